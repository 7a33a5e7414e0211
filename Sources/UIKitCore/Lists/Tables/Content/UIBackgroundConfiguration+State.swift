extension UIBackgroundConfiguration {
    /// Returns the background for a state: the background of a list's cell is grey while the cell is selected or highlighted,
    /// unless the app set its colour.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let cell = state as? UICellConfigurationState else { return self }
        return marking(isSelected: cell.isSelected || cell.isHighlighted)
    }
}
