#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| coinop_fuzz::cards(data));
