import Foundation

/// The registration of a view for previews by pressing harder on the screen.
///
/// Desktops have no such screens, so that registrations are without effect, as on iPads. ``UIContextMenuInteraction`` provides
/// previews that desktops show. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the pressure. It never recognizes anything.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }

    /// The delegate passed to `registerForPreviewing(with:sourceView:)`.
    var delegate: any UIViewControllerPreviewingDelegate { get }

    /// The registered view.
    var sourceView: UIView { get }

    /// The part of the view that stays sharp while the others are blurred.
    var sourceRect: CGRect { get set }
}

/// Provides previews. Its methods are never called, because desktops do not measure pressure. Main actor.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller of a preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?

    /// Shows the controller after the user pressed harder.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    )
}

extension UIViewController {
    /// Registers a view for previews by pressing harder. Kept without effect: `traitCollection.forceTouchCapability` is
    /// `unavailable`, and the delegate is not called.
    ///
    /// - Returns: The registration. The caller retains it; it retains neither the delegate nor the view.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate: delegate, sourceView: sourceView)
    }

    /// Ends a registration. Kept without effect, as ``registerForPreviewing(with:sourceView:)``.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    private weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
    private weak var storedView: UIView?
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        storedDelegate = delegate
        storedView = sourceView
        sourceRect = sourceView.bounds
    }

    var delegate: any UIViewControllerPreviewingDelegate {
        guard let storedDelegate else {
            trap("UIViewControllerPreviewing.delegate was used after the delegate was gone.")
        }
        return storedDelegate
    }

    var sourceView: UIView {
        guard let storedView else { trap("UIViewControllerPreviewing.sourceView was used after the view was gone.") }
        return storedView
    }
}
