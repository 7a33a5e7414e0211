import Foundation

// Swift 2 to 4 names of members of view controllers. The compiler offers the current names as fix-its.

extension UIViewController {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "present(_:animated:completion:)")
    public func presentViewController(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)?
    ) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "dismiss(animated:completion:)")
    public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {}

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "willMove(toParent:)")
    public func willMoveToParentViewController(_ parent: UIViewController?) {}

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "didMove(toParent:)")
    public func didMoveToParentViewController(_ parent: UIViewController?) {}

    /// Its name in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "parent")
    public var parentViewController: UIViewController? { parent }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
    public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {}
}

extension UINavigationController {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "popViewController(animated:)")
    public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "popToRootViewController(animated:)")
    public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? { nil }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isNavigationBarHidden")
    public var navigationBarHidden: Bool {
        get { isNavigationBarHidden }
        set { isNavigationBarHidden = newValue }
    }

    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "isToolbarHidden")
    public var toolbarHidden: Bool {
        get { isToolbarHidden }
        set { isToolbarHidden = newValue }
    }
}

extension UIStoryboard {
    /// Its name in Swift 2.
    @available(*, unavailable, renamed: "instantiateViewController(withIdentifier:)")
    public func instantiateViewControllerWithIdentifier(_ identifier: String) -> UIViewController {
        instantiateViewController(withIdentifier: identifier)
    }
}

extension UIApplication {
    /// A function in Swift 2.
    @available(*, unavailable, renamed: "getter:UIApplication.shared()")
    public static func sharedApplication() -> UIApplication { shared }
}

extension UIScreen {
    /// A function in Swift 2.
    @available(*, unavailable, renamed: "getter:UIScreen.main()")
    public static func mainScreen() -> UIScreen { main }
}

extension UIDevice {
    /// A function in Swift 2.
    @available(*, unavailable, renamed: "getter:UIDevice.current()")
    public static func currentDevice() -> UIDevice { current }
}
