import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// An element on screen.
@MainActor
public struct ScreenElement {
    /// The role: "button", "row", "search field".
    public let role: String

    /// The accessible name.
    public let label: String?

    /// The value.
    public let value: String?

    /// The states: "focused", "selected", and highlighted text: `highlighted "new"`.
    public let states: [String]

    /// The frame on the screen, in points.
    public let frame: CGRect

    /// The elements inside, in reading order.
    public let children: [ScreenElement]

    /// The accessibility identifier, which users never see.
    public var identifier: String? {
        part?.accessibilityIdentifier ?? (tokenIndex == nil ? view.accessibilityIdentifier : nil)
    }

    /// The view of the element.
    package let view: UIView
    /// The index of the token in the view, if it is one.
    let tokenIndex: Int?
    /// The part of the view that the app declares as an element, if it is one.
    var part: UIAccessibilityElement?
    /// Whether the host shows the element in a title bar, where UIKit's hit test does not reach it.
    var isInTitleBar = false

    /// The result of activation, in the app's words.
    public var hint: String? {
        if let part { return part.accessibilityHint }
        guard let tokenIndex else { return view.accessibilityHint }
        let tokens = (view as? UISearchTextField)?.tokenDescriptions ?? []
        return tokens.indices.contains(tokenIndex) ? tokens[tokenIndex].hint : nil
    }

    /// The names of the custom actions.
    public var actions: [String] { (responder?.accessibilityCustomActions ?? []).map(\.name) }

    /// The view or the accessibility element; nil for a token.
    var responder: UIResponder? { part ?? (tokenIndex == nil ? view : nil) }

    /// The traits.
    var traits: UIAccessibilityTraits { part?.accessibilityTraits ?? view.accessibilityTraits }

    /// The element and its descendants, outermost first.
    public var all: [ScreenElement] {
        [self] + children.flatMap(\.all)
    }

    /// The element in one line: role, label, value, states.
    public var summary: String { line(textLimit: .max) }

    /// The element in one line for messages, with long texts truncated.
    var brief: String { line(textLimit: Self.briefLength) }

    /// The maximum length of a label or value in messages, in characters.
    nonisolated static let briefLength = 80

    private func line(textLimit: Int) -> String {
        var words = [role]
        if let label { words.append(Self.quoted(label, limit: textLimit)) }
        if let value, !value.isEmpty { words.append("value \(Self.quoted(value, limit: textLimit))") }
        if !states.isEmpty { words.append("(\(Self.cut(states.joined(separator: ", "), to: textLimit)))") }
        return words.joined(separator: " ")
    }

    /// Truncates a long text.
    nonisolated static func cut(_ text: String, to limit: Int) -> String {
        // A character has at least one byte, and counting bytes is faster.
        guard text.utf8.count > limit, let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
            end < text.endIndex
        else { return text }
        return text[..<end] + "…"
    }

    /// A quoted text, as by ``quoted(_:)``, truncated to a limit.
    nonisolated static func quoted(_ text: String, limit: Int) -> String { quoted(cut(text, to: limit)) }

    /// A text in quotation marks. Escapes everything that could be mistaken for the outline, or that a terminal would
    /// interpret.
    nonisolated static func quoted(_ text: String) -> String { TextEscaping.quoted(text) }
}
