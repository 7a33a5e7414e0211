import Foundation

/// What a host draws behind the parts of the bar.
extension UISearchBar {
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var isInNavigationBar: Bool {
        sequence(first: self as UIView, next: { $0.superview }).contains { $0 is UINavigationBar }
    }

    /// The picture behind the bar. It takes the place of every colour.
    var shownBackground: UIImage? {
        appearance.background(at: barPosition, hasPrompt: prompt != nil, isCompact: isCompact)
    }

    /// The colour behind the bar: the app's, black, or that of a bar by itself. In a navigation bar, that bar's own
    /// ground is seen, and a minimal bar has none. A translucent one lets a sixth of what is behind through; hosts do not
    /// blur it.
    var shownGroundColor: UIColor? {
        guard shownBackground == nil, appearance.style != .minimal else { return backgroundColor }
        let own = appearance.barTintColor ?? (appearance.barStyle.isBlack ? UIColor(white: 0.11, alpha: 1) : nil)
        if own == nil, backgroundColor != nil || isInNavigationBar { return backgroundColor }
        let color = own ?? .secondarySystemBackground
        return isTranslucent ? color.withAlphaComponent(color.components(for: traitCollection).alpha * 0.85) : color
    }

    /// White on black, also where the interface is light.
    var showsBlackStyle: Bool { appearance.barStyle.isBlack && appearance.style != .minimal }

    /// The picture behind the field.
    var shownFieldBackground: UIImage? {
        appearance.fieldBackgrounds.value(for: searchTextField.isEnabled ? .normal : .disabled)
    }

    /// What a screen without pictures says of the look.
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

    /// The picture behind a scope button in a state.
    @_spi(Host)
    public func scopeGround(for state: UIControl.State) -> UIImage? { appearance.scopeBackgrounds.value(for: state) }

    /// The picture between a scope button and the next one: for the two states, else for the selected one of them, else
    /// for two that are not selected.
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
