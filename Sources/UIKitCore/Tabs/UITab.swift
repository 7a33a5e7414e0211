import Foundation

/// A tab of a tab bar controller, whose view controller is made when it is first asked for. Main actor.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The name by which the app finds the tab again, different from those of the controller's other tabs.
    public let identifier: String

    /// The words on the tab.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The picture on the tab.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// A short text on a coloured ground at the picture's corner, which is spoken too; nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the tab answers.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether the bar leaves the tab out. A hidden tab can be selected by the program.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.reloadItems() } } }

    /// What the app wants to keep with the tab.
    open var userInfo: Any?

    /// What the tab shows; asking for it makes it. Nil for a tab without a provider, which shows nothing.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let controller = provider?(self) else { return nil }
        madeController = controller
        provider = nil
        controller.ownTab = self
        return controller
    }

    /// The controller whose tab this is.
    open internal(set) weak var tabBarController: UITabBarController?

    let item = UITabBarItem()
    private(set) var madeController: UIViewController?
    private var provider: ((UITab) -> UIViewController)?

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - title: The words on it.
    ///   - image: The picture on it.
    ///   - identifier: The name by which the app finds it again.
    ///   - viewControllerProvider: Makes what it shows, once, when it is first selected or asked for.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
    }
}
