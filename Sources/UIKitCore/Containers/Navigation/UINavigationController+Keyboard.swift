extension UINavigationController {
    /// Called when a keyboard appeared or disappeared.
    func keyboardDidChange(isThere: Bool) {
        if isThere, hidesBarsWhenKeyboardAppears, !isNavigationBarHidden {
            isBarHiddenForKeyboard = true
            setNavigationBarHidden(true, animated: true)
        } else if !isThere, isBarHiddenForKeyboard {
            isBarHiddenForKeyboard = false
            setNavigationBarHidden(false, animated: true)
        }
    }
}
