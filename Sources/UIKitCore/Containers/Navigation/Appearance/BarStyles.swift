import Foundation

/// The appearance objects of a bar at the bottom of the screen, or of one of its items, as set by the app.
@MainActor
final class BarStyles<Appearance: UIBarAppearance> {
    /// Called after a change of an appearance.
    var whenChanged: () -> Void = {}

    private(set) var standard: Appearance?
    private(set) var compact: Appearance?
    private(set) var scrollEdge: Appearance?
    private(set) var compactScrollEdge: Appearance?
    /// A default standard appearance that was returned to the app but not assigned.
    private var usual: Appearance?

    /// Sets one of the appearances to a copy, whose changes update the bar, and returns the copy.
    @discardableResult
    func set(_ path: ReferenceWritableKeyPath<BarStyles, Appearance?>, to appearance: Appearance?) -> Appearance? {
        let copy = appearance?.makeCopy() as? Appearance
        copy?.watch { [weak self] in self?.whenChanged() }
        self[keyPath: path] = copy
        whenChanged()
        return copy
    }

    static var standardPath: ReferenceWritableKeyPath<BarStyles, Appearance?> { \.standard }
    static var compactPath: ReferenceWritableKeyPath<BarStyles, Appearance?> { \.compact }
    static var scrollEdgePath: ReferenceWritableKeyPath<BarStyles, Appearance?> { \.scrollEdge }
    static var compactScrollEdgePath: ReferenceWritableKeyPath<BarStyles, Appearance?> { \.compactScrollEdge }

    /// Returns the standard appearance, or a default one. A change of the default one counts as an assignment.
    ///
    /// - Parameter whenAssigned: Called after the first change of the default appearance.
    func standardOrUsual(_ make: () -> Appearance, whenAssigned: @escaping (Appearance) -> Void) -> Appearance {
        if let standard { return standard }
        if let usual { return usual }
        let usual = make()
        self.usual = usual
        usual.watch { [weak self, weak usual] in
            guard let self, let usual else { return }
            if standard == nil {
                standard = usual
                whenAssigned(usual)
            }
            if standard === usual { whenChanged() }
        }
        return usual
    }

    /// Returns the appearance in a window with regular or compact height, and whether it appears without its background: at the
    /// edge of the content, if the app set no appearance for the edge.
    func shown(isCompact: Bool, isAtEdge: Bool) -> (appearance: Appearance, isTransparent: Bool)? {
        let scrolled = isCompact ? compact ?? standard : standard
        guard isAtEdge else { return scrolled.map { ($0, false) } }
        let edge = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
        return edge.map { ($0, false) } ?? scrolled.map { ($0, true) }
    }
}

extension UIScrollView {
    /// Whether the end of the content is at the bottom edge of the viewport.
    var isScrolledToBottom: Bool {
        contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5
    }
}

extension UIViewController {
    /// Whether the screen's content ends at its bottom edge. True without a scroll view.
    var isContentAtBottom: Bool {
        let screen = (self as? UINavigationController)?.topViewController ?? self
        return screen.contentScrollView(for: .bottom)?.isScrolledToBottom ?? true
    }
}
