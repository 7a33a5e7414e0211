import UIKit

/// An app of 2014 in one respect: the attribute that marks its entry point.
@UIApplicationMain
private class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: oldRoot())
        window?.makeKeyAndVisible()
        return true
    }
}
