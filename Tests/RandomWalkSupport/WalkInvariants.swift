import HeadlessHost
import UIKit
@_spi(Host) import UIKitCore

/// The expectations of a user of every app after every action.
@MainActor
struct WalkInvariants {
    let application: UIApplication
    let screen: Screen

    /// - Throws: ``BrokenInvariant`` for the first violated expectation.
    func check() throws {
        try checkContent()
        try checkFirstResponder()
        try checkPresentation()
        try checkSearches()
        let views = application.frontWindows.flatMap { Self.visibleViews(in: $0) }
        try checkFrames(views)
        try checkFields(views)
        try checkScrolling(views)
        try checkLists(views)
    }

    /// The screen is not empty.
    private func checkContent() throws {
        if !application.frontWindows.isEmpty, screen.elements.allSatisfy({ $0.role == "window" }) {
            throw BrokenInvariant("The screen is empty.")
        }
        if application.frontWindows.isEmpty { throw BrokenInvariant("The app has no window on screen.") }
    }

    /// Each view has a place and a size.
    private func checkFrames(_ views: [UIView]) throws {
        for view in views {
            let (center, bounds) = (view.center, view.bounds)
            let numbers = [
                center.x, center.y, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
            ]
            if !numbers.allSatisfy(\.isFinite) || bounds.size.width < 0 || bounds.size.height < 0 {
                let name = view.accessibilityLabel.map { " \(UserAction.text($0))" } ?? ""
                throw BrokenInvariant("\(type(of: view))\(name) has the bounds \(bounds) around \(center).")
            }
        }
    }

    /// At most one responder of a window receives keys, and it is on screen.
    private func checkFirstResponder() throws {
        for window in application.visibleWindows {
            // A search bar is the first responder together with its field.
            let responders = Self.allViews(in: window).filter { $0.isFirstResponder && !($0 is UISearchBar) }
            if responders.count > 1 {
                let types = responders.map { "\(type(of: $0))" }.joined(separator: ", ")
                throw BrokenInvariant("\(responders.count) views are the first responder: \(types).")
            }
            if let responder = responders.first, let hidden = Self.path(from: responder).first(where: \.isHidden) {
                throw BrokenInvariant(
                    "The first responder, \(type(of: responder)), is in the hidden \(type(of: hidden))."
                )
            }
            if let view = window.focusedResponder as? UIView, view.window !== window {
                throw BrokenInvariant("The first responder, \(type(of: view)), is in no visible window.")
            }
        }
    }

    // MARK: Views

    /// A view and its superviews.
    static func path(from view: UIView) -> some Sequence<UIView> { sequence(first: view, next: { $0.superview }) }

    /// A view and all views inside.
    static func allViews(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { allViews(in: $0) } }

    /// A view and all views inside that are neither hidden nor transparent.
    static func visibleViews(in view: UIView) -> [UIView] {
        if view.isHidden || view.alpha == 0 { return [] }
        return [view] + view.subviews.flatMap { visibleViews(in: $0) }
    }
}
