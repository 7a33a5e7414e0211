import Foundation

extension UIViewController {
    /// The transition with which a controller is shown and left. Main actor.
    @preconcurrency @MainActor
    public class Transition {
        enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(ZoomOptions, source: (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        /// A presentation that slides up from the bottom. No effect on a push.
        public static var coverVertical: Transition { Transition(.modal(.coverVertical)) }

        /// A presentation that fades in. No effect on a push.
        public static var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }

        /// A presentation that turns the screen around. No effect on a push.
        public static var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }

        /// A presentation that turns the screen up like a page. No effect on a push.
        public static var partialCurl: Transition { Transition(.modal(.partialCurl)) }

        /// A screen that grows out of a view of the previous screen, and shrinks into it when it is left. For pushes and full-screen
        /// presentations; a sheet opens as usual.
        ///
        /// - Parameters:
        ///   - options: The dimming behind the screen, and the part of the screen that corresponds to the view.
        ///   - sourceViewProvider: Returns the view at the beginning of each transition, so that it may be a different one on the
        ///     way back. Nil for a zoom from the middle of the previous screen.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions(), source: sourceViewProvider))
        }

        /// The options of a zoom. Main actor.
        @preconcurrency @MainActor
        public class ZoomOptions {
            /// The colour over the previous screen behind the zoomed one. Nil for none. Default: nil.
            public var dimmingColor: UIColor?

            /// Returns the rectangle of the zoomed screen, in its view's coordinates, that corresponds to the source view. Nil for
            /// the whole screen.
            public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?

            /// Creates options without dimming.
            public init() {}
        }

        /// The controllers and the view of a zoom. Main actor.
        @preconcurrency @MainActor
        public struct ZoomAlignmentRectContext {
            /// The controller whose screen contains the source view.
            public let sourceViewController: UIViewController
            /// The controller that zooms.
            public let zoomedViewController: UIViewController
            /// The view from which the controller zooms.
            public let sourceView: UIView
        }

        /// The controllers of a zoom. Main actor.
        @preconcurrency @MainActor
        public struct ZoomSourceViewProviderContext {
            /// The controller whose screen contains the source view.
            public let sourceViewController: UIViewController
            /// The controller that zooms.
            public let zoomedViewController: UIViewController
        }
    }

    /// Returns the animator of a zoom to or from this controller. Nil unless ``preferredTransition`` is a zoom.
    func zoomAnimator(from source: UIViewController, isLeaving: Bool) -> ZoomAnimator? {
        guard case .zoom(let options, let provider)? = preferredTransition?.kind else { return nil }
        return ZoomAnimator(of: self, from: source, options: options, provider: provider, isLeaving: isLeaving)
    }
}

/// Zooms a screen out of a view of another screen, or into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private static let duration: TimeInterval = 0.4

    private let zoomed: UIViewController
    private let source: UIViewController
    private let options: UIViewController.Transition.ZoomOptions
    private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    private let isLeaving: Bool

    init(
        of zoomed: UIViewController,
        from source: UIViewController,
        options: UIViewController.Transition.ZoomOptions,
        provider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?,
        isLeaving: Bool
    ) {
        self.zoomed = zoomed
        self.source = source
        self.options = options
        self.provider = provider
        self.isLeaving = isLeaving
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ZoomAnimator.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let (moving, other): (UIView?, UIView?) =
            isLeaving
            ? (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
            : (transitionContext.view(forKey: .to), transitionContext.view(forKey: .from))
        guard let moving else { return transitionContext.completeTransition(false) }
        container.clipsToBounds = true
        if isLeaving, let other { container.insertSubview(other, belowSubview: moving) }
        if !isLeaving { container.addSubview(moving) }
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = options.dimmingColor
        dimming.isUserInteractionEnabled = false
        container.insertSubview(dimming, belowSubview: moving)
        other?.layoutIfNeeded()
        let small = transform(of: moving, in: container)
        UIView.performWithoutAnimation {
            moving.transform = isLeaving ? .identity : small
            moving.alpha = isLeaving ? 1 : 0
            dimming.alpha = isLeaving ? 1 : 0
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { [isLeaving] in
                moving.transform = isLeaving ? small : .identity
                moving.alpha = isLeaving ? 0 : 1
                dimming.alpha = isLeaving ? 0 : 1
            },
            completion: { _ in
                dimming.removeFromSuperview()
                moving.transform = .identity
                moving.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }

    /// The transform that places the aligned part of the screen over the source view.
    private func transform(of moving: UIView, in container: UIView) -> CGAffineTransform {
        let context = UIViewController.Transition.ZoomSourceViewProviderContext(
            sourceViewController: source,
            zoomedViewController: zoomed
        )
        let view = provider(context)
        let bounds = container.bounds
        var place = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
        var part = CGRect(origin: .zero, size: bounds.size)
        if let view, view.window != nil, view.window === container.window {
            place = container.convert(view.bounds, from: view)
            let alignment = UIViewController.Transition.ZoomAlignmentRectContext(
                sourceViewController: source,
                zoomedViewController: zoomed,
                sourceView: view
            )
            if let rect = options.alignmentRectProvider?(alignment), rect.width > 0, rect.height > 0 { part = rect }
        }
        let scale = CGPoint(
            x: max(place.width / max(part.width, 1), 0.01),
            y: max(place.height / max(part.height, 1), 0.01)
        )
        // The transform has its origin in the middle of the view.
        let middle = CGPoint(x: part.midX - bounds.midX, y: part.midY - bounds.midY)
        return CGAffineTransform(
            translationX: place.midX - bounds.midX - middle.x * scale.x,
            y: place.midY - bounds.midY - middle.y * scale.y
        )
        .scaledBy(x: scale.x, y: scale.y)
    }
}
