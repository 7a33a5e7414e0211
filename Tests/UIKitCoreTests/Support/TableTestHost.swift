import Foundation

@testable @_spi(Host) import UIKitCore

/// A screen of 320 by 480 points with a character width of 8 points.
@MainActor
final class TableTestHost: StillHost {
    private(set) var application: UIApplication?
    private(set) var window: UIWindow?

    /// Starts an app on a new host with the given view or controller in its window.
    init(showing controller: UIViewController) {
        super.init(screenSize: CGSize(width: 320, height: 480), characterWidth: 8)
        UIApplication.current = nil
        let application = UIApplication.launch(on: self, applicationDelegate: nil)
        self.application = application
        let window = UIWindow(frame: screenBounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        update()
    }

    convenience init(showing view: UIView) {
        let controller = UIViewController()
        controller.view = view
        self.init(showing: controller)
    }

    /// Ends a turn of the main loop.
    func update() {
        UIApplication.current = application
        application?.performUpdates()
    }
}
