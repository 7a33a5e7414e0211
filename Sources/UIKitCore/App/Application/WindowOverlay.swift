import Foundation

/// Content in front of a window's other content, beside an anchor in it: a menu, a popover, or the suggestions of a field.
@MainActor
protocol WindowOverlay: AnyObject {
    /// Places the overlay beside its anchor. A menu or suggestions close if the anchor is no longer in the window. Called once
    /// in each turn of the main loop that lays out the window, after the layout. May change the view hierarchy.
    func followAnchor()

    /// Called before the delivery of a touch, from the overlay that opened last to the first.
    ///
    /// - Parameters:
    ///   - point: The location in the window's coordinates. It may be outside of the window's bounds.
    ///   - isTaken: Whether an overlay in front of this one took the touch.
    /// - Returns: Whether this overlay takes the touch: it decides whether it closes, and overlays behind it stay open.
    func userWillTouch(at point: CGPoint, isTaken: Bool) -> Bool

    /// Handles Escape before the first responder. Returns whether it was handled.
    func handleEscape() -> Bool

    /// Whether keys do not reach the content behind the overlay.
    var takesKeys: Bool { get }

    /// Called after the window's first responder changed.
    func firstResponderDidChange()
}

extension WindowOverlay {
    func userWillTouch(at point: CGPoint, isTaken: Bool) -> Bool { false }
    func handleEscape() -> Bool { false }
    var takesKeys: Bool { false }
    func firstResponderDidChange() {}
}

/// The overlays of a window, in the order in which they opened. Weak references: the view hierarchy owns overlays.
@MainActor
struct WindowOverlays {
    private struct Entry {
        weak var overlay: (any WindowOverlay)?
    }

    private var entries: [Entry] = []

    var all: [any WindowOverlay] { entries.compactMap(\.overlay) }

    /// Adds an overlay as the last one.
    mutating func add(_ overlay: any WindowOverlay) {
        remove(overlay)
        entries.append(Entry(overlay: overlay))
    }

    mutating func remove(_ overlay: any WindowOverlay) {
        entries.removeAll { $0.overlay == nil || $0.overlay === overlay }
    }
}
