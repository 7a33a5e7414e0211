/// The parts and values that a storyboard or nib declares for some traits of a view only, such as subviews for wide windows. The module
/// that reads these files implements it.
@MainActor
package protocol TraitVariations: AnyObject {
    /// Installs the parts and assigns the values for the view's traits. Called when the view enters a window and after its traits
    /// changed, before the app is notified. Repeated calls with the same traits change nothing.
    func apply()
}
