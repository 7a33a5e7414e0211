import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let process = ProcessInfo.processInfo
        let list = HerbsViewController(style: .plain)
        list.title = process.environment["HERBS_TITLE"] ?? "Herbs"
        if process.arguments.contains("--empty") { list.herbs = [] }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
        return true
    }
}
