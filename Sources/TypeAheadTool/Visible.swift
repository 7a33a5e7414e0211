/// A text in which control characters are signs that are seen, so that a terminal does nothing but show it.
///
/// Tabs stay. The controls of ASCII become the pictures that Unicode has of them (␛ for Escape, ␀ for NUL), those of
/// U+0080 to U+009F become U+FFFD.
func visible(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(visible(scalar)) }
    return String(result)
}

private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: scalar
    }
}
