import UIKit
@_spi(Host) import UIKitCore

/// Counts the windows that are retained, those of earlier launches included.
@MainActor
struct WindowCensus {
    private var windows: [ObjectIdentifier: Reference] = [:]

    private struct Reference {
        weak var window: UIWindow?
    }

    /// Windows of the latest launch that are closed but still retained by an event or an animation in progress.
    private static let mostLeftOver = 3

    /// - Throws: ``BrokenInvariant`` if closed windows accumulate.
    mutating func check(_ application: UIApplication) throws {
        let shown = application.visibleWindows
        for window in shown { windows[ObjectIdentifier(window)] = Reference(window: window) }
        windows = windows.filter { $0.value.window != nil }
        let leftOver = windows.count - shown.count
        if leftOver > Self.mostLeftOver {
            throw BrokenInvariant("\(leftOver) closed windows are still retained, besides \(shown.count) visible ones.")
        }
    }
}
