import Foundation

/// The appearance of a preview of an existing view. Menus do not cover their view with a picture of it, so the values are stored for the
/// app. Main actor.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The background colour of the view; nil for the system's.
    open var backgroundColor: UIColor!

    /// Makes default parameters.
    public override init() {}
}

/// The target position of a preview. Main actor.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The superview of the preview.
    public let container: UIView

    /// The centre of the preview, in the container's coordinates.
    public let center: CGPoint

    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Makes a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
    }

    /// Makes a target with the identity transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// A view that represents the subject of a menu.
///
/// A menu that a key opens appears beside the view. A preview with content of its own comes from the `previewProvider` of a
/// `UIContextMenuConfiguration`. Main actor.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView

    /// The appearance of the preview.
    public let parameters: UIPreviewParameters

    /// The position of the preview.
    public let target: UIPreviewTarget

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Makes a preview with the given target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Makes a preview at the view's current position. Traps if the view has no superview.
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

    /// Makes a preview at the view's current position. Traps if the view has no superview.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Returns the same preview with a different target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
