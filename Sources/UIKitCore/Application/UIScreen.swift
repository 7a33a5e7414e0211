import Foundation

/// The screen that a host shows windows on.
///
/// Main actor. iOS 2.0.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    private weak var host: (any ApplicationHost)?

    init(host: any ApplicationHost) {
        self.host = host
    }

    /// The screen of the running app. Traps when the program started none. iOS 2.0.
    public class var main: UIScreen { UIScreen(host: UIApplication.shared.host) }

    /// The screen's rectangle in points; empty after the host ended. iOS 2.0.
    open var bounds: CGRect { host?.screenBounds ?? .zero }

    /// The number of pixels in a point. iOS 4.0.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The traits that the desktop asks for. iOS 8.0.
    open var traitCollection: UITraitCollection { host?.traits ?? UITraitCollection.current }
}
