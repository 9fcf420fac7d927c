//! Civil dates in words. Core has no clock: host hands in both moments.

use crate::view::Words;

/// A moment on the wall clock of the place where the app runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalTime {
    /// Year of our calendar.
    pub year: i32,
    /// Month, 1 to 12.
    pub month: u8,
    /// Day of the month, 1 to 31.
    pub day: u8,
    /// Hour, 0 to 23.
    pub hour: u8,
    /// Minute, 0 to 59.
    pub minute: u8,
}

impl LocalTime {
    /// Days since 1 March of year 0, by the civil calendar.
    fn day_number(self) -> i64 {
        let (year, month) = if self.month > 2 {
            (i64::from(self.year), i64::from(self.month) - 3)
        } else {
            (i64::from(self.year) - 1, i64::from(self.month) + 9)
        };
        let leaps = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        365 * year + leaps + (153 * month + 2) / 5 + i64::from(self.day) - 1
    }

    /// "today, 20:14", "yesterday, 23:50", "28 November, 19:00".
    pub(in crate::view) fn in_words(self, now: Self, words: &Words) -> String {
        let time = format!("{:02}:{:02}", self.hour, self.minute);
        match now.day_number() - self.day_number() {
            0 => words.tell("when-today", &[("time", (&time).into())]),
            1 => words.tell("when-yesterday", &[("time", (&time).into())]),
            _ => {
                let year = self.year.to_string();
                let date = [
                    ("day", self.day.into()),
                    ("month", self.month.into()),
                    ("time", (&time).into()),
                    // As text: a year takes no thousands separator.
                    ("year", (&year).into()),
                ];
                if self.year == now.year {
                    words.tell("when-date", &date[..3])
                } else {
                    words.tell("when-date-year", &date)
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Language;

    fn at(year: i32, month: u8, day: u8) -> LocalTime {
        LocalTime {
            year,
            month,
            day,
            hour: 20,
            minute: 5,
        }
    }

    #[test]
    fn yesterday_reaches_over_months_years_and_leap_days() {
        let words = Words::new(Language::En);
        for (then, now) in [
            (at(2026, 11, 30), at(2026, 12, 1)),
            (at(2026, 12, 31), at(2027, 1, 1)),
            (at(2028, 2, 29), at(2028, 3, 1)),
            (at(2100, 2, 28), at(2100, 3, 1)),
        ] {
            assert_eq!(then.in_words(now, &words), "yesterday, 20:05", "{then:?}");
        }
    }

    #[test]
    fn older_days_name_the_month_and_other_years_the_year() {
        let now = at(2026, 11, 30);
        let (en, nl) = (Words::new(Language::En), Words::new(Language::Nl));
        assert_eq!(now.in_words(now, &nl), "vandaag, 20:05");
        assert_eq!(at(2026, 3, 28).in_words(now, &en), "28 March, 20:05");
        assert_eq!(at(2026, 3, 28).in_words(now, &nl), "28 maart, 20:05");
        assert_eq!(at(2025, 8, 1).in_words(now, &nl), "1 augustus 2025, 20:05");
    }
}
