//! Bytes as decisions: every input means something, and none is too short.

/// What's left of an input.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next byte, if there's one.
    pub fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// The next byte; 0 past the end.
    pub fn byte(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    /// 0 to `n` − 1.
    pub fn below(&mut self, n: u8) -> u8 {
        self.byte() % n
    }

    /// One of them.
    pub fn pick<T: Copy, const N: usize>(&mut self, of: [T; N]) -> T {
        of[usize::from(self.byte()) % N]
    }

    /// Two bytes as a number.
    pub fn wide(&mut self) -> u32 {
        u32::from(self.byte()) << 8 | u32::from(self.byte())
    }
}
