import Foundation
import UIKit

/// A text view with the text of a file, as in an app for iOS.
///
/// Usage: TextApp TEXT SESSION OFFSET
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let offset = Int(arguments[3]),
            let text = try? String(contentsOfFile: arguments[1], encoding: .utf8)
        else { fatalError("Usage: TextApp TEXT SESSION OFFSET") }
        let controller = TextViewController(text: text, offset: offset, session: arguments[2])
        controller.title = "Text"
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
