//! What a failed call says: title, why, and what to do now.
//!
//! Rules of the games have their own notices; these are the app's. Host knows
//! the kind and hands in at most one detail, never a sentence.

use crate::kernel::Invalid;
use crate::maze::NoRun;
use crate::session::{Fault, FaultKind, Notice};
use crate::view::{Arg, Words};

/// A fault of `kind` in words. `detail` is what a helper would want to read: a
/// path in the data, a file, the system's message; it may be empty.
#[must_use]
pub fn fault(kind: FaultKind, detail: &str, words: &Words) -> Fault {
    let detail = [("detail", Arg::from(detail))];
    let notice = match kind {
        FaultKind::Refused => notice(
            "refused",
            words.say("fault-refused"),
            words.tell("fault-refused-text", &detail),
            words.say("fault-refused-remedy"),
        ),
        FaultKind::Invalid => notice(
            "invalid",
            words.say("fault-invalid"),
            words.tell("fault-invalid-text", &detail),
            words.say("fault-invalid-remedy"),
        ),
        FaultKind::NoMatch => notice(
            "no_match",
            words.say("fault-no-match"),
            words.say("fault-no-match-text"),
            words.say("fault-no-match-remedy"),
        ),
        FaultKind::StoreBusy => notice(
            "store_busy",
            words.say("fault-store-busy"),
            words.say("fault-store-busy-text"),
            words.say("fault-store-busy-remedy"),
        ),
        FaultKind::StoreFull => notice(
            "store_full",
            words.say("fault-store-full"),
            words.say("fault-store-full-text"),
            words.say("fault-store-full-remedy"),
        ),
        FaultKind::StoreReadOnly => notice(
            "store_read_only",
            words.say("fault-store-read-only"),
            words.tell("fault-store-read-only-text", &detail),
            words.say("fault-store-read-only-remedy"),
        ),
        FaultKind::StoreBlocked => notice(
            "store_blocked",
            words.say("fault-store-blocked"),
            words.tell("fault-store-blocked-text", &detail),
            words.say("fault-store-blocked-remedy"),
        ),
        FaultKind::StoreDamaged => notice(
            "store_damaged",
            words.say("fault-store-damaged"),
            words.say("fault-store-damaged-text"),
            words.say("fault-store-damaged-remedy"),
        ),
        FaultKind::StoreTooNew => notice(
            "store_too_new",
            words.say("fault-store-too-new"),
            words.say("fault-store-too-new-text"),
            words.say("fault-store-too-new-remedy"),
        ),
        FaultKind::StoreForeign => notice(
            "store_foreign",
            words.say("fault-store-foreign"),
            words.tell("fault-store-foreign-text", &detail),
            words.say("fault-store-foreign-remedy"),
        ),
        FaultKind::StoreInUse => notice(
            "store_in_use",
            words.say("fault-store-in-use"),
            words.say("fault-store-in-use-text"),
            words.say("fault-store-in-use-remedy"),
        ),
        FaultKind::Bug => notice(
            "bug",
            words.say("fault-bug"),
            words.tell("fault-bug-text", &detail),
            words.say("fault-bug-remedy"),
        ),
    };
    let retry = words.say("fault-retry");
    Fault {
        kind,
        notice,
        retry,
    }
}

/// Data that can't be understood.
#[must_use]
pub fn fault_of_invalid(invalid: &Invalid, words: &Words) -> Fault {
    fault(FaultKind::Invalid, &invalid.to_string(), words)
}

