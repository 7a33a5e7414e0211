import Foundation
@_spi(Host) import UIKitCore

/// A screen of 320 by 480 points with a character width of 8 points.
@MainActor
package final class WindowTestHost: StillHost {
    package private(set) var application: UIApplication?
    package private(set) var window: UIWindow!

    /// Starts an app on a new host with the given view or controller in its window.
    package init(showing controller: UIViewController) {
        super.init(screenSize: CGSize(width: 320, height: 480), characterWidth: 8)
        UIApplication.current = nil
        let application = UIApplication.launch(on: self, applicationDelegate: nil)
        self.application = application
        window = UIWindow(frame: screenBounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        update()
    }

    package convenience init(showing view: UIView) {
        let controller = UIViewController()
        controller.view = view
        self.init(showing: controller)
    }

    /// Ends a turn of the main loop.
    package func update() {
        UIApplication.current = application
        application?.performUpdates()
    }
}
