import Foundation

/// A position between two characters or tokens. Text fields and text views create these; apps only pass them back.
///
/// Main actor.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range between two positions in a text. Text fields and text views create these.
///
/// Main actor.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition {
        trap("UITextRange.start was read on a range that was not created by a text field or text view.")
    }

    /// The end of the range.
    open var end: UITextPosition {
        trap("UITextRange.end was read on a range that was not created by a text field or text view.")
    }

    /// Whether the start equals the end.
    open var isEmpty: Bool { start.isEqual(end) }
}

/// A position in a ``TextDocument``.
final class TextPosition: UITextPosition {
    let location: Int

    init(_ location: Int) {
        self.location = location
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextPosition)?.location == location
    }

    override var hash: Int { location }

    override var description: String { "UITextPosition \(location)" }
}

/// A range in a ``TextDocument``.
final class TextSpan: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextPosition(range.lowerBound) }
    override var end: UITextPosition { TextPosition(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TextSpan)?.range == range
    }

    override var hash: Int { range.hashValue }

    override var description: String { "UITextRange \(range)" }
}

extension UITextPosition {
    /// The location in a document. Traps for a position that was not created by a text field or text view.
    func location(for call: StaticString) -> Int {
        guard let position = self as? TextPosition else {
            trap("\(call) was given a UITextPosition that was not created by a text field or text view.")
        }
        return position.location
    }
}

extension UITextRange {
    /// The locations in a document. Traps for a range that was not created by a text field or text view.
    func locations(for call: StaticString) -> Range<Int> {
        guard let span = self as? TextSpan else {
            trap("\(call) was given a UITextRange that was not created by a text field or text view.")
        }
        return span.range
    }
}
