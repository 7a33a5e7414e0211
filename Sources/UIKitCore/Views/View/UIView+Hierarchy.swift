import Foundation

extension UIView {
    func insert(_ view: UIView, above sibling: UIView) {
        insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
    }

    func insert(_ view: UIView, below sibling: UIView) {
        insert(view, at: place(of: sibling, without: view) ?? subviews.count)
    }

    /// Returns the index of a subview after removal of the given view; nil if it is not among the other subviews.
    private func place(of sibling: UIView, without view: UIView) -> Int? {
        guard sibling !== view, let place = place(of: sibling) else { return nil }
        return place - (self.place(of: view).map { $0 < place ? 1 : 0 } ?? 0)
    }

    /// Returns the index of a subview.
    private func place(of view: UIView) -> Int? {
        view.superview === self ? subviews.place(of: view) : nil
    }

    func remove() {
        guard let old = superview else { return }
        resignFirstResponderWithin()
        willMove(toSuperview: nil)
        move(to: nil)
        old.willRemoveSubview(self)
        endConstraints(fromAbove: old)
        detach(from: old)
        didMoveToSuperview()
    }

    func moveToFront(_ view: UIView) {
        guard let index = place(of: view) else { return }
        storedLayer?.subviewWillLeave(view)
        subviews.append(subviews.remove(at: index))
        structureDidChange()
    }

    func moveToBack(_ view: UIView) {
        guard let index = place(of: view) else { return }
        storedLayer?.subviewWillLeave(view)
        subviews.insert(subviews.remove(at: index), at: 0)
        structureDidChange()
    }

    func exchange(_ index1: Int, _ index2: Int) {
        require(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            "UIView.exchangeSubview(at:withSubviewAt:) was given \(index1) and \(index2), "
                + "but the view has \(subviews.count) subviews."
        )
        subviews.swapAt(index1, index2)
        structureDidChange()
    }

    func isWithin(_ view: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === view }
    }

    func descendant(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Calls a closure for every descendant, ancestors first.
    func forEachDescendant(_ body: (UIView) -> Void) {
        for subview in subviews {
            body(subview)
            subview.forEachDescendant(body)
        }
    }

    // MARK: Moving

    func insert(_ view: UIView, at index: Int) {
        require(view !== self, "UIView.addSubview(_:) was given the view itself.")
        require(!isDescendant(of: view), "UIView.addSubview(_:) was given a view that contains this one.")
        let old = view.superview
        if old !== self {
            // A view that moves within a window keeps first responder status.
            if window == nil || view.window !== window { view.resignFirstResponderWithin() }
            view.willMove(toSuperview: self)
        }
        if view.window !== window {
            view.window?.touchRouter.viewWillLeave(view)
            view.announceMove(to: window)
        }
        if let old {
            if old !== self {
                old.willRemoveSubview(view)
                view.endConstraints(fromAbove: old)
            }
            view.detach(from: old)
        }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        TraitOverrides.inheritanceDidChange()
        if view.accessibilityState.isModal { modalSubviews.append(view) }
        if view.window !== window { view.setWindow(window) }
        structureDidChange()
        if old !== self { view.didMoveToSuperview() }
        didAddSubview(view)
    }

    private func detach(from old: UIView) {
        setBehindPresentation(false)
        old.storedLayer?.subviewWillLeave(self)
        if let place = old.place(of: self) { old.subviews.remove(at: place) }
        old.modalSubviews.removeAll { $0 === self }
        superview = nil
        TraitOverrides.inheritanceDidChange()
        old.structureDidChange()
    }

    /// Moves the view and its descendants to a window, or out of its window for nil.
    func move(to window: UIWindow?) {
        guard self.window !== window else { return }
        self.window?.touchRouter.viewWillLeave(self)
        announceMove(to: window)
        setWindow(window)
    }

    private func announceMove(to window: UIWindow?) {
        viewController?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for subview in subviews where subview.superview === self { subview.announceMove(to: window) }
    }

    private func setWindow(_ window: UIWindow?) {
        self.window = window
        isDirty = false
        if window == nil, !motions.isEmpty { endMotions() }
        if window != nil {
            // The traits of the window can differ from those with which the view was loaded.
            traitVariations?.apply()
            takeAppearances()
            setNeedsDisplay()
            needsLayout = true
            subtreeNeedsLayout = true
        }
        // Callbacks of a subview can remove or move other subviews.
        for subview in subviews where subview.superview === self && subview.window !== window {
            subview.setWindow(window)
        }
        didMoveToWindow()
        viewController?.viewDidMove(toWindow: window)
    }

    /// Resigns first responder if it is this view or a descendant.
    func resignFirstResponderWithin() {
        guard let responder = window?.firstResponder else { return }
        // The responder chain of a controller does not include its view, so the search starts at the view.
        let start = (responder as? UIViewController)?.viewIfLoaded ?? responder
        let holdsIt = sequence(first: start, next: { $0.next }).contains { $0 === self }
        if holdsIt, !responder.resignFirstResponder() { window?.setFirstResponder(nil) }
    }

    /// Marks the view for layout and display after its subviews or their order changed.
    func structureDidChange() {
        setNeedsLayout()
        markDirty()
    }

    func visibilityDidChange() {
        markDirty()
        if let superview {
            if superview.sizeDepends(on: self) { superview.layoutInputsDidChange() } else { superview.setNeedsLayout() }
        }
        if isHidden || alpha == 0 { resignFirstResponderWithin() }
    }

    func endEditingWithin(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        if force { window?.setFirstResponder(nil) }
        return force
    }
}

extension BidirectionalCollection<UIView> {
    /// The index of a view. Checks the first view, then searches from the end, because most changes happen at the ends.
    func place(of view: UIView) -> Index? {
        first === view ? startIndex : lastIndex { $0 === view }
    }
}
