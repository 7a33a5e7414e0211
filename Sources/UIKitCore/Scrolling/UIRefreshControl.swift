import Foundation

/// Tells that a list is being brought up to date, and lets the user ask for it.
///
/// It belongs to a scroll view: `UIScrollView.refreshControl`, which adding it as a subview sets, too. The user pulls the
/// content down with a finger or on a touchpad, or presses F5 or Ctrl+R, as is usual on a desktop; the control sends
/// `valueChanged` then, and the app calls ``endRefreshing()`` when it is done. While it refreshes it stands above the content,
/// which makes room for it in its adjusted content inset; the content inset is the app's alone.
///
/// Main actor.
open class UIRefreshControl: UIControl {
    /// Whether something is being brought up to date.
    open private(set) var isRefreshing = false

    /// What is written under the spinner.
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

    static let height: CGFloat = 60

    /// Makes a control of the height that it has above a list.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
    }

    /// Makes a control; its scroll view gives it its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
    }

    /// Returns nil: storyboards and nibs cannot hold such a control.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Shows that something is being brought up to date that the user did not ask for. No event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        spinner.startAnimating()
        scrollView?.noteAdjustedContentInset()
        scrollView?.setNeedsLayout()
    }

    /// Shows that everything is up to date. Does nothing when nothing was refreshed.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        isHidden = true
        spinner.stopAnimating()
        scrollView?.noteAdjustedContentInset()
        scrollView?.setNeedsLayout()
    }

    /// Puts the spinner in the middle, above the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTitled = attributedTitle?.string.isEmpty == false
        let side = spinner.bounds.height
        let text = isTitled ? label.sizeThatFits(CGSize(width: bounds.width, height: 20)).height + 4 : 0
        let top = (bounds.height - side - text) / 2
        spinner.frame.origin = CGPoint(x: (bounds.width - side) / 2, y: top)
        label.frame = CGRect(x: 0, y: top + side + 4, width: bounds.width, height: max(0, text - 4))
    }

    /// Becomes the scroll view's `refreshControl` where it was added to one as a subview.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let holder = superview as? UIScrollView {
            holder.refreshControl = self
        } else if let scrollView, scrollView.refreshControl === self {
            scrollView.refreshControl = nil
        }
    }

    override var isAccessibilityElementByDefault: Bool { false }
}
