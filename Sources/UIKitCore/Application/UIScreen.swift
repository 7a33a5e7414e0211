import Foundation

/// The screen that a host shows windows on.
///
/// Main actor.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    private weak var host: (any ApplicationHost)?

    init(host: any ApplicationHost) {
        self.host = host
    }

    /// The screen of the running app. Traps when the program started none.
    public class var main: UIScreen { UIScreen(host: UIApplication.shared.host) }

    /// The screen's rectangle in points; empty after the host ended.
    open var bounds: CGRect { host?.screenBounds ?? .zero }

    /// The number of pixels in a point.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The traits that the desktop asks for.
    open var traitCollection: UITraitCollection { host?.traits ?? UITraitCollection.current }
}
