import Foundation

/// The focus properties that an app set.
struct FocusState {
    var groupIdentifier: String?
    var groupPriority: UIFocusGroupPriority?
    /// Nil for the default; a contained nil for no effect.
    var effect: UIFocusEffect??
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The view itself.
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    /// The size of the visible part of the content, in points.
    public var visibleSize: CGSize { bounds.size }
}

extension UIView {
    /// The focusable views in a rectangle: direct subviews, and those inside subviews that cannot be focused.
    func focusableViews(in rect: CGRect) -> [any UIFocusItem] {
        visibleOrderedSubviews.flatMap { subview -> [any UIFocusItem] in
            guard subview.frame.intersects(rect) else { return [] }
            if subview.canBecomeFocused { return [subview] }
            return subview.focusItems(in: subview.convert(rect, from: self))
        }
    }

    /// The nearest view that can be focused: this one or one that contains it.
    var nearestFocusItem: UIView? {
        sequence(first: self, next: \.superview).first { $0.canBecomeFocused }
    }

    /// The list that contains this cell.
    var enclosingFocusGroup: UIView? { sequence(first: self, next: \.superview).first { $0.isFocusGroup } }

    func changeFocusState(_ change: (inout FocusState) -> Void) {
        var state = focusState ?? FocusState()
        change(&state)
        focusState = state
    }

    /// The focus system of the view's scene.
    package var focusSystem: UIFocusSystem? { window?.windowScene?.focusSystem }

    /// Treats several changes of the first responder and of focused cells as one movement of the focus.
    package func changingFocus<Result>(_ body: () -> Result) -> Result {
        focusSystem?.change(body) ?? body()
    }

    /// Whether a host's widget of the view takes the focus: the view can be focused but is no text, list, cell or control.
    @_spi(Host)
    public var takesFocusInHost: Bool {
        takesKeyFocus || canBecomeFocused && !isTabStop && !isCellOfList && !isFocusedByDesktop
    }
}

extension UIWindow {
    /// Called when the host's focus moved to a view, or to nothing.
    ///
    /// - Parameter isTab: Whether the user moved it with the Tab key. In another group, the primary item then gets the focus, in the same
    ///   movement: otherwise the group would remember the item that the host happened to reach.
    @_spi(Host)
    public func hostFocused(_ view: UIView?, byTab isTab: Bool = false) {
        guard let system = focusSystem else { return }
        system.change {
            system.follow(view)
            if isTab { system.enterGroup(in: self) }
        }
    }

    /// The focused view if that is not the first responder, nor in it.
    @_spi(Host)
    public var focusedView: UIView? {
        guard let system = focusSystem, let item = system.ownItem, item === system.focusedItem,
            let view = item.nearestFocusView, view.window === self
        else { return nil }
        return view
    }

    /// The focused view that receives keys in the place of a first responder; nil for a control, whose widget handles them.
    var focusedKeyView: UIView? { focusedView.flatMap { $0.isFocusedByDesktop ? nil : $0 } }

    /// Whether the focused item is in a group with others, so that Tab passes the others.
    @_spi(Host)
    public var focusIsInSharedGroup: Bool {
        guard let system = focusSystem, let item = system.focusedItem else { return false }
        let group = system.group(of: item)
        return system.stops(in: self).lazy.filter { system.group(of: $0) == group }.prefix(2).count == 2
    }

    /// Whether two views are in one focus group.
    @_spi(Host)
    public func sharesFocusGroup(_ view: UIView, with other: UIView) -> Bool {
        guard let system = focusSystem else { return false }
        return system.group(of: view) == system.group(of: other)
    }

    /// Moves the focus from a control to the nearest one beside it in the direction of an arrow key: the scopes of a scope bar, the
    /// segments of a segmented control, the buttons of an alert. For hosts without widgets that do this.
    ///
    /// - Returns: Whether there is one.
    @_spi(Host)
    public func moveFocusBesideControl(_ press: KeyPress) -> Bool {
        let headings: [KeyPress.Key: UIFocusHeading] = [.up: .up, .down: .down, .left: .left, .right: .right]
        guard let system = focusSystem, let view = focusedView, view is UIControl, press.modifiers.isEmpty,
            let heading = headings[press.key]
        else { return false }
        let siblings = (view.superview?.subviews ?? []).filter {
            $0 !== view && $0 is UIControl && system.isReachable($0)
        }
        let ahead = siblings.compactMap { sibling in
            UIFocusSystem.distance(from: view.frame, to: sibling.frame, heading).map { (sibling, distance: $0) }
        }
        guard let nearest = ahead.min(by: { $0.distance < $1.distance }) else { return false }
        return system.focus(nearest.0, heading: heading)
    }

    /// Handles a key for the focused item: arrow keys move inside its group, Return and Space activate an item that is not first
    /// responder.
    ///
    /// - Returns: Whether the key was handled.
    func handleFocusKey(_ press: KeyPress) -> Bool {
        guard let system = focusSystem, press.modifiers.isEmpty else { return false }
        let headings: [KeyPress.Key: UIFocusHeading] = [.up: .up, .down: .down, .left: .left, .right: .right]
        if let heading = headings[press.key] { return system.moveInGroup(heading, in: self) }
        guard press.key == .return || press.key == .character(" ") else { return false }
        return focusedKeyView?.userActivated() ?? false
    }
}
