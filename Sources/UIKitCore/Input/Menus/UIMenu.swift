import Foundation

/// A list of actions and submenus that a button opens.
///
/// Menus are immutable. To change one, assign a new menu in its place. Main actor.
open class UIMenu: UIMenuElement {
    /// Identifies the menu.
    public let identifier: Identifier

    /// The appearance of the menu inside another menu.
    public let options: Options

    /// The elements of the menu.
    open var children: [UIMenuElement] { elements }

    /// The elements that are on, in this menu and in its submenus.
    open var selectedElements: [UIMenuElement] { leaves.filter { $0.isOn } }

    /// The size of the elements, for a menu that is not inside another one or is displayed inline. Default: `automatic`.
    open var preferredElementSize: ElementSize

    /// The display of the elements' titles; nil for the default.
    open var displayPreferences: UIMenuDisplayPreferences?

    private let elements: [UIMenuElement]
    private static var unnamed = 0

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The title above the elements, or of the item that opens the menu.
    ///   - subtitle: The subtitle of the item that opens the menu.
    ///   - image: The image of the item that opens the menu.
    ///   - identifier: Identifies the menu; nil generates a unique identifier.
    ///   - options: The appearance inside another menu.
    ///   - preferredElementSize: The size of the elements.
    ///   - children: The elements.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        if identifier == nil { UIMenu.unnamed += 1 }
        self.identifier = identifier ?? Identifier("unnamed.\(UIMenu.unnamed)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        elements = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Returns a copy of this menu with different elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The sizes of the elements of a menu.
    public enum ElementSize: Int, Sendable {
        /// That of the context: large.
        case automatic = -1
        /// Images side by side. Elements without an image show their title.
        case small = 0
        /// Images above short titles, side by side.
        case medium = 1
        /// A line for each element.
        case large = 2
    }

    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string.
        public let rawValue: String
        /// Makes an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The appearance of a menu inside another menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements appear directly in the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The item that opens the menu has a warning colour.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time is on. When the user chooses an element, it is turned on and the others off. This includes the
        /// elements of submenus.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }
}

/// The display of a menu. Main actor.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of a title; 0 for one line, which is the default.
    open var maximumNumberOfTitleLines = 0

    /// Makes the default display.
    public override init() { super.init() }
}
