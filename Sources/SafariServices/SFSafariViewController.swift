public import Foundation
public import UIKitCore
import WebKit

/// A simple browser for one page, with the address in the title bar, and buttons to close it, to reload, to go back and forward and to
/// open the page in the user's browser.
///
/// The page is shown by `WKWebView`; see there for the pages that windows and other hosts show. Unlike Safari's view on iOS it shares
/// no cookies with the user's browser, has no reader and no list of shared items. Must be used on the main actor.
///
/// Present it. The button "Done" dismisses it; a controller that was not presented only tells its delegate.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The options of a browser.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Kept without effect: there is no reader.
        open var entersReaderIfAvailable = false
        /// Kept without effect: the bars of a window do not collapse.
        open var barCollapsingEnabled = true

        /// Makes the default options.
        public nonisolated override init() {
            super.init()
        }

        /// A copy of the options.
        public nonisolated func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            MainActor.assumeIsolated {
                copy.entersReaderIfAvailable = entersReaderIfAvailable
                copy.barCollapsingEnabled = barCollapsingEnabled
            }
            return copy
        }
    }

    /// The title of the button that closes the browser.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done".
        case done = 0
        /// "Close".
        case close = 1
        /// "Cancel".
        case cancel = 2

        var systemItem: UIBarButtonItem.SystemItem {
            switch self {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        }
    }

    /// Is notified of the end, of the first load and of the browser's opening. Weak reference.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// A copy of the options that the browser was made with.
    open var configuration: Configuration { ownConfiguration.copy() as? Configuration ?? ownConfiguration }

    /// The title of the button that closes the browser. Default: done.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { page.showDismissButton() } }

    /// The colour of the bars; nil for the system's.
    open var preferredBarTintColor: UIColor? { didSet { showColors() } }

    /// The colour of the buttons in the bars; nil for the system's.
    open var preferredControlTintColor: UIColor? { didSet { showColors() } }

    private let ownConfiguration: Configuration
    private let navigation: UINavigationController
    private let page: BrowserPage

    /// Makes a browser with default options; see ``init(url:configuration:)``.
    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - URL: The address of the page. Traps unless it is an `http:` or `https:` address with a host, as on iOS.
    ///   - configuration: The options, which are copied.
    public init(url URL: URL, configuration: Configuration) {
        guard WebAddress.isAllowed(URL) else {
            trap(
                "SFSafariViewController(url:) was given an address without host or with a scheme other than http and https."
            )
        }
        ownConfiguration = configuration.copy() as? Configuration ?? configuration
        page = BrowserPage(url: URL)
        navigation = UINavigationController(rootViewController: page)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        page.browser = self
        navigation.isToolbarHidden = false
        addChild(navigation)
        navigation.didMove(toParent: self)
        page.showDismissButton()
    }

    /// Always nil: a browser has an address, which files of Interface Builder cannot give.
    public required init?(coder: NSCoder) { nil }

    /// Adds the bars and the page, which begins to load.
    open override func viewDidLoad() {
        super.viewDidLoad()
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        page.load()
    }

    private func showColors() {
        navigation.navigationBar.barTintColor = preferredBarTintColor
        navigation.toolbar.barTintColor = preferredBarTintColor
        navigation.navigationBar.tintColor = preferredControlTintColor
        navigation.toolbar.tintColor = preferredControlTintColor
    }

    /// Dismisses the browser, if it is presented, and notifies the delegate.
    func finish() {
        if presentingViewController != nil { dismiss(animated: true) }
        delegate?.safariViewControllerDidFinish(self)
    }
}
