import Foundation

/// The view of a custom presentation: it contains the presented view, and the views that the app adds. It covers the presenter,
/// whose content stays visible behind it.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    private var laidOutSize: CGSize?

    init(of presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Moves the presented view if the size changed, and calls the presentation controller around the layout.
    override func layoutSubviews() {
        if laidOutSize != bounds.size { placePresentedView() }
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    func placePresentedView() {
        guard let presentation, let view = presentation.presentedView, view.superview === self else { return }
        laidOutSize = bounds.size
        view.restFrame = presentation.frameOfPresentedViewInContainerView
    }

    override var coversWhatIsBehind: Bool { true }

    override var leavesVisibleWhatIsBehind: Bool { true }
}

extension PresentationState {
    /// The presentation controller of a custom presentation; nil for other styles.
    var customController: UIPresentationController? { style == .custom && presenter != nil ? controller : nil }
}

extension UIViewController {
    /// Creates the presentation controller before a presentation if the style is `custom`.
    func makeCustomPresentationController(presenter: UIViewController, source: UIViewController) {
        guard modalPresentationStyle == .custom else { return }
        _ = customPresentationController(presenter: presenter, source: source)
    }

    /// Returns the presentation controller for the style `custom`, and asks the transitioning delegate for it at the first call
    /// and again when the presentation begins.
    func customPresentationController(
        presenter: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController {
        let former = presentation.controller
        if let former, presentation.hasCustomController, presenter == nil { return former }
        let custom = transitioningDelegate?
            .presentationController(forPresented: self, presenting: presenter, source: source)
        let controller = custom ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        if controller !== former, controller.storedDelegate == nil {
            controller.storedDelegate = former?.storedDelegate
        }
        presentation.controller = controller
        presentation.hasCustomController = true
        return controller
    }

    /// Returns the style for a controller of the style `custom`.
    func customStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        guard let controller = ownPresentationController else { return .custom }
        let style = controller.adaptivePresentationStyle(for: traits)
        switch style {
        case .none, .automatic, .custom: return .custom
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return style
        case .currentContext, .overCurrentContext, .popover:
            trap(
                "\(type(of: controller)).adaptivePresentationStyle(for:) returned \(style); a custom presentation can become a "
                    + "full screen or a sheet, or stay as it is."
            )
        }
    }

    /// Returns the style that determines the presentation's context.
    func contextStyle(of style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        guard style == .custom, ownPresentationController?.shouldPresentInFullscreen == false else { return style }
        return .overCurrentContext
    }

    /// Inserts the empty container of a custom presentation in front of this presenter's view.
    func insertContainer(of controller: UIViewController) {
        guard let custom = controller.presentation.customController, viewIfLoaded?.superview != nil else { return }
        let container = PresentationContainer(of: custom)
        controller.presentation.container = container
        insert(container, of: controller)
        custom.presentationTransitionWillBegin()
    }

    /// Inserts the container of a custom presentation, or of the animation of another one, in front of this controller's view.
    func insert(_ container: PresentationContainer, of controller: UIViewController) {
        guard let own = viewIfLoaded, let superview = own.superview else { return }
        var style = controller.presentation.style
        if let custom = controller.presentation.customController {
            style = custom.shouldPresentInFullscreen ? .overFullScreen : .overCurrentContext
        }
        place(container, of: controller, style: style, own: own, superview: superview)
    }

    /// Inserts the presented view of a custom presentation in its container.
    func insertIntoContainer() {
        guard let container = presentation.container, let custom = presentation.controller else { return }
        if let view = custom.presentedView, view.superview !== container { container.addSubview(view) }
        container.placePresentedView()
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// Removes the container of a custom presentation that ends.
    func removeContainer() {
        guard let container = presentation.container else { return }
        container.removeFromSuperview()
        presentation.container = nil
    }
}
