/// An entry of a tab bar controller: a ``UITab``, or a controller with its own tab bar item.
@MainActor
struct TabEntry {
    let tab: UITab?
    let ownController: UIViewController?

    /// The controller to show for the entry. Its tab, or the selected one in its group, creates it on first access.
    var controller: UIViewController? { ownController ?? tab?.selectedLeaf.shownController }

    /// The controllers of the entry that exist: that of its tab and of all tabs inside.
    var madeControllers: [UIViewController] { ownController.map { [$0] } ?? tab?.madeControllers ?? [] }

    var item: UITabBarItem? { tab?.item ?? ownController?.tabBarItem }

    var isHidden: Bool { tab?.isHidden ?? false }

    func isSame(as other: TabEntry) -> Bool { tab === other.tab && ownController === other.ownController }
}
