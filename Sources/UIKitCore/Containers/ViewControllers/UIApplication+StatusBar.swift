import Foundation

/// Hints to parts of phones that desktops do not have. They keep their values and have no effect.
extension UIApplication {
    /// The frame of the status bar: empty, because windows have no status bar.
    public var statusBarFrame: CGRect { .zero }

    /// Whether the status bar is hidden. True, because windows have no status bar.
    public var isStatusBarHidden: Bool { true }

    /// The text style of the status bar: `default`, because windows have no status bar.
    public var statusBarStyle: UIStatusBarStyle { .default }

    /// The URL of the app's page in the system's settings. Desktops have no such pages: `canOpenURL(_:)` returns false for it.
    public nonisolated static let openSettingsURLString = "app-settings:"
}
