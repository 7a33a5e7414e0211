import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Members for parts of phones that desktops lack.
@MainActor
@Suite("Hardware of phones")
struct HardwareHintTests {
    @Test func `screens with pressure and status bars work without them`() {
        final class Previewer: NSObject, UIViewControllerPreviewingDelegate {
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing,
                viewControllerForLocation location: CGPoint
            ) -> UIViewController? { nil }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing,
                commit viewControllerToCommit: UIViewController
            ) {}
        }
        let controller = UIViewController()
        let previewer = Previewer()
        let context = controller.registerForPreviewing(with: previewer, sourceView: controller.view)
        #expect(context.sourceView === controller.view && context.delegate === previewer)
        controller.unregisterForPreviewing(withContext: context)
        #expect(controller.traitCollection.forceTouchCapability == .unavailable)
        #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    }

    @Test func `an app keeps its badge, and has neither a status bar nor a page in the settings`() throws {
        let host = WindowTestHost(showing: UIViewController())
        let app = try #require(host.application)
        app.applicationIconBadgeNumber = 3
        app.isNetworkActivityIndicatorVisible = true
        #expect(app.applicationIconBadgeNumber == 3 && app.isNetworkActivityIndicatorVisible)
        #expect(app.statusBarFrame == .zero && app.isStatusBarHidden)
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!app.canOpenURL(url))
    }

    @Test func `identifiers and image insets of items reach their views`() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = "favourite"
        item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
        item.landscapeImagePhone = UIImage(systemName: "star.fill")
        let plain = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        let (moved, usual) = (try #require(item.makeView() as? UIButton), try #require(plain.makeView() as? UIButton))
        for view in [moved, usual] {
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
            view.layoutIfNeeded()
        }
        #expect(moved.accessibilityIdentifier == "favourite")
        let (one, other) = (try #require(moved.imageView?.frame), try #require(usual.imageView?.frame))
        #expect(one == other.offsetBy(dx: 0, dy: 4))
    }

    @Test func `the identifier of an alert's action is that of its button`() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        action.accessibilityIdentifier = "confirm"
        alert.addAction(action)
        let root = UIViewController()
        let host = WindowTestHost(showing: root)
        root.present(alert, animated: false)
        host.update()
        #expect(alert.alertView?.buttons.map(\.accessibilityIdentifier) == ["confirm"])
    }
}
