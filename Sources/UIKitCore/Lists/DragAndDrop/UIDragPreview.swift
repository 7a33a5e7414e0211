import Foundation

/// The appearance of a dragged view. Main actor.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The image of a dragged item: a view. Main actor.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view. It must be in a window to be shown: hosts show an image of its widget.
    public let view: UIView

    /// The appearance.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }

    /// Makes a preview with the default appearance.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// The position of a dragged view. Main actor.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The image of a dragged view at its position. Main actor.
open class UITargetedDragPreview: UITargetedPreview {}
