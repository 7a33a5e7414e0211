import TextEscaping

/// A whole text of a file as it is printed: ``escaped(_:keeping:limit:)`` without tabs, which are between columns, and without end.
func visible(_ text: some StringProtocol) -> String { escaped(text, keeping: ["\t"], limit: .max) }
