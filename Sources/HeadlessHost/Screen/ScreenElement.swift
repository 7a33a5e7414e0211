import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// One thing that a person meets on the screen.
@MainActor
public struct ScreenElement {
    /// What kind of thing it is: "button", "row", "search field".
    public let role: String

    /// What it is called.
    public let label: String?

    /// What it holds.
    public let value: String?

    /// Its state: "focused", "selected", and what stands out in its text: `highlighted "new"`.
    public let states: [String]

    /// Where it is on the screen, in points.
    public let frame: CGRect

    /// What is in it, in reading order.
    public let children: [ScreenElement]

    /// The view that it is a picture of.
    let view: UIView
    /// Which token of the view it is.
    let tokenIndex: Int?

    /// The element and everything in it, outermost first.
    public var all: [ScreenElement] {
        [self] + children.flatMap(\.all)
    }

    /// The element in one line: role, label, value, state.
    public var summary: String { line(textLimit: .max) }

    /// The element in one line for messages, in which a long text is cut.
    var brief: String { line(textLimit: Self.briefLength) }

    /// The number of characters of a label or value that messages have.
    nonisolated static let briefLength = 80

    private func line(textLimit: Int) -> String {
        var words = [role]
        if let label { words.append(Self.quoted(label, limit: textLimit)) }
        if let value, !value.isEmpty { words.append("value \(Self.quoted(value, limit: textLimit))") }
        if !states.isEmpty { words.append("(\(Self.cut(states.joined(separator: ", "), to: textLimit)))") }
        return words.joined(separator: " ")
    }

    /// The beginning of a long text.
    nonisolated static func cut(_ text: String, to limit: Int) -> String {
        // A character has at least one byte; counting characters takes time.
        guard text.utf8.count > limit, let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
            end < text.endIndex
        else { return text }
        return text[..<end] + "…"
    }

    /// A text between quotation marks, as ``quoted(_:)`` writes it, cut where it is long.
    nonisolated static func quoted(_ text: String, limit: Int) -> String { quoted(cut(text, to: limit)) }

    /// The text between quotation marks, with everything that could be mistaken for the outline, or that a terminal
    /// would obey, written as an escape.
    nonisolated static func quoted(_ text: String) -> String { TextEscaping.quoted(text) }
}
