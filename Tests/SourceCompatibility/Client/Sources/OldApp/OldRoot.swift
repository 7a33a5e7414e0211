import UIKit

/// The app's only screen.
@MainActor
func oldRoot() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Began with UIApplicationMain"
    return controller
}
