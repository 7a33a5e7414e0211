import Foundation

/// An element of a menu, with a title and an image. Its subclasses are ``UIAction``, ``UICommand`` and ``UIMenu``.
///
/// Main actor.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String

    /// A second line under the title in menus.
    open internal(set) var subtitle: String?

    /// The image.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// The attributes of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Visible, but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// A destructive action, shown in a warning colour.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not visible.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// The state of an element that can be on or off.
    public enum State: Int, Sendable {
        /// Not on.
        case off = 0
        /// On.
        case on = 1
        /// On for a part of the selection.
        case mixed = 2
    }
}
