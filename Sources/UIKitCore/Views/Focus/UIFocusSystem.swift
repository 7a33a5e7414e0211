import Foundation

/// The keyboard focus of a scene.
///
/// The focused item agrees with the first responder: a text field or another view that becomes first responder is focused, and so is a
/// cell while its list is. A focused item that cannot become first responder ends the input of the former first responder, and receives
/// keys in its place. In windows the focus of the desktop is the same one; there, a button that gets the focus with Tab leaves the first
/// responder as it is, because the keys that activate a button are no input.
///
/// Tab and Shift+Tab move between groups, in reading order: each list, text field and control is a group of its own, unless the app puts
/// it in another one with `focusGroupIdentifier`; all other items of a window are in one group. The arrow keys move inside the group.
/// Return and Space activate an item that is no control. Without an item in the direction, ``movementDidFailNotification`` is posted.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted on the main actor after the focus moved. The user info has the context and the animation coordinator. The object is the
    /// focus system.
    nonisolated public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")

    /// Posted on the main actor after a movement found no item or was refused. The user info has the context. The object is the focus
    /// system.
    nonisolated public static let movementDidFailNotification = NSNotification.Name(
        "UIFocusMovementDidFailNotification"
    )

    /// The ``UIFocusUpdateContext`` in the user info of the notifications.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    /// The ``UIFocusAnimationCoordinator`` in the user info of ``didUpdateNotification``.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The focused item; nil for none.
    open var focusedItem: (any UIFocusItem)? {
        guard let noted, (noted as? UIView)?.keepsFocus != false else { return nil }
        return noted
    }

    /// The item about which the environments were notified last.
    private weak var noted: (any UIFocusItem)?

    /// The focused item if that is not because of the first responder.
    private(set) weak var ownItem: (any UIFocusItem)?

    /// The item to which the environments permitted the movement that is being performed.
    private weak var grantedItem: (any UIFocusItem)?

    private struct WeakItem {
        weak var item: (any UIFocusItem)?
    }

    /// The items that had the focus when it left their groups.
    private var formerItems: [Group: WeakItem] = [:]

    private weak var requested: (any UIFocusEnvironment)?
    private weak var scene: UIWindowScene?
    private var depth = 0
    /// The focused item at the beginning of several changes.
    private weak var itemBeforeChange: (any UIFocusItem)?
    private var heading: UIFocusHeading = []

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// Returns the focus system of an environment; nil if it is in no scene.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.nearestFocusView?.window?.windowScene?.focusSystem
    }

    /// Whether an environment is, or contains, another one.
    open class func environment(
        _ environment: any UIFocusEnvironment,
        contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        otherEnvironment.focusChain.contains { $0 === environment }
    }

    /// Registers a sound. Kept without effect: a desktop plays no sounds for its focus.
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

    /// Requests that the focus moves to an environment, or to its preferred item, at the end of the turn. A later request replaces it.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        requested = environment
        scene?.updates?.request()
    }

    /// Performs a pending request now.
    open func updateFocusIfNeeded() {
        if let environment = requested {
            requested = nil
            if Self.focusSystem(for: environment) === self, let item = preferredItem(in: environment) { focus(item) }
        }
        settle()
    }

    // MARK: Moving

    /// Moves the focus to an item.
    ///
    /// - Returns: Whether the item has the focus.
    @discardableResult
    func focus(_ item: any UIFocusItem, heading: UIFocusHeading = []) -> Bool {
        if item === focusedItem { return true }
        guard isReachable(item), permits(item, heading: heading) else { return false }
        grantedItem = item
        defer { grantedItem = nil }
        return change(heading: heading) {
            if let view = item as? UIView, view.takeFocusOfAssistiveTechnology() {
                ownItem = nil
                return true
            }
            return takeOver(item)
        }
    }

    /// Focuses an item that cannot become first responder.
    private func takeOver(_ item: any UIFocusItem) -> Bool {
        guard let view = item.nearestFocusView, let window = view.window else { return false }
        // Typed text must not reach a field without the focus.
        if let responder = window.firstResponder,
            !sequence(first: view as UIResponder, next: \.next).contains(responder),
            !responder.resignFirstResponder()
        {
            return false
        }
        ownItem = item
        scene?.host?.focusedViewDidChange(to: view, in: window)
        return true
    }

    /// Follows the focus of the desktop to a view; nil if no view has it.
    func follow(_ view: UIView?) {
        let item = view?.nearestFocusItem
        guard let item, !item.isTabStop else {
            // The first responder is focused.
            ownItem = nil
            return settle()
        }
        if item.isFocusedByDesktop {
            ownItem = item
            settle()
        } else if item !== focusedItem, !focus(item), let window = item.window {
            // The desktop's focus returns to the item that keeps the focus.
            scene?.host?.focusedViewDidChange(to: ownItem?.nearestFocusView, in: window)
        }
    }

    /// The first responder has the focus again.
    func firstResponderDidChange(to responder: UIResponder?) {
        if responder != nil { ownItem = nil }
        settle()
    }

    /// The rank of an item in its group unless the app sets one.
    func priority(of item: any UIFocusItem) -> UIFocusGroupPriority {
        if item === focusedItem { return .currentlyFocused }
        return !formerItems.isEmpty && formerItems[group(of: item)]?.item === item ? .previouslyFocused : .ignored
    }

    /// Treats several changes as one movement.
    package func change<Result>(heading: UIFocusHeading = [], _ body: () -> Result) -> Result {
        // A cell no longer has the focus at the end.
        if depth == 0 { itemBeforeChange = focusedItem }
        depth += 1
        self.heading.formUnion(heading)
        defer {
            depth -= 1
            settle()
        }
        return body()
    }

    /// Whether the environments permit a movement. Posts ``movementDidFailNotification`` if not.
    package func permits(_ next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
        let previous = focusedItem
        if next === previous || next != nil && next === grantedItem { return true }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        guard context.environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            postFailure(context)
            return false
        }
        return true
    }

    /// Notifies the environments if a different item is focused now than before.
    package func settle() {
        guard depth == 0 else { return }
        let heading = heading
        self.heading = []
        let (previous, next) = (itemBeforeChange ?? focusedItem, currentItem)
        itemBeforeChange = nil
        guard previous !== next else {
            noted = next
            return
        }
        noted = next
        if let previous, (previous as? UIView)?.isCellOfList != true { remember(previous) }
        for view in [previous, next].compactMap({ $0 as? UIView }) { view.setNeedsDisplay() }
        if let view = next as? UIView, view === ownItem { UIApplication.current?.accessibilityFocus.move(to: view) }
        let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in context.environments { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification,
            object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ]
        )
        coordinator.run()
    }

    /// Remembers the item of a group that the focus leaves.
    private func remember(_ item: any UIFocusItem) {
        formerItems[group(of: item)] = WeakItem(item: item)
        if formerItems.count > Self.mostFormerItems { formerItems = formerItems.filter { $0.value.item != nil } }
    }

    /// The number of remembered items above which those that no longer exist are dropped.
    private static let mostFormerItems = 64

    func postFailure(heading: UIFocusHeading) {
        postFailure(UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading))
    }

    private func postFailure(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification,
            object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context]
        )
    }

    /// The item that has the focus now.
    var currentItem: (any UIFocusItem)? {
        if let ownItem, isReachable(ownItem) { return ownItem }
        guard let view = (scene?.keyWindow?.firstResponder as? UIView)?.viewWithKeyboardFocus, view.canBecomeFocused
        else { return nil }
        return view
    }

    // MARK: Finding items

    /// Whether an item is in a window of the scene, visible, enabled and can be focused.
    func isReachable(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused, let view = item.nearestFocusView, let scene, view.window?.windowScene === scene
        else {
            return false
        }
        return sequence(first: view, next: \.superview).allSatisfy {
            !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
        }
    }

    /// The item that gets the focus if it moves to an environment; nil for none.
    func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var visited: Set<ObjectIdentifier> = []
        return preferredItem(in: environment, &visited)
    }

    private func preferredItem(
        in environment: any UIFocusEnvironment,
        _ visited: inout Set<ObjectIdentifier>
    ) -> (any UIFocusItem)? {
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for preferred in environment.preferredFocusEnvironments {
            if let item = preferredItem(in: preferred, &visited) { return item }
        }
        if let item = environment as? any UIFocusItem, isReachable(item) { return item }
        if let view = environment.focusItemContainer as? UIView {
            if view !== environment, let item = preferredItem(in: view, &visited) { return item }
            for subview in view.visibleOrderedSubviews {
                if let item = preferredItem(in: subview, &visited) { return item }
            }
        }
        guard let container = environment.focusItemContainer else { return nil }
        let items = container.focusItems(in: container.coordinateSpace.bounds).filter {
            !($0 is UIView) && isReachable($0)
        }
        return items.min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
}

/// The initialiser that returns an existing focus system.
@preconcurrency @MainActor
public protocol UIFocusSystemOfEnvironment {}

extension UIFocusSystem: UIFocusSystemOfEnvironment {}

extension UIFocusSystemOfEnvironment {
    /// Returns the focus system of an environment; nil if it is in no scene. The same as `focusSystem(for:)`.
    public init?(for environment: any UIFocusEnvironment) {
        guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
        self = system
    }
}
