extension UINavigationController {
    /// Hides the bar for a keyboard if the app asked for it, or shows it again.
    func hideBar(forKeyboard isThere: Bool) {
        if isThere, hidesBarsWhenKeyboardAppears, !isNavigationBarHidden {
            isBarHiddenForKeyboard = true
            setNavigationBarHidden(true, animated: true)
        } else if !isThere, isBarHiddenForKeyboard {
            isBarHiddenForKeyboard = false
            setNavigationBarHidden(false, animated: true)
        }
    }
}
