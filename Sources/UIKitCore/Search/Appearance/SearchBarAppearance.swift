import Foundation

/// The appearance of a search bar as set by the app. Unset values leave the host's default appearance.
struct SearchBarAppearance {
    struct Place: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    struct Neighbours: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    var barStyle = UIBarStyle.default
    var barTintColor: UIColor?
    var style = UISearchBar.Style.default
    var isTranslucent: Bool?
    var backgrounds: [Place: UIImage] = [:]
    var fieldBackgrounds: [UIControl.State: UIImage] = [:]
    var scopeBarBackground: UIImage?
    var scopeBackgrounds: [UIControl.State: UIImage] = [:]
    var scopeDividers: [Neighbours: UIImage] = [:]
    var scopeTitleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var fieldOffset = UIOffset.zero
    var textOffset = UIOffset.zero

    /// Returns the background image for a position and metrics, or the closest match. Other positions are tried before other
    /// metrics.
    func background(at position: UIBarPosition, hasPrompt: Bool, isCompact: Bool) -> UIImage? {
        let wanted: [UIBarMetrics] =
            switch (hasPrompt, isCompact) {
            case (true, true): [.compactPrompt, .defaultPrompt, .compact, .default]
            case (true, false): [.defaultPrompt, .default]
            case (false, true): [.compact, .default]
            case (false, false): [.default]
            }
        let positions: [UIBarPosition] = position == .topAttached ? [.topAttached, .top, .any] : [position, .any]
        for metrics in wanted {
            for position in positions {
                if let image = backgrounds[Place(position: position, metrics: metrics)] { return image }
            }
        }
        return nil
    }
}

extension Dictionary where Key == UIControl.State {
    /// Returns the value for a state. Fallback: the value for the first of disabled, selected and highlighted that the state
    /// contains, or for `normal`.
    func value(for state: UIControl.State) -> Value? {
        if let own = self[state] { return own }
        if state.contains(.disabled) { return self[.disabled] ?? self[.normal] }
        if state.contains(.selected) { return self[.selected] ?? self[.normal] }
        if state.contains(.highlighted) { return self[.highlighted] ?? self[.normal] }
        return self[.normal]
    }
}
