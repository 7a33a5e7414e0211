import Foundation

/// What a menu or a control offers: a title and a picture. Its subclasses are ``UIAction`` and
/// ``UIMenu``.
///
/// Main actor.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What is written on the element.
    open internal(set) var title: String

    /// A second line under the title in menus.
    open internal(set) var subtitle: String?

    /// What is drawn on the element.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// How an element is offered.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is shown, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It removes something, and is shown with a warning colour.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an element that can be switched is on.
    public enum State: Int, Sendable {
        /// Not on.
        case off = 0
        /// On.
        case on = 1
        /// On for a part of what it is about.
        case mixed = 2
    }
}
