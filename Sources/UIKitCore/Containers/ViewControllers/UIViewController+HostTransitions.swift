import Foundation

/// The transitions of presentations that the host animates.
extension UIViewController {
    /// Animates a presentation in the window. Sheets and popovers have their own animations.
    func animatePresentation(of controller: UIViewController, beside coordinator: TransitionCoordinator?) {
        guard !controller.presentation.isInFront, controller.presentationPolicy.isAnimatedByHost else {
            coordinator?.hostDidEnd()
            return
        }
        let sheet = controller.presentation.style == .fullScreen ? presentation.sheet : nil
        guard let superview = controller.presentation.container ?? sheet?.superview ?? viewIfLoaded?.superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            controller.modalTransitionStyle.motions.presentation,
            isOpaque: controller.presentation.replacesContext,
            beside: coordinator
        )
    }

    /// Animates the dismissal of this presented controller.
    func animateDismissal(beside coordinator: TransitionCoordinator?) {
        guard !presentation.isInFront, presentationPolicy.isAnimatedByHost, let view = viewIfLoaded else {
            coordinator?.hostDidEnd()
            return
        }
        // The views around a custom presentation's own are not moved with it, but fade with it.
        let container = presentation.container
        let motion = modalTransitionStyle.motions.dismissal
        let isCover = motion == .uncover && container == nil
        guard let superview = (container ?? view).superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            motion == .uncover && !isCover ? .dissolve : motion,
            leaving: isCover ? view : nil,
            isOpaque: presentation.replacesContext,
            beside: coordinator
        )
    }
}

extension UIModalTransitionStyle {
    /// The motions of the host.
    fileprivate var motions: (presentation: HostTransition.Motion, dismissal: HostTransition.Motion) {
        switch self {
        case .coverVertical: (.cover, .uncover)
        case .flipHorizontal: (.flipFromRight, .flipFromLeft)
        case .crossDissolve: (.dissolve, .dissolve)
        case .partialCurl: (.curlUp, .curlDown)
        }
    }
}
