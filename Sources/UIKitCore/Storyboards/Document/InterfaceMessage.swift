import TextEscaping

/// A message about a storyboard or a nib.
///
/// Its literals are the library's. Interpolated values may come from the file: they are escaped, so that they can neither end the line
/// or the quotation nor change the terminal, and cut where they are long.
struct InterfaceMessage: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    private init(_ text: String) { self.text = text }

    static func + (first: InterfaceMessage, second: InterfaceMessage) -> InterfaceMessage {
        InterfaceMessage(first.text + second.text)
    }

    /// Ends the process with the message.
    func trap() -> Never { UIKitCore.trap(text) }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// The number of names that are listed.
        private static let listLimit = 64

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a value, which may be of any origin.
        mutating func appendInterpolation(_ value: some Any) { text += escapedName("\(value)") }

        /// Appends a part of the message, whose values are escaped already.
        mutating func appendInterpolation(_ part: InterfaceMessage) { text += part.text }

        /// Appends names of the library's, such as the values that an attribute may have.
        mutating func appendInterpolation(known names: some Sequence<String>) {
            text += names.sorted().joined(separator: ", ")
        }

        /// Appends names of any origin, each between quotation marks, or "none".
        mutating func appendInterpolation(quoted names: [String], separator: String = ", ") {
            var shown = names.prefix(Self.listLimit).map { "'\(escapedName($0))'" }
            if names.count > shown.count { shown.append("…") }
            text += shown.isEmpty ? "none" : shown.joined(separator: separator)
        }
    }
}
