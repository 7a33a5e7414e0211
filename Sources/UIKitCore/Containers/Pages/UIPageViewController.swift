import Foundation

/// Shows view controllers as a sequence of pages. The user turns pages by swiping with a finger, or with the pointer while
/// its button is down; the data source provides the previous and next pages.
///
/// Pages slide; hosts have no page curl. With the style ``TransitionStyle/scroll``, horizontal pages, and a data source that returns
/// a number of pages, a ``UIPageControl`` below the pages shows the current page and turns pages. Main actor.
open class UIPageViewController: UIViewController {
    /// The style of page transitions.
    public enum TransitionStyle: Int, Sendable {
        /// A page curl. Shown as a slide.
        case pageCurl = 0
        /// A slide.
        case scroll = 1
    }

    /// The axis along which pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        /// The reading direction.
        case horizontal = 0
        /// Top to bottom.
        case vertical = 1
    }

    /// The direction of a page transition.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse = 1
    }

    /// The location of the spine.
    public enum SpineLocation: Int, Sendable {
        /// No spine.
        case none = 0
        /// At the start: one page is visible.
        case min = 1
        /// In the middle: two pages are visible side by side.
        case mid = 2
        /// At the end: one page is visible.
        case max = 3
    }

    /// The options of a new controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String
        /// Creates a key from a raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The location of the spine: the raw value of a ``SpineLocation``. Used by ``TransitionStyle/pageCurl`` only.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The spacing between sliding pages. Kept without effect: pages are adjacent.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The delegate, notified of the user's page turns. Weak reference.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The source of the previous and next pages; without one the user cannot swipe. Weak reference.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { updatePageControl() } }
    }

    /// The style of page transitions.
    open private(set) var transitionStyle: TransitionStyle

    /// The axis along which pages are arranged.
    open private(set) var navigationOrientation: NavigationOrientation

    /// The location of the spine.
    open private(set) var spineLocation: SpineLocation

    /// Whether pages have content on their backs. Kept without effect: the back of a page is never visible.
    open var isDoubleSided = false

    /// The recognizers of the swipes.
    open var gestureRecognizers: [UIGestureRecognizer] { swipes }

    /// The visible pages; nil if there are none.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    var pages: [UIViewController] = []
    var swipes: [UISwipeGestureRecognizer] = []
    /// The dots below the pages; nil if the data source has no number of pages.
    var pageControl: UIPageControl?
    /// The index of the dot of the visible page.
    var shownDot = 0

    /// Creates a controller without pages; add the first with ``setViewControllers(_:direction:animated:completion:)``.
    ///
    /// - Parameters:
    ///   - style: The style of page transitions.
    ///   - navigationOrientation: The axis along which pages are arranged.
    ///   - options: The location of the spine.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = Self.spine(style, options)
        super.init(nibName: nil, bundle: nil)
    }

    /// Decodes a controller from a storyboard, with the style ``TransitionStyle/scroll`` and horizontal pages.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spineLocation = .none
        super.init(coder: coder)
    }

    /// Adds the swipe recognizers. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        listenForSwipes()
        updatePageControl()
        installPages()
    }

    /// Lays out the pages. An override calls `super`.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placePages()
    }

    /// Shows pages: one, or two if the spine is in the middle. The data source and the delegate are not called.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages. Traps when their number is wrong.
    ///   - direction: The direction of the transition's animation.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called in a later turn, when the pages are visible.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let wanted = viewControllers ?? []
        let count = spineLocation == .mid ? 2 : 1
        require(
            wanted.count == count,
            "UIPageViewController.setViewControllers(_:direction:animated:completion:) was given \(wanted.count) "
                + "controllers, but \(count) \(count == 1 ? "is" : "are") shown at a time."
        )
        turn(to: wanted, direction, animated: animated, completion)
        updatePageControl()
    }

    private static func spine(_ style: TransitionStyle, _ options: [OptionsKey: Any]?) -> SpineLocation {
        guard style == .pageCurl else { return .none }
        switch options?[.spineLocation] {
        case let spine as SpineLocation: return spine
        case let number as Int: return SpineLocation(rawValue: number) ?? .min
        case let number as NSNumber: return SpineLocation(rawValue: number.intValue) ?? .min
        default: return .min
        }
    }
}
