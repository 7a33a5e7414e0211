import Foundation

/// The limits for the size of a scene's windows. Main actor.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIScene?

    init(scene: UIScene) {
        self.scene = scene
    }

    /// The minimum size in points. The user cannot make the windows smaller. Default: zero; the host's minimum applies.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { didChange() } }
    }

    /// The maximum size in points. Default: unlimited.
    ///
    /// Desktops have no maximum for windows that the user can resize. So this limits the sizes that the app requests, and the user
    /// cannot resize or maximize the window if it equals ``minimumSize``.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { didChange() } }
    }

    /// Whether the window can fill the screen. Kept without effect: the desktop decides. Default: true.
    open var allowsFullScreen = true

    /// Whether the user cannot resize the windows, because both limits are the same.
    @_spi(Host)
    public var isFixed: Bool { minimumSize != .zero && minimumSize == maximumSize }

    /// The nearest permitted size.
    func limited(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(min(size.width, maximumSize.width), minimumSize.width),
            height: max(min(size.height, maximumSize.height), minimumSize.height)
        )
    }

    private func didChange() { scene?.application?.updates.request() }
}
