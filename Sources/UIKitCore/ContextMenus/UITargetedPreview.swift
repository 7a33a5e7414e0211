import Foundation

/// How a preview of a view is drawn. Nothing draws previews here; the values are kept for the app. Main actor.
@MainActor
open class UIPreviewParameters: NSObject {
    /// The colour behind the view; nil for the system's.
    open var backgroundColor: UIColor!

    /// Makes parameters that say nothing.
    public override init() {}
}

/// A place for a preview. Main actor.
@MainActor
open class UIPreviewTarget: NSObject {
    /// The view in which the preview stands.
    public let container: UIView

    /// Where its middle is, in the container's coordinates.
    public let center: CGPoint

    /// How the preview is moved, scaled and turned there.
    public let transform: CGAffineTransform

    /// Makes a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
    }

    /// Makes a place where the preview is upright.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// A view that stands for what a menu is about.
///
/// Menus show no preview here. Where a menu is asked for with a key it opens beside the view. Main actor.
@MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// How it is drawn.
    public let parameters: UIPreviewParameters

    /// Where it stands.
    public let target: UIPreviewTarget

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Makes a preview with a place of its own.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Makes a preview of a view where it is. Traps when the view has no superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            trap("UITargetedPreview.init(view:parameters:) was given a view without a superview.")
        }
        self.init(
            view: view,
            parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center)
        )
    }

    /// Makes a preview of a view where it is. Traps when the view has no superview.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The same preview elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
