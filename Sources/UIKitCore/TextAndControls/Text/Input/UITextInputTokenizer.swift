import Foundation

/// Is notified of changes of a text that do not come from the user. Main actor.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    /// A character, as the user sees it.
    case character
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// A paragraph.
    case paragraph
    /// A line: here a paragraph.
    case line
    /// The whole text.
    case document
}

/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Sendable {
    /// To the end.
    case forward = 0
    /// To the beginning.
    case backward = 1
}

/// A direction in a text: a storage direction or a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the storage direction or layout direction.
    public var rawValue: Int
    /// Makes a direction from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// A layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// Finds the units of a text. Main actor.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the range of the unit that contains a position, or that ends or begins there in the direction; nil if there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns whether a unit ends (forward) or begins (backward) at a position.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next boundary of a unit in a direction; nil if there is none.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns whether a position is in a unit, or at its start (forward) or end (backward).
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of a text from its characters. Reads the whole text with each call. Main actor.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// Makes a tokenizer for a text, which it does not retain.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// Returns the range of the unit that contains a position, or that ends (backward) or begins (forward) there.
    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let scan = scan(position) else { return nil }
        let forward = isForward(direction)
        let unit = scan.units(granularity).first { unit in
            (unit.lowerBound < scan.offset && scan.offset < unit.upperBound)
                || (forward ? unit.lowerBound == scan.offset : unit.upperBound == scan.offset)
        }
        return unit.flatMap(scan.range)
    }

    /// Returns whether a unit ends (forward) or begins (backward) at a position.
    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let scan = scan(position) else { return false }
        let forward = isForward(direction)
        return scan.units(granularity).contains { (forward ? $0.upperBound : $0.lowerBound) == scan.offset }
    }

    /// Returns the next boundary of a unit in a direction: its end forward, its start backward.
    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let scan = scan(position) else { return nil }
        let units = scan.units(granularity)
        let target =
            isForward(direction)
            ? units.first { $0.upperBound > scan.offset }?.upperBound
            : units.last { $0.lowerBound < scan.offset }?.lowerBound
        return target.flatMap { scan.input.position(from: scan.input.beginningOfDocument, offset: scan.start + $0) }
    }

    /// Returns whether a position is in a unit, or at its start (forward) or end (backward).
    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue:
            false
        default: true
        }
    }

    /// A text with a position in it.
    @MainActor
    private struct Scan {
        let input: any UITextInput
        let text: String
        /// The offset of the text in the document, which begins with tokens in a search field.
        let start: Int
        let offset: Int

        func range(_ unit: Range<Int>) -> UITextRange? {
            guard let lower = input.position(from: input.beginningOfDocument, offset: start + unit.lowerBound),
                let upper = input.position(from: input.beginningOfDocument, offset: start + unit.upperBound)
            else { return nil }
            return input.textRange(from: lower, to: upper)
        }

        func units(_ granularity: UITextGranularity) -> [Range<Int>] {
            switch granularity {
            case .document: return [0..<text.utf16.count]
            case .character:
                var end = 0
                return text.map { character in
                    defer { end += character.utf16.count }
                    return end..<end + character.utf16.count
                }
            case .word:
                return ranges { text, index in
                    let end = text.wordEnd(after: index)
                    let start = text.wordStart(before: end)
                    return start < end && text.isInWord(start) ? start..<end : nil
                }
            case .paragraph, .line:
                return ranges { text, index in
                    guard index < text.endIndex else { return nil }
                    let end = text[index...].firstIndex(where: \.isNewline).map { text.index(after: $0) }
                    return index..<(end ?? text.endIndex)
                }
            case .sentence:
                return ranges { text, index in
                    guard let start = text[index...].firstIndex(where: { !$0.isWhitespace }) else { return nil }
                    var end = start
                    while end < text.endIndex {
                        let character = text[end]
                        let next = text.index(after: end)
                        if character.isNewline { return start..<next }
                        let ends = ".!?\u{2026}\u{3002}\u{061F}".contains(character)
                        if ends, next == text.endIndex || text[next].isWhitespace { return start..<next }
                        end = next
                    }
                    return start..<end
                }
            }
        }

        private func ranges(_ next: (String, String.Index) -> Range<String.Index>?) -> [Range<Int>] {
            var ranges: [Range<Int>] = []
            var index = text.startIndex
            while let found = next(text, index), found.upperBound > index {
                let lower = text.utf16.distance(from: text.startIndex, to: found.lowerBound)
                ranges.append(lower..<text.utf16.distance(from: text.startIndex, to: found.upperBound))
                index = found.upperBound
            }
            return ranges
        }
    }

    private func scan(_ position: UITextPosition) -> Scan? {
        guard let input = textInput,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return nil }
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        let start = max(0, length - text.utf16.count)
        let offset = input.offset(from: input.beginningOfDocument, to: position) - start
        return Scan(input: input, text: text, start: start, offset: max(0, offset))
    }
}
