import Foundation

/// The effect at an edge of a scroll view while content is scrolled beyond that edge. Main actor.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// The style. Default: automatic.
    open var style = Style.automatic { didSet { if style != oldValue { scrollView?.edgeEffectDidChange() } } }

    /// Whether there is no effect. Default: false.
    open var isHidden = false { didSet { if isHidden != oldValue { scrollView?.edgeEffectDidChange() } } }

    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    /// A style of edge effects.
    public final class Style: NSObject, Sendable {
        /// As other programs of the desktop: a line under a title bar, and nothing at the other edges.
        public static let automatic = Style()
        /// The content fades out towards the edge.
        public static let soft = Style()
        /// A line separates the content from the edge.
        public static let hard = Style()

        private override init() { super.init() }
    }
}

/// The appearance of an edge of a scroll view, for hosts.
@_spi(Host)
public enum ScrollEdgeLook {
    /// As usual on the desktop.
    case usual
    /// No effect.
    case none
    /// A fade.
    case soft
    /// A line.
    case hard
}

/// An edge of a scroll view, for hosts.
@_spi(Host)
public enum ScrollEdge: CaseIterable, Sendable {
    case top, left, bottom, right
}

/// The effects of the edges that an app has accessed, and the containers of elements over the edges.
@MainActor
final class ScrollEdges {
    var effects: [ScrollEdge: UIScrollEdgeEffect] = [:]
    private var containers: [Container] = []

    private struct Container {
        weak var interaction: UIScrollEdgeElementContainerInteraction?
    }

    func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
        containers.removeAll { $0.interaction == nil || $0.interaction === interaction }
        containers.append(Container(interaction: interaction))
    }

    func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
        containers.removeAll { $0.interaction == nil || $0.interaction === interaction }
    }

    func updateContainers() {
        for container in containers { container.interaction?.update() }
    }
}

extension UIScrollView {
    /// The effect at the top edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(.top) }

    /// The effect at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(.left) }

    /// The effect at the bottom edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(.bottom) }

    /// The effect at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(.right) }

    var edges: ScrollEdges {
        if let storedEdges { return storedEdges }
        let edges = ScrollEdges()
        storedEdges = edges
        return edges
    }

    private func edgeEffect(_ edge: ScrollEdge) -> UIScrollEdgeEffect {
        if let effect = storedEdges?.effects[edge] { return effect }
        let effect = UIScrollEdgeEffect(of: self)
        edges.effects[edge] = effect
        return effect
    }

    func edgeEffectDidChange() {
        setNeedsDisplay()
        storedEdges?.updateContainers()
        // The line under a title bar depends on the effect.
        scrollObserver?.scrollViewDidMove(self)
    }

    /// The appearance of an edge while content is scrolled beyond it.
    @_spi(Host)
    public func edgeLook(of edge: ScrollEdge) -> ScrollEdgeLook {
        guard let effect = storedEdges?.effects[edge] else { return .usual }
        if effect.isHidden { return .none }
        return effect.style === UIScrollEdgeEffect.Style.soft
            ? .soft : effect.style === UIScrollEdgeEffect.Style.hard ? .hard : .usual
    }

    /// Whether content is scrolled beyond an edge.
    func hasContent(beyond edge: ScrollEdge) -> Bool {
        let inset = adjustedContentInset
        return switch edge {
        case .top: contentOffset.y > -inset.top
        case .left: contentOffset.x > -inset.left
        case .bottom: contentOffset.y + bounds.height < contentSize.height + inset.bottom
        case .right: contentOffset.x + bounds.width < contentSize.width + inset.right
        }
    }
}
