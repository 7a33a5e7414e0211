import Foundation

/// A list of actions, and of further menus, that a button opens.
///
/// A menu does not change. To offer something else, assign another one where this one is. Main actor.
open class UIMenu: UIMenuElement {
    /// Tells one menu from another.
    public let identifier: Identifier

    /// How the menu is shown in another one.
    public let options: Options

    /// What the menu offers.
    open var children: [UIMenuElement] { elements }

    private let elements: [UIMenuElement]
    private static var unnamed = 0

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: What is written above what it offers, or on the item that opens it.
    ///   - subtitle: A second line on the item that opens it.
    ///   - image: What is drawn on the item that opens it.
    ///   - identifier: Tells it from other menus; nil for one that no other menu has.
    ///   - options: How it is shown in another menu.
    ///   - children: What it offers.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        if identifier == nil { UIMenu.unnamed += 1 }
        self.identifier = identifier ?? Identifier("unnamed.\(UIMenu.unnamed)")
        self.options = options
        elements = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// A menu that is like this one and offers something else.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: newChildren
        )
    }

    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What it offers stands in the other menu, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The item that opens it is written in a warning colour.
        public static let destructive = Options(rawValue: 1 << 1)
    }
}
