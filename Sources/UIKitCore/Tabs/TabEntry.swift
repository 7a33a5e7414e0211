/// A tab of a controller: one of iOS 18, or a controller that is its own tab.
@MainActor
struct TabEntry {
    let tab: UITab?
    let ownController: UIViewController?

    /// What it shows; asking makes it.
    var controller: UIViewController? { ownController ?? tab?.viewController }

    /// What it shows, when that is made.
    var madeController: UIViewController? { ownController ?? tab?.madeController }

    var item: UITabBarItem? { tab?.item ?? ownController?.tabBarItem }

    var isHidden: Bool { tab?.isHidden ?? false }

    func isSame(as other: TabEntry) -> Bool { tab === other.tab && ownController === other.ownController }
}
