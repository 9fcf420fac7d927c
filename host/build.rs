//! Makes cargo notice a new migration: they're embedded by a macro that reads
//! a folder, which cargo can't see by itself.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
