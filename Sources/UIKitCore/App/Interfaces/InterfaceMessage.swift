import TextEscaping

/// A message about a storyboard or a nib.
///
/// Literal parts come from the library. Interpolated values may come from the file, so they are escaped: they cannot end the
/// line or quotation or control the terminal. Long values are truncated.
package struct InterfaceMessage: ExpressibleByStringInterpolation {
    package let text: String

    package init(stringLiteral value: String) { text = value }

    package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    private init(_ text: String) { self.text = text }

    package static func + (first: InterfaceMessage, second: InterfaceMessage) -> InterfaceMessage {
        InterfaceMessage(first.text + second.text)
    }

    /// Terminates the process with the message.
    package func trap() -> Never { TextEscaping.trap(text) }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// The maximum number of names in a list.
        private static let listLimit = 64

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        package mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a value of any origin, escaped.
        package mutating func appendInterpolation(_ value: some Any) { text += escapedName("\(value)") }

        /// Appends a part of a message, whose values are already escaped.
        package mutating func appendInterpolation(_ part: InterfaceMessage) { text += part.text }

        /// Appends names defined by the library, such as the allowed values of an attribute.
        package mutating func appendInterpolation(known names: some Sequence<String>) {
            text += names.sorted().joined(separator: ", ")
        }

        /// Appends names of any origin in quotation marks, or "none".
        package mutating func appendInterpolation(quoted names: [String], separator: String = ", ") {
            var shown = names.prefix(Self.listLimit).map { "'\(escapedName($0))'" }
            if names.count > shown.count { shown.append("…") }
            text += shown.isEmpty ? "none" : shown.joined(separator: separator)
        }
    }
}
