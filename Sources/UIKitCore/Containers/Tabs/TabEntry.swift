/// An entry of a tab bar controller: a ``UITab``, or a controller with its own tab bar item.
@MainActor
struct TabEntry {
    let tab: UITab?
    let ownController: UIViewController?

    /// The controller of the entry. A tab creates it on first access.
    var controller: UIViewController? { ownController ?? tab?.viewController }

    /// The controller of the entry if it exists.
    var madeController: UIViewController? { ownController ?? tab?.madeController }

    var item: UITabBarItem? { tab?.item ?? ownController?.tabBarItem }

    var isHidden: Bool { tab?.isHidden ?? false }

    func isSame(as other: TabEntry) -> Bool { tab === other.tab && ownController === other.ownController }
}
