/// Views that change their value with keys, such as the columns of a picker.
extension UIView {
    /// Whether the Tab key moves the focus to the view, which then handles keys as the first responder.
    ///
    /// An input view receives keys from the first responder that shows it, and never takes the focus from it.
    @_spi(Host)
    public var takesKeyFocus: Bool { handlesValueKeys && !isInInputView }

    /// Whether the view is in the input view or the input accessory view's window strip of the first responder.
    var isInInputView: Bool {
        guard let panel = window?.inputPanel else { return false }
        return isDescendant(of: panel)
    }
}
