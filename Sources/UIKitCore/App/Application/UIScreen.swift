import Foundation

/// The screen on which a host shows windows.
///
/// Main actor.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    weak var host: (any ApplicationHost)?

    init(host: any ApplicationHost) {
        self.host = host
    }

    /// The screen of the running app. Traps if no app was launched.
    public class var main: UIScreen { UIScreen(host: UIApplication.shared.host) }

    /// The screen's bounds in points. Empty after the app ended.
    open var bounds: CGRect { host?.screenBounds ?? .zero }

    /// The number of pixels per point.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The number of physical pixels per point. Same as ``scale``: hosts do not resample the screen.
    open var nativeScale: CGFloat { scale }

    /// The screen's bounds in physical pixels. Empty after the app ended.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
    }

    /// The maximum number of frames per second. 60 if the desktop does not tell.
    open var maximumFramesPerSecond: Int { host?.maximumFramesPerSecond ?? 60 }

    /// The traits according to the desktop's settings.
    open var traitCollection: UITraitCollection { host?.traits ?? UITraitCollection.current }
}
