import Foundation

/// The place of a presentation: its style, its context, and its views in front of those of the context.
extension UIViewController {
    /// Returns ``modalPresentationStyle``, or the delegate's style for compact width.
    func chosenStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        let policy = presentationPolicy
        if let fixedStyle = policy.fixedStyle { return fixedStyle }
        let style = modalPresentationStyle != .automatic ? modalPresentationStyle : policy.automaticStyle
        if style == .custom { return customStyle(adaptedTo: traits) }
        let isPopover = style == .popover
        guard style == .pageSheet || style == .formSheet || isPopover, traits.horizontalSizeClass == .compact,
            let controller = ownPresentationController
        else { return style }
        let usual = isPopover ? UIModalPresentationStyle.pageSheet : style
        guard let delegate = controller.storedDelegate else { return usual }
        let adapted = delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
        switch adapted {
        case .none: return style
        case .automatic: return usual
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return adapted
        case .popover where isPopover: return style
        case .currentContext, .overCurrentContext, .popover, .custom:
            trap(
                "UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:) returned "
                    + "\(adapted); a sheet or popover can become a full screen or a sheet, or stay as it is."
            )
        }
    }

    /// Returns the controller that a presentation covers. For context styles: the nearest ancestor that defines a context, or
    /// the root (rule 43). For other styles: the root. If an embedded presentation covers that controller, such as an active
    /// search, it is returned, because other presentations go on top of it (rule 46).
    func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        let usesContext = style == .currentContext || style == .overCurrentContext
        var controller = self
        while !(usesContext && controller.definesPresentationContext), let outer = controller.outerController {
            controller = outer
        }
        while let embedded = controller.embeddedPresentation { controller = embedded }
        return controller
    }

    /// Inserts the view of a presented controller directly in front of this one's, or in a sheet or popover.
    func insertPresentedView(of controller: UIViewController) {
        if controller.presentation.isSheet { return controller.showSheet() }
        if controller.presentation.isPopover || controller.presentation.isPanel { return controller.showPopover() }
        if controller.presentation.container != nil { return controller.insertIntoContainer() }
        guard let presented = controller.standIn.view, let own = viewIfLoaded, let superview = own.superview else {
            return
        }
        place(presented, of: controller, style: controller.presentation.style, own: own, superview: superview)
    }

    /// Inserts a view that covers this controller's.
    func place(
        _ presented: UIView,
        of controller: UIViewController,
        style: UIModalPresentationStyle,
        own: UIView,
        superview: UIView
    ) {
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if style == .fullScreen || style == .overFullScreen, let popover = presentation.popover,
            let holder = popover.superview
        {
            // A full-screen presentation is not inside the popover that presents it.
            presented.restFrame = holder.bounds
            holder.insertSubview(presented, aboveSubview: popover)
        } else if style == .fullScreen, let sheet = presentation.sheet, let window = sheet.superview {
            // Nor in the sheet, which is hidden together with the sheets behind it.
            presented.restFrame = window.bounds
            window.insertSubview(presented, aboveSubview: sheet)
            for other in sheetsBehind { other.hideSheet() }
        } else {
            presented.restFrame = own.restFrame
            superview.insertSubview(presented, aboveSubview: own)
        }
    }

    /// Whether a full-screen presentation removed this controller's view, together with its sheet or popover.
    var isReplacedByFullScreen: Bool {
        guard let presented = presentation.presented, presented.presentation.replacesContext else { return false }
        return presented.presentation.style != .currentContext
    }

    /// Whether a presentation in the context of this controller took the place of its view, inside of its sheet or popover.
    var isReplacedInPlace: Bool { presentation.presented?.isInPlaceOfPresenter == true }

    private var isInPlaceOfPresenter: Bool { presentation.replacesContext && presentation.style == .currentContext }

    /// This controller, and those in whose sheet or popover its view is in the place of theirs.
    var controllersInPlace: some Sequence<UIViewController> {
        sequence(first: self) { $0.isInPlaceOfPresenter ? $0.presentation.presenter : nil }
    }

    /// Puts the presentations on top of this controller in front of its view again, after it moved to another sheet or popover.
    func placePresentationsAgain() {
        guard let presented = presentation.presented, !isReplacedByFullScreen else { return }
        if presented.presentation.isInFront {
            insertPresentedView(of: presented)
            let layer: UIView? = presented.presentation.popover ?? presented.presentation.sheet
            if let layer { layer.superview?.bringSubviewToFront(layer) }
        } else if let container = presented.presentation.container {
            insert(container, of: presented)
        } else {
            insertPresentedView(of: presented)
        }
        presented.placePresentationsAgain()
    }

    /// The presenters whose sheets are behind this controller's own, nearest first.
    private var sheetsBehind: [UIViewController] {
        sequence(first: self, next: \.presentation.presenter).dropFirst().filter { $0.presentation.isSheet }
    }

    /// Restores this controller's view in the place of a presented view that replaced it.
    func takePlace(of controller: UIViewController) {
        let top = controller.presentation.container ?? controller.standIn.viewIfLoaded
        guard let presented = top, let own = view, let superview = presented.superview else {
            return
        }
        if let bubble = presentation.popover?.bubble, superview !== bubble {
            own.restFrame = bubble.bounds
            bubble.addSubview(own)
        } else if let sheet = presentation.sheet, superview !== sheet {
            // The sheet opens again when this controller appears.
            for other in sheetsBehind.reversed() { other.showSheet() }
            own.restFrame = sheet.bounds
            sheet.addSubview(own)
        } else {
            own.restFrame = presented.restFrame
            superview.insertSubview(own, belowSubview: presented)
        }
    }
}
