import Foundation

/// The backgrounds that a host draws behind the parts of the bar.
extension UISearchBar {
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var isInNavigationBar: Bool {
        sequence(first: self as UIView, next: { $0.superview }).contains { $0 is UINavigationBar }
    }

    /// The background image of the bar. It replaces every background colour.
    var shownBackground: UIImage? {
        appearance.background(at: barPosition, hasPrompt: prompt != nil, isCompact: isCompact)
    }

    /// The background colour of the bar: `barTintColor`, black for the black style, `backgroundColor`, or the default colour
    /// of a standalone bar. Only `backgroundColor` applies to a minimal bar, to a bar with a background image, and in a
    /// navigation bar without `barTintColor` and black style. A translucent colour is 85 % opaque; hosts do not blur the
    /// content behind it.
    var shownGroundColor: UIColor? {
        guard shownBackground == nil, appearance.style != .minimal else { return backgroundColor }
        let own = appearance.barTintColor ?? (appearance.barStyle.isBlack ? UIColor(white: 0.11, alpha: 1) : nil)
        if own == nil, backgroundColor != nil || isInNavigationBar { return backgroundColor }
        let color = own ?? .secondarySystemBackground
        return isTranslucent ? color.withAlphaComponent(color.components(for: traitCollection).alpha * 0.85) : color
    }

    /// Whether the bar is white on black, regardless of the interface style.
    var showsBlackStyle: Bool { appearance.barStyle.isBlack && appearance.style != .minimal }

    /// The background image of the field.
    var shownFieldBackground: UIImage? {
        appearance.fieldBackgrounds.value(for: searchTextField.isEnabled ? .normal : .disabled)
    }

    /// The appearance as state texts, for hosts without images.
    var appearanceDescriptions: [String] {
        var states: [String] = []
        if appearance.style == .minimal { states.append("minimal") }
        if showsBlackStyle { states.append("black") }
        if let color = appearance.barTintColor, appearance.style != .minimal, shownBackground == nil {
            states.append("bar \(color.outlineDescription)")
        }
        if shownBackground != nil { states.append("with background picture") }
        return states
    }

    func appearanceDidChange() {
        searchTextField.textAdjustment = appearance.textOffset
        searchTextField.setNeedsDisplay()
        scopeBar.appearanceDidChange()
        contentDidChange()
    }

    /// Returns the background image of a scope button in a state.
    @_spi(Host)
    public func scopeGround(for state: UIControl.State) -> UIImage? { appearance.scopeBackgrounds.value(for: state) }

    /// Returns the divider image between two adjacent scope buttons. Fallbacks: the image for their selection alone, then the
    /// image for two normal states.
    @_spi(Host)
    public func scopeDivider(after left: UIControl.State, before right: UIControl.State) -> UIImage? {
        let dividers = appearance.scopeDividers
        let left = left.intersection([.selected, .highlighted, .disabled])
        let right = right.intersection([.selected, .highlighted, .disabled])
        return dividers[.init(left: left, right: right)]
            ?? dividers[.init(left: left.intersection(.selected), right: right.intersection(.selected))]
            ?? dividers[.init(left: .normal, right: .normal)]
    }
}
