import Foundation

/// Content in front of a window's other content, beside an anchor in it: a menu, a popover, or the suggestions of a field.
@MainActor
protocol WindowOverlay: AnyObject {
    /// Places the overlay beside its anchor, or removes it if the anchor is no longer in the window. Called after each layout
    /// of the window, and may change the view hierarchy.
    func followAnchor()

    /// Called before the delivery of a touch that begins at a point of the window's coordinates, which may be outside of its
    /// bounds.
    func userWillTouch(at point: CGPoint)

    /// Handles Escape before the first responder. Returns whether it was handled.
    func handleEscape() -> Bool
}

extension WindowOverlay {
    func userWillTouch(at point: CGPoint) {}
    func handleEscape() -> Bool { false }
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
