import Foundation
import NameList
import Names
import UIKit

/// A table of names with a search, for measurements in a terminal.
///
/// Usage: TerminalApp NAMES
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard CommandLine.arguments.count == 2,
            let text = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        else { fatalError("Usage: TerminalApp NAMES") }
        let names = text.split(separator: "\n").map(String.init)
        let controller = NamesViewController(names: names, filter: FoldedFilter(names))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
