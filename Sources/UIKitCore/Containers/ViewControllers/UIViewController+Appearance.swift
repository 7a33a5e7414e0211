import Foundation

/// The appearance state of a controller.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    var isVisible: Bool { self == .appearing || self == .appeared }
}

/// The reason why a controller appears or disappears.
enum Movement {
    case none, toParent, fromParent, presented, dismissed
}

extension UIViewController {
    /// Begins an appearance transition of this controller, even if a presented controller replaces it.
    func beginOwnAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard appearance.isVisible != isAppearing else { return }
        if isAppearing {
            loadViewIfNeeded()
            appearance = .appearing
            isToldOfAppearing = false
            viewWillAppear(animated)
        } else {
            noteFocusedList()
            // A controller that leaves the screen ends editing (rule 41).
            viewIfLoaded?.endEditing(true)
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        transitionIsAnimated = animated
        for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Ends an appearance transition of this controller, even if a presented controller replaces it.
    func endOwnAppearanceTransition() {
        switch appearance {
        case .appearing:
            // A sheet removed with its presenter's screen appears again with it.
            for controller in controllersInPlace {
                controller.showSheet()
                controller.showPopover()
            }
            if !isToldOfAppearing { viewIsAppearing(transitionIsAnimated) }
            isToldOfAppearing = false
            appearance = .appeared
            viewDidAppear(transitionIsAnimated)
        case .disappearing:
            appearance = .disappeared
            // A presentation in the context of this controller is inside its sheet or popover.
            if !isReplacedInPlace {
                for controller in controllersInPlace {
                    controller.hideSheet()
                    controller.hidePopover()
                }
            }
            viewDidDisappear(transitionIsAnimated)
        case .appeared, .disappeared:
            return
        }
        for child in appearingChildren { child.endAppearanceTransition() }
        movement = .none
        if appearance == .appeared { focusListAgain() }
    }

    /// Tells this controller and its children that their views are in the window, before their animation.
    func tellIsAppearing() { standIn.tellOwnIsAppearing() }

    /// As ``tellIsAppearing()``, even if a presented controller replaces this one.
    func tellOwnIsAppearing() {
        guard appearance == .appearing, !isToldOfAppearing else { return }
        isToldOfAppearing = true
        viewIsAppearing(transitionIsAnimated)
        for child in appearingChildren { child.tellIsAppearing() }
    }

    /// Remembers the list in the controller's view that has the focus.
    private func noteFocusedList() {
        let list = viewIfLoaded?.window?.firstResponder as? any FocusingList
        listToFocusAgain = list.flatMap { list in viewIfLoaded.map { list.isDescendant(of: $0) } == true ? list : nil }
    }

    /// Restores the focus of the list that had it when the controller disappeared.
    private func focusListAgain() {
        let list = listToFocusAgain
        listToFocusAgain = nil
        list?.takeKeyboardFocusBack()
    }

    private var transitionIsAnimated: Bool {
        get { presentation.isAnimated }
        set { presentation.isAnimated = newValue }
    }

    /// The children and presented controllers whose appearance follows this controller's.
    var appearingChildren: [UIViewController] {
        let shown = children.filter { child in
            guard let view = child.standIn.viewIfLoaded, let own = viewIfLoaded else { return false }
            return view.isDescendant(of: own)
        }
        return shown + [presentation.presented].compactMap { $0 }.filter { !$0.presentation.replacesContext }
    }

    // MARK: Following the view

    func viewWillMove(toWindow window: UIWindow?) {
        guard !appearanceIsManaged, let parent else { return }
        if window != nil, parent.appearance == .appeared {
            movement = .toParent
            beginAppearanceTransition(true, animated: false)
        } else if window == nil, appearance.isVisible, parent.appearance == .appeared {
            movement = .fromParent
            beginAppearanceTransition(false, animated: false)
        }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        guard !appearanceIsManaged, parent?.appearance == .appeared else { return }
        endAppearanceTransition()
    }

    // MARK: Containment

    func attach(_ childController: UIViewController) {
        require(
            childController !== self,
            "UIViewController.addChild(_:) was given the controller itself; pass another controller."
        )
        childController.requireContainable(in: "UIViewController.addChild(_:)")
        guard childController.parent !== self else { return }
        childController.parent?.forget(childController)
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    func detachFromParent() {
        guard let parent else { return }
        parent.forget(self)
        didMove(toParent: nil)
    }

    private func forget(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
    }

    /// The innermost controller in use: a presented controller takes precedence over children.
    var frontmost: UIViewController {
        if let presented = presentation.presented { return presented.frontmost }
        if let child = frontmostChild { return child.frontmost }
        return self
    }

    var frontmostChild: UIViewController? {
        (self as? UINavigationController)?.topViewController ?? (self as? UISplitViewController)?.frontController
            ?? appearingChildren.last { $0.parent === self }
    }
}
