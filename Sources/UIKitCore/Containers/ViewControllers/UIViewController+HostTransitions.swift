import Foundation

/// The transitions of presentations that the host animates.
extension UIViewController {
    /// Animates a presentation in the window. Sheets and popovers have their own animations.
    func animatePresentation(of controller: UIViewController, beside coordinator: TransitionCoordinator?) {
        guard !controller.presentation.isInFront, controller.presentationPolicy.isAnimatedByHost else {
            coordinator?.hostDidEnd()
            return
        }
        let isCover = controller.modalTransitionStyle == .coverVertical
        let sheet = controller.presentation.style == .fullScreen ? presentation.sheet : nil
        guard let superview = controller.presentation.container ?? sheet?.superview ?? viewIfLoaded?.superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            isCover ? .cover : .dissolve,
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
        let isCover = modalTransitionStyle == .coverVertical && container == nil
        guard let superview = (container ?? view).superview else {
            coordinator?.hostDidEnd()
            return
        }
        superview.animate(
            isCover ? .uncover : .dissolve,
            leaving: isCover ? view : nil,
            isOpaque: presentation.replacesContext,
            beside: coordinator
        )
    }
}
