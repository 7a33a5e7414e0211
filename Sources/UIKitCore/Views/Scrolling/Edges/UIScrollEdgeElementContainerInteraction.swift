import Foundation

/// Shows the edge effect of a scroll view behind a view that covers an edge, so that buttons and labels in it are legible over
/// scrolled content. Add it to the view that contains them. Main actor.
///
/// The style `hard` is an opaque background with a line, others a fade. The effect is visible while content is scrolled beyond the
/// edge, and unless the scroll view hides the effect of that edge.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view with the interaction. Weak reference.
    public private(set) weak var view: UIView?

    /// The scroll view. Weak reference. Default: nil.
    open weak var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            oldValue?.storedEdges?.remove(self)
            scrollView?.edges.add(self)
            update()
        }
    }

    /// The edge of the scroll view that the view covers: the first of several in the order top, left, bottom, right. Default: none.
    open var edge: UIRectEdge = [] { didSet { if edge != oldValue { update() } } }

    private var shade: ScrollEdgeShade?

    /// Creates an interaction without scroll view and edge.
    public override init() { super.init() }

    /// Removes the effect from the former view.
    open func willMove(to view: UIView?) {
        shade?.removeFromSuperview()
        shade = nil
    }

    /// Shows the effect in the view.
    open func didMove(to view: UIView?) {
        self.view = view
        update()
    }

    private var coveredEdge: ScrollEdge? {
        let edges: [(UIRectEdge, ScrollEdge)] = [(.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right)]
        return edges.first { edge.contains($0.0) }?.1
    }

    /// Shows or hides the effect for the present position of the content.
    func update() {
        guard let view, let scrollView, let coveredEdge, scrollView.edgeLook(of: coveredEdge) != .none,
            scrollView.hasContent(beyond: coveredEdge)
        else {
            shade?.isHidden = true
            return
        }
        let shade = shade ?? ScrollEdgeShade(frame: view.bounds)
        self.shade = shade
        if shade.superview !== view { view.insertSubview(shade, at: 0) }
        shade.isHidden = false
        shade.show(
            scrollView.edgeLook(of: coveredEdge) == .hard,
            at: coveredEdge,
            color: scrollView.backgroundColor ?? .systemBackground
        )
    }
}

/// The effect behind the elements of a container: a background with a line, or a fade.
final class ScrollEdgeShade: UIView {
    private let fade = CAGradientLayer()
    private let line = CALayer()
    private var edge = ScrollEdge.top
    private(set) var isHard = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.addSublayer(fade)
        layer.addSublayer(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ isHard: Bool, at edge: ScrollEdge, color: UIColor) {
        (self.isHard, self.edge) = (isHard, edge)
        let ground = color.resolvedColor(with: traitCollection)
        backgroundColor = isHard ? color : nil
        fade.isHidden = isHard
        line.isHidden = !isHard
        fade.colors = [ground.cgColor, ground.withAlphaComponent(0).cgColor]
        line.backgroundColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let ends: (CGPoint, CGPoint) =
            switch edge {
            case .top: (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
            case .bottom: (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0))
            case .left: (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            case .right: (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
            }
        (fade.startPoint, fade.endPoint) = ends
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fade.frame = bounds
        line.frame =
            switch edge {
            case .top: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
            case .bottom: CGRect(x: 0, y: 0, width: bounds.width, height: 1)
            case .left: CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
            case .right: CGRect(x: 0, y: 0, width: 1, height: bounds.height)
            }
    }
}
