import Foundation

/// A way through the elements of one kind on a screen, such as the links of a text, that assistive technology offers.
///
/// In windows, the menu that the menu key and Shift+F10 open has entries for the next and the previous element of each rotor of the
/// focused element and its containers. The found element receives the keyboard focus if it can, and is announced. Main actor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the element after a position.
    ///
    /// - Parameter predicate: The present element and the direction.
    /// - Returns: The found element; nil at the end.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Towards the beginning.
        case previous
        /// Towards the end.
        case next
    }

    /// The kinds of elements that screen readers know.
    public enum SystemRotorType: Int, Sendable {
        /// A rotor with a name of the app.
        case none = 0
        /// Links.
        case link
        /// Visited links.
        case visitedLink
        /// Headings.
        case heading
        /// Headings of level 1.
        case headingLevel1
        /// Headings of level 2.
        case headingLevel2
        /// Headings of level 3.
        case headingLevel3
        /// Headings of level 4.
        case headingLevel4
        /// Headings of level 5.
        case headingLevel5
        /// Headings of level 6.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Italic text.
        case italicText
        /// Underlined text.
        case underlineText
        /// Misspelled words.
        case misspelledWord
        /// Images.
        case image
        /// Text fields.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark
    }

    /// The kind of elements; `none` for a rotor with a name.
    public let systemRotorType: SystemRotorType

    /// The name; for a system type that of the kind, in the user's language if it is supported.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes. Speech ignores them.
    open var attributedName: NSAttributedString

    /// Finds the next or previous element.
    open var itemSearchBlock: Search

    /// Makes a rotor with a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - itemSearchBlock: Finds the next or previous element. The rotor retains it.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = NSAttributedString(string: name)
        systemRotorType = .none
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Makes a rotor with an attributed name.
    public init(
        attributedName: NSAttributedString,
        itemSearch itemSearchBlock: @escaping Search
    ) {
        self.attributedName = attributedName
        systemRotorType = .none
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Makes a rotor for a kind of elements that screen readers know.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = NSAttributedString(string: type.spokenName)
        systemRotorType = type
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Finds the next or previous element, and moves there.
    ///
    /// - Parameters:
    ///   - direction: The direction.
    ///   - current: The present element; nil before the first one.
    /// - Returns: The found element; nil at the end.
    @_spi(Host)
    @discardableResult
    public func userSearched(_ direction: Direction, from current: (any NSObjectProtocol)?)
        -> UIAccessibilityCustomRotorItemResult?
    {
        // Within one element, the search continues from the range that it found last.
        let last = lastResult.flatMap { $0.targetElement === current ? $0 : nil }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        predicate.currentItem =
            last ?? UIAccessibilityCustomRotorItemResult(targetElement: current, targetRange: nil)
        guard let result = itemSearchBlock(predicate) else { return nil }
        lastResult = result
        return result
    }

    private var lastResult: UIAccessibilityCustomRotorItemResult?
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The name of the kind.
    fileprivate var spokenName: String {
        let english =
            switch self {
            case .none: "Items"
            case .link: "Links"
            case .visitedLink: "Visited Links"
            case .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
                .headingLevel6:
                "Headings"
            case .boldText: "Bold Text"
            case .italicText: "Italic Text"
            case .underlineText: "Underlined Text"
            case .misspelledWord: "Misspelled Words"
            case .image: "Images"
            case .textField: "Text Fields"
            case .table: "Tables"
            case .list: "Lists"
            case .landmark: "Landmarks"
            }
        let name = SystemTexts.text(english)
        let first = Self.headingLevel1.rawValue
        guard (first...Self.headingLevel6.rawValue).contains(rawValue) else { return name }
        return "\(name) \(rawValue - first + 1)"
    }
}

/// The position and direction of a search of a ``UIAccessibilityCustomRotor``. Main actor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The present element, and the range in it.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)

    /// The direction of the search. Default: `next`.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a ``UIAccessibilityCustomRotor`` found, and a range of its text. Main actor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element: a view or a ``UIAccessibilityElement``. Weak reference.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The range in the element, which must conform to `UITextInput`; nil for the whole element. It is selected.
    open var targetRange: UITextRange?

    /// Makes a result.
    ///
    /// - Parameters:
    ///   - targetElement: The element.
    ///   - targetRange: The range of its text; nil for the whole element.
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init(targetElement: Optional(targetElement), targetRange: targetRange)
    }

    init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
