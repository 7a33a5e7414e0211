import Foundation
import Names
import UIKit

/// A table of names with a search, as in an app for iOS.
///
/// Usage: SearchApp NAMES SESSION FILTER
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let kind = FilterKind(rawValue: arguments[3]),
            let text = try? String(contentsOfFile: arguments[1], encoding: .utf8)
        else { fatalError("Usage: SearchApp NAMES SESSION FILTER") }
        let names = text.split(separator: "\n").map(String.init)
        let controller = MeasuredNamesViewController(
            names: names,
            filter: kind.make(names),
            session: arguments[2]
        )
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
