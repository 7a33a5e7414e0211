import Foundation

/// Shows screens one after the other, as the pages of a book. A person turns them by swiping, with a finger or with the
/// pointer's button down; the data source says what comes before and after.
///
/// The pages slide: a host has no paper to curl. The controller shows no dots; what says how many pages there are is for
/// the app to show. Main actor.
open class UIPageViewController: UIViewController {
    /// How pages move.
    public enum TransitionStyle: Int, Sendable {
        /// As paper. Here they slide.
        case pageCurl = 0
        /// They slide.
        case scroll = 1
    }

    /// Along which direction pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// In the direction in which the language is read.
        case horizontal = 0
        /// Downwards.
        case vertical = 1
    }

    /// Which way pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To what comes after.
        case forward = 0
        /// To what came before.
        case reverse = 1
    }

    /// Where the spine of the book is.
    public enum SpineLocation: Int, Sendable {
        /// There is none.
        case none = 0
        /// At the beginning: one page is shown.
        case min = 1
        /// In the middle: two pages are shown beside each other.
        case mid = 2
        /// At the end: one page is shown.
        case max = 3
    }

    /// What else can be said when a controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is: the number of a ``SpineLocation``. It counts for ``TransitionStyle/pageCurl``.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// How far pages that slide are apart. Kept without effect: they touch.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Who is told what the person does. Not kept alive.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Who says what comes before and after; without one nothing can be swiped. Not kept alive.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// How pages move.
    open private(set) var transitionStyle: TransitionStyle

    /// Along which direction pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation

    /// Where the spine is.
    open private(set) var spineLocation: SpineLocation

    /// Whether pages have something on their backs. Kept without effect: no page is seen from behind.
    open var isDoubleSided = false

    /// What recognizes the swipes.
    open var gestureRecognizers: [UIGestureRecognizer] { swipes }

    /// The pages that are shown; nil before there are any.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    var pages: [UIViewController] = []
    var swipes: [UISwipeGestureRecognizer] = []

    /// Makes a controller without pages; ``setViewControllers(_:direction:animated:completion:)`` gives it the first.
    ///
    /// - Parameters:
    ///   - style: How pages move.
    ///   - navigationOrientation: Along which direction they follow each other.
    ///   - options: Where the spine is.
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

    /// Makes a controller that a storyboard describes as pages which slide along the language's direction.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spineLocation = .none
        super.init(coder: coder)
    }

    /// Listens for swipes. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        listenForSwipes()
        installPages()
    }

    /// Places the pages. An override calls `super`.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placePages()
    }

    /// Shows pages: one, or two where the spine is in the middle. Neither data source nor delegate is asked.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages. Traps when it is another number of them.
    ///   - direction: Which way the host shows the old pages go.
    ///   - animated: Whether it does.
    ///   - completion: Told in a later turn that the pages are there.
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
