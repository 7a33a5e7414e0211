import Foundation

extension UISearchController {
    /// The same as ``obscuresBackgroundDuringPresentation``.
    ///
    /// - Note: Rule 28.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    public var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Available on tvOS only, where it is deprecated.
    @available(*, unavailable, message: "Only on tvOS: use setContentScrollView(_:for:) on the results controller.")
    public var searchControllerObservedScrollView: UIScrollView? {
        get { nil }
        set {}
    }
}
