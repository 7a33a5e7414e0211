import Foundation

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The look of the pointer and of the view below it. Main actor.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    enum Pointer {
        case system
        case hidden
        case shape(UIPointerShape)
    }

    let effect: UIPointerEffect?
    let pointer: Pointer

    /// The axes in which the pointer stays at its place. Kept without effect: the desktop moves the pointer.
    public let constrainedAxes: UIAxis

    private init(showing effect: UIPointerEffect?, pointer: Pointer, axes: UIAxis) {
        self.effect = effect
        self.pointer = pointer
        constrainedAxes = axes
    }

    /// Makes a style with an effect on a view.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - shape: The shape of the pointer; nil for that of the desktop.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(showing: effect, pointer: shape.map(Pointer.shape) ?? .system, axes: [])
    }

    /// Makes a style that changes the shape of the pointer only.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - axes: Kept without effect: the desktop moves the pointer.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(showing: nil, pointer: .shape(shape), axes: axes)
    }

    /// The style without a pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(showing: nil, pointer: .hidden, axes: []) }

    /// The pointer of the desktop.
    open class func system() -> UIPointerStyle { UIPointerStyle(showing: nil, pointer: .system, axes: []) }
}

/// The effect of the pointer on a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect that suits the size of the view: it lifts small views, and tints large ones.
    case automatic(UITargetedPreview)
    /// Tints the view.
    case highlight(UITargetedPreview)
    /// Enlarges the view a little, with a shadow.
    case lift(UITargetedPreview)
    /// Tints, enlarges and shadows the view as wanted.
    ///
    /// - Parameters:
    ///   - preferredTintMode: The place of the tint.
    ///   - prefersShadow: Whether the view gets a shadow.
    ///   - prefersScaledContent: Whether the view is enlarged a little.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The place of a tint.
    public enum TintMode: Int, Sendable {
        /// No tint.
        case none = 0
        /// In front of the view.
        case overlay = 1
        /// Behind the content of the view.
        case underlay = 2
    }

    /// The view with the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A filled path, in points around the hot spot.
    case path(UIBezierPath)
    /// A filled rectangle with round corners, in points around the hot spot; without a radius, with corners of the desktop's widgets.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The beam for horizontal text. Its length is that of the desktop's pointer.
    case verticalBeam(length: CGFloat)
    /// The beam for vertical text. Its length is that of the desktop's pointer.
    case horizontalBeam(length: CGFloat)

    /// The usual radius of corners: 8 points.
    nonisolated public static var defaultCornerRadius: CGFloat { 8 }
}
