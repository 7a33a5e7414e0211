extension UIWindow {
    /// Puts the actions of a swiped row away, wherever in the window it is: the user goes on with something else.
    func hideSwipeActions() { swipedList?.hideSwipeActions() }
}
