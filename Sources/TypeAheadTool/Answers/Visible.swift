import TextEscaping

/// A text of a file for output: ``escaped(_:keeping:limit:)`` except for tabs, which separate columns, and without a length
/// limit.
func visible(_ text: some StringProtocol) -> String { escaped(text, keeping: ["\t"], limit: .max) }
