import Foundation

@testable @_spi(Host) import UIKitCore

/// A screen of 320 by 480 points, on which a character is 8 points wide and a line as high as its font says.
@MainActor
final class TableTestHost: ApplicationHost {
    var screenBounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    var traits = UITraitCollection.current
    var now = Duration.zero
    var clipboardText: String?
    var displayed: [UIView] = []
    private(set) var application: UIApplication?
    private(set) var window: UIWindow?

    /// Starts an app on a new host, with a view or a controller's in its window.
    init(showing controller: UIViewController) {
        UIApplication.current = nil
        let application = UIApplication.launch(on: self, applicationDelegate: nil)
        self.application = application
        let window = UIWindow(frame: screenBounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        update()
    }

    convenience init(showing table: UITableView) {
        let controller = UIViewController()
        controller.view = table
        self.init(showing: controller)
    }

    /// Ends a turn of the main loop.
    func update() {
        UIApplication.current = application
        application?.performUpdates()
    }

    func requestUpdate() {}
    func display(_ views: [UIView]) { displayed = views }
    func show(_ window: UIWindow) {}
    func hide(_ window: UIWindow) {}
    func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {}
    func announce(_ announcement: String) {}
    func storedState(forSession identifier: String) -> Data? { nil }
    func storeState(_ state: Data?, forSession identifier: String) {}
    func accepts(_ request: HostRequest) -> Bool { false }
    func perform(_ request: HostRequest) -> Bool { false }

    func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        let perLine = max(Int(min(width, 100_000) / 8), 1)
        let needed = max((text.count + perLine - 1) / perLine, 1)
        let lines = numberOfLines == 0 ? needed : min(needed, numberOfLines)
        return CGSize(width: CGFloat(min(text.count, perLine) * 8), height: CGFloat(lines) * 20)
    }
}
