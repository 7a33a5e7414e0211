/// Observes a scroll view without being its delegate, as navigation controllers with large titles do.
@MainActor
protocol ScrollObserver: AnyObject {
    /// Called when the content offset or the content size changed, before the delegate is notified.
    func scrollViewDidMove(_ scrollView: UIScrollView)
}
