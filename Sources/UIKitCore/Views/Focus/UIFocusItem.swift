import Foundation

/// An object that can have the keyboard focus: a view, or an app's own object in a ``UIFocusItemContainer``.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can get the focus now.
    var canBecomeFocused: Bool { get }

    /// The rectangle of the item in the coordinates of its container, in points.
    var frame: CGRect { get }

    /// The look of the focused item. Nil for none. Default: that of the desktop.
    var focusEffect: UIFocusEffect? { get }

    /// The rank of the item in its group. The item with the highest one gets the focus when Tab moves to the group.
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// Whether items behind this one can be focused. Only for systems that judge items by their place on the screen: the keys move
    /// between all visible items. Default: false.
    var isTransparentFocusItem: Bool { get }

    /// Whether the focus moves to the item only after keys showed that the user navigates with them. Only for systems with several ways
    /// of navigation: the focus of a desktop follows keys only. Default: `automatic`.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }

    /// Called while the user moves towards an item on a remote control. Never called: keys move the focus in steps.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// That of the desktop.
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }
    /// `ignored`.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// False.
    public var isTransparentFocusItem: Bool { false }
    /// `automatic`.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Does nothing.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// An object with items that can have the keyboard focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items that intersect a rectangle in the coordinates of the container.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to show its focused item.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the corner of the visible part, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of the visible part, in points.
    var visibleSize: CGSize { get }
}

/// The rank of an item in its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: Int
    /// Makes a priority from its value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes a priority from its value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The item does not differ from others: 0.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The item had the focus when it was last in its group: 1000.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The item is more important than others, such as a selected one: 2000.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item has the focus: the largest integer.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// The condition under which the focus moves to an item.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// After the user navigated with keys.
    case always = 1
    /// At once.
    case never = 2
}

/// The direction of a movement of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a heading from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up, with an arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down, with an arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, with an arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, with an arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group, with Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous group, with Shift+Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement towards an item on a remote control. Keys move in steps, so no hints are made.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
    /// The direction and the distance, from -1 to 1 on each axis.
    public let movementDirection: CGVector

    init(movementDirection: CGVector) { self.movementDirection = movementDirection }
}
