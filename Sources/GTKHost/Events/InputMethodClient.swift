#if GTK
import Foundation
@_spi(Host) import UIKitCore

/// A view whose text an input method edits. Offsets are UTF-16 units of the text.
@MainActor
protocol InputMethodClient: UIView, UITextInput {
    /// The offsets of a range; nil if it is not a range of the view.
    func textOffsets(of range: UITextRange) -> Range<Int>?

    /// The range with the given offsets; nil if they are out of bounds.
    func textRange(ofTextOffsets offsets: Range<Int>) -> UITextRange?

    /// A part of the text that contains a range and is useful as its context, and the offset of the part.
    func text(around range: Range<Int>) -> (text: String, start: Int)
}

extension UITextField: InputMethodClient {
    func text(around range: Range<Int>) -> (text: String, start: Int) { (text ?? "", 0) }
}

extension UITextView: InputMethodClient {
    func textOffsets(of range: UITextRange) -> Range<Int>? {
        let lower = max(0, offset(from: beginningOfDocument, to: range.start))
        let upper = max(0, offset(from: beginningOfDocument, to: range.end))
        return lower..<max(lower, upper)
    }

    func textRange(ofTextOffsets offsets: Range<Int>) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
            let end = position(from: beginningOfDocument, offset: offsets.upperBound)
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// The number of UTF-16 units on each side of the selection that an input method sees at most.
    private static let context = 1000

    /// The paragraphs of the range, as far as they are near it.
    func text(around range: Range<Int>) -> (text: String, start: Int) {
        let length = textStorage.length
        var start = min(max(0, range.lowerBound - Self.context), length)
        let end = max(start, min(length, range.upperBound + Self.context))
        let near = textStorage.attributedSubstring(from: NSRange(start..<end)).string as NSString
        let inside = NSRange(location: range.lowerBound - start, length: min(range.count, near.length))
        var part = near.rangeOfComposedCharacterSequences(for: near.paragraphRange(for: inside))
        // The end of the paragraph is not part of its text.
        while part.length > inside.location + inside.length - part.location,
            let unit = Unicode.Scalar(near.character(at: part.location + part.length - 1)),
            CharacterSet.newlines.contains(unit)
        {
            part.length -= 1
        }
        start += part.location
        return (near.substring(with: part), start)
    }
}
#endif
