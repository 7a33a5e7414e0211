import Foundation

/// Provides the pages before and after a page. Main actor.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the previous page; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the next page; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots below the pages. Optional; default: 0, for no dots.
    ///
    /// Called when the app shows pages with `setViewControllers(_:direction:animated:completion:)`, or assigns the data source.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the current dot. Optional; default: 0. Called after ``presentationCount(for:)``. When the user turns pages,
    /// the controller itself moves the current dot.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Observes the user's page turns. Main actor.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user starts to turn a page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )

    /// Called when the user turned a page.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether the animation finished. Always true.
    ///   - previousViewControllers: The previous pages.
    ///   - completed: Whether the page was turned. Always true, because a recognized swipe always turns the page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}
