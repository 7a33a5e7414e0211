import Foundation

/// A tab of a tab bar controller. Its view controller is created on first access. Main actor.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The identifier, unique among the controller's tabs.
    public let identifier: String

    /// The title of the tab.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The image of the tab.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// A short text on a coloured background at the image's corner, also spoken by screen readers. Nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the tab is enabled.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether the bar omits the tab. The app can select a hidden tab.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.reloadItems() } } }

    /// Data that the app associates with the tab.
    open var userInfo: Any?

    /// The controller of the tab, created on first access. Nil for a tab without a provider, which shows nothing.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let controller = provider?(self) else { return nil }
        madeController = controller
        provider = nil
        controller.ownTab = self
        return controller
    }

    /// The tab bar controller that contains the tab. Weak reference.
    open internal(set) weak var tabBarController: UITabBarController?

    let item = UITabBarItem()
    private(set) var madeController: UIViewController?
    private var provider: ((UITab) -> UIViewController)?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, unique among the controller's tabs.
    ///   - viewControllerProvider: Creates the controller once, when the tab is first selected or its controller accessed.
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
