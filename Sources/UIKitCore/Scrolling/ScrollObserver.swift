/// Follows a scroll view without being its delegate: a navigation controller whose bar shrinks as the content moves.
@MainActor
protocol ScrollObserver: AnyObject {
    /// The content offset or the size of the content is another one. Called before the delegate hears of it.
    func scrollViewDidMove(_ scrollView: UIScrollView)
}
