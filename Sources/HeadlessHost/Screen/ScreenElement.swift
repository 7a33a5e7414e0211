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
    public var summary: String {
        var words = [role]
        if let label { words.append(Self.quoted(label)) }
        if let value, !value.isEmpty { words.append("value \(Self.quoted(value))") }
        if !states.isEmpty { words.append("(\(states.joined(separator: ", ")))") }
        return words.joined(separator: " ")
    }

    /// The text between quotation marks, with everything that could be mistaken for the outline, or that a terminal
    /// would obey, written as an escape.
    nonisolated static func quoted(_ text: String) -> String { TextEscaping.quoted(text) }
}
