import Foundation

/// The kinds of data that a text view shows as links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Everything that can be detected: web and mail addresses, and phone numbers.
    public static let all: UIDataDetectorTypes = [.phoneNumber, .link]

    /// Postal addresses.
    @available(
        *,
        unavailable,
        message: "postal addresses cannot be recognized here; add the attribute link to the text"
    )
    public static var address: UIDataDetectorTypes { [] }
    /// Dates and times.
    @available(*, unavailable, message: "dates cannot be recognized here; add the attribute link to the text")
    public static var calendarEvent: UIDataDetectorTypes { [] }
    /// Tracking numbers of shipments.
    @available(
        *,
        unavailable,
        message: "tracking numbers cannot be recognized here; add the attribute link to the text"
    )
    public static var shipmentTrackingNumber: UIDataDetectorTypes { [] }
    /// Flight numbers.
    @available(*, unavailable, message: "flight numbers cannot be recognized here; add the attribute link to the text")
    public static var flightNumber: UIDataDetectorTypes { [] }
}

extension UITextView {
    /// Posted by a text view after its editing began.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    /// Posted by a text view after the user changed its text.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    /// Posted by a text view after its editing ended.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
}

/// The appearance that the app set for a text view.
struct TextViewStyle {
    var font: UIFont?
    var textColor: UIColor?
    var alignment = NSTextAlignment.natural
    var adjustsFont = false

    /// The attributes of text to which the app gave none.
    @MainActor var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
        ]
        if alignment != .natural {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            attributes[.paragraphStyle] = paragraph
        }
        return attributes
    }
}

/// The editing state of a text view.
struct TextViewEditing {
    var selection = TextSelection(caret: 0)
    /// The composed text of an input method.
    var marked: Range<Int>?
    var history = TextEditHistory()
    /// Whether the view is being edited.
    var isActive = false
    var isAskingToBegin = false
    var isAskingToEnd = false
    /// The attributes that the app set for the next typed text, until the selection changes.
    var typingAttributes: [NSAttributedString.Key: Any]?
    /// The horizontal position that the caret keeps while it moves by lines.
    var keptX: CGFloat?
    /// The selected word or paragraph at which a selection with the pointer began.
    var pointer: PointerSelection?
    /// Whether the host reported the press of the touch that is on the view.
    var tookPress = false
    /// The edits that the host has not shown yet.
    var undisplayed: [TextViewEdit] = []
    /// Whether the caret is to be scrolled into view at the next layout.
    var revealsCaret = false
    /// The number of edits, to notice whether there were any.
    var editCount = 0
    /// Whether the text view itself is changing the text.
    var isOwnEdit = false
}

/// A selection that the pointer extends.
struct PointerSelection {
    /// The unit of the selection.
    enum Unit {
        case character, word, paragraph
    }

    let unit: Unit
    let start: Range<Int>
    /// The point at which the button was pressed.
    let point: CGPoint
    /// Whether the pointer has moved since.
    var hasMoved = false
    /// Whether the press was on the selection, which stays until the release: the user may drag it.
    var isOnSelection = false
    /// The selection before the button was pressed.
    let earlier: TextSelection
}