/// A file that was to be watched, and can't be.
#[must_use]
pub fn fault_of_run(why: NoRun, words: &Words) -> Fault {
    let notice = match why {
        NoRun::Nonsense => notice(
            "run_unreadable",
            words.say("run-unreadable"),
            words.say("run-unreadable-text"),
            words.say("run-unreadable-remedy"),
        ),
        NoRun::TooLong => notice(
            "run_too_long",
            words.say("run-too-long"),
            words.say("run-too-long-text"),
            words.say("run-too-long-remedy"),
        ),
        NoRun::Newer => notice(
            "run_newer",
            words.say("run-newer"),
            words.say("run-newer-text"),
            words.say("run-newer-remedy"),
        ),
        NoRun::Altered => notice(
            "run_altered",
            words.say("run-altered"),
            words.say("run-altered-text"),
            words.say("run-altered-remedy"),
        ),
    };
    Fault {
        kind: FaultKind::Invalid,
        notice,
        retry: words.say("fault-retry"),
    }
}

/// Told once on home: the saved file was damaged and set aside as `file`;
/// `kept` matches could still be read.
#[must_use]
pub fn set_aside_notice(file: &str, kept: u32, words: &Words) -> Notice {
    notice(
        "store_set_aside",
        words.say("set-aside"),
        words.tell(
            "set-aside-text",
            &[("file", file.into()), ("kept", kept.into())],
        ),
        words.say("set-aside-remedy"),
    )
}

/// A run was saved as `file`.
#[must_use]
pub fn saved_notice(file: &str, words: &Words) -> Notice {
    notice(
        "saved",
        words.say("practice-saved"),
        words.tell("practice-saved-text", &[("file", file.into())]),
        words.say("practice-saved-remedy"),
    )
}

fn notice(code: &str, title: String, text: String, remedy: String) -> Notice {
    // What ends in a path stands without a full stop, to be copied; spoken, the
    // remedy would run on from it.
    let stop = if text.trim_end().ends_with(['.', '!', '?', '…']) {
        ""
    } else {
        "."
    };
    Notice {
        code: code.to_owned(),
        announce: format!("{title}. {}{stop} {remedy}", text.trim_end()),
        title,
        text,
        remedy,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Language;

    const KINDS: [FaultKind; 12] = [
        FaultKind::Refused,
        FaultKind::Invalid,
        FaultKind::NoMatch,
        FaultKind::StoreBusy,
        FaultKind::StoreFull,
        FaultKind::StoreReadOnly,
        FaultKind::StoreBlocked,
        FaultKind::StoreDamaged,
        FaultKind::StoreTooNew,
        FaultKind::StoreForeign,
        FaultKind::StoreInUse,
        FaultKind::Bug,
    ];

    #[test]
    fn every_fault_says_what_why_and_what_to_do_now() {
        for language in Language::ALL {
            let words = Words::new(language);
            for kind in KINDS {
                let notice = fault(kind, "levels[3].price", &words).notice;
                for text in [&notice.title, &notice.text, &notice.remedy] {
                    assert!(!text.is_empty() && !text.contains("fault-"), "{text}");
                    assert!(!text.contains('{'), "{text}");
                }
                assert!(notice.announce.contains(&notice.remedy));
            }
        }
    }

    #[test]
    fn announced_sentences_do_not_run_together() {
        for language in Language::ALL {
            let words = Words::new(language);
            for kind in KINDS {
                let notice = fault(kind, "/home/maya/coinop", &words).notice;
                let before = notice.announce.strip_suffix(&notice.remedy);
                let before = before.expect("the remedy comes last");
                let before = before.strip_suffix(' ').expect("a space between");
                assert!(
                    before.ends_with(['.', '!', '?']) && !before.ends_with(".."),
                    "{before}"
                );
            }
        }
    }

    #[test]
    fn a_file_set_aside_is_named_and_what_lives_is_counted() {
        let words = Words::new(Language::En);
        let none = set_aside_notice("old.db", 0, &words);
        assert!(none.text.contains("old.db"), "{}", none.text);
        let one = set_aside_notice("old.db", 1, &words);
        let two = set_aside_notice("old.db", 2, &words);
        assert!(one.text.contains("1 match "), "{}", one.text);
        assert!(two.text.contains("2 matches "), "{}", two.text);
    }
}
