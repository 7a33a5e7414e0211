import Foundation

/// Says which page comes before and after another. Main actor.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// Is told which pages a person turns. Main actor.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// A person begins to turn to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )

    /// A person turned pages.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: Whether the way was shown.
    ///   - previousViewControllers: The pages that went.
    ///   - completed: Whether they went: true, because a swipe that is recognized turns the page.
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
