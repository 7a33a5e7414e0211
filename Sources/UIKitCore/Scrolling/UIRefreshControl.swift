import Foundation

/// Tells that a list is being brought up to date, and lets the user ask for it.
///
/// It belongs to a scroll view: `UIScrollView.refreshControl`. The user pulls the content down with a finger or on a
/// touchpad, or presses F5 or Ctrl+R, as is usual on a desktop; the control sends `valueChanged` then, and the app calls
/// ``endRefreshing()`` when it is done. While it refreshes it stands above the content, which makes room for it with its
/// content inset.
///
/// Main actor. iOS 6.0.
open class UIRefreshControl: UIControl {
    /// Whether something is being brought up to date. iOS 6.0.
    open private(set) var isRefreshing = false

    /// What is written under the spinner. iOS 6.0.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// The colour of the spinner. iOS 6.0.
    open override var tintColor: UIColor! {
        didSet { spinner.color = tintColor }
    }

    weak var scrollView: UIScrollView?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    static let height: CGFloat = 60

    /// Makes a control of the height that it has above a list. iOS 6.0.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    }

    /// Makes a control; its scroll view gives it its frame. iOS 6.0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
    }

    /// Returns nil: there are no archived interfaces off Apple's systems. iOS 6.0.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Shows that something is being brought up to date that the user did not ask for. No event is sent. iOS 6.0.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        scrollView?.contentInset.top += UIRefreshControl.height
        scrollView?.setNeedsLayout()
    }

    /// Shows that everything is up to date. Does nothing when nothing was refreshed. iOS 6.0.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isHidden = true
        spinner.stopAnimating()
        scrollView?.contentInset.top -= UIRefreshControl.height
        scrollView?.setNeedsLayout()
    }

    /// Puts the spinner in the middle, above the title. iOS 6.0.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTitled = attributedTitle?.string.isEmpty == false
        let side = spinner.bounds.height
        let text = isTitled ? label.sizeThatFits(CGSize(width: bounds.width, height: 20)).height + 4 : 0
        let top = (bounds.height - side - text) / 2
        spinner.frame.origin = CGPoint(x: (bounds.width - side) / 2, y: top)
        label.frame = CGRect(x: 0, y: top + side + 4, width: bounds.width, height: max(0, text - 4))
    }

    override var isAccessibilityElementByDefault: Bool { false }
}

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        if let old {
            if old.isRefreshing { contentInset.top -= UIRefreshControl.height }
            old.scrollView = nil
            old.removeFromSuperview()
        }
        guard let control = refreshControl else { return }
        if let other = control.scrollView, other !== self { other.refreshControl = nil }
        control.scrollView = self
        addSubview(control)
        if control.isRefreshing { contentInset.top += UIRefreshControl.height }
        placeRefreshControl()
    }

    /// The control stands above the content, whatever the content's own insets are.
    func placeRefreshControl() {
        guard let refreshControl else { return }
        let height = UIRefreshControl.height
        refreshControl.frame = CGRect(x: bounds.minX, y: -height, width: bounds.width, height: height)
    }

    /// The user pulled the content down beyond its beginning, or asked for an update with a key.
    ///
    /// - Returns: Whether that began one. It does not without a refresh control that is enabled, nor while one is busy.
    @_spi(Host)
    @discardableResult
    public func userPulledToRefresh() -> Bool {
        guard let refreshControl, refreshControl.isEnabled, isScrollEnabled, !refreshControl.isRefreshing else {
            return false
        }
        refreshControl.beginRefreshing()
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        refreshControl.sendActions(for: .valueChanged)
        return true
    }

    /// The user asked to come back to the beginning. The delegate may be against it.
    ///
    /// - Returns: Whether the content is at its beginning now, and was not before.
    @_spi(Host)
    @discardableResult
    public func userScrolledToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, contentOffset.y > -adjustedContentInset.top,
            scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        scrollDelegate?.scrollViewDidScrollToTop(self)
        return true
    }
}
