/// A scroll view that a controller named, without keeping it alive.
struct WeakScrollView {
    weak var scrollView: UIScrollView?
}
