import Foundation

/// Shows that a list is being refreshed, and lets the user request it.
///
/// It belongs to a scroll view: assign it to `UIScrollView.refreshControl`, or add it as a subview, which does the same. The
/// user pulls the content down with a finger or on a touchpad, or presses F5 or Ctrl+R, as is usual on a desktop. The control
/// then sends `valueChanged`, and the app calls ``endRefreshing()`` when it has finished. During refreshing the control
/// appears above the content. It adds its height to the adjusted content inset; the content inset is not changed.
///
/// Main actor.
open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// The text under the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// The colour of the spinner.
    open override var tintColor: UIColor! {
        didSet { spinner.color = tintColor }
    }

    weak var scrollView: UIScrollView?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    static var height: CGFloat { ControlMetrics.current.refreshHeight }

    /// Creates a control with its standard height.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    }

    /// Creates a control. Its scroll view determines its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
    }

    /// Returns nil: storyboards and nibs cannot contain refresh controls.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a refresh that the user did not request. Sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        scrollView?.noteAdjustedContentInset()
        scrollView?.setNeedsLayout()
    }

    /// Ends refreshing. Does nothing if no refresh is in progress.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isHidden = true
        spinner.stopAnimating()
        scrollView?.noteAdjustedContentInset()
        scrollView?.setNeedsLayout()
    }

    /// Centres the spinner above the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTitled = attributedTitle?.string.isEmpty == false
        let side = spinner.bounds.height
        let text = isTitled ? label.sizeThatFits(CGSize(width: bounds.width, height: 20)).height + 4 : 0
        let top = (bounds.height - side - text) / 2
        spinner.frame.origin = CGPoint(x: (bounds.width - side) / 2, y: top)
        label.frame = CGRect(x: 0, y: top + side + 4, width: bounds.width, height: max(0, text - 4))
    }

    /// Sets itself as the superview's `refreshControl` if that is a scroll view.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let holder = superview as? UIScrollView {
            holder.refreshControl = self
        } else if let scrollView, scrollView.refreshControl === self {
            scrollView.refreshControl = nil
        }
    }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { false }
}
