import Foundation

/// A view that shows whether the keys of a different first responder change its value.
@MainActor
protocol KeyMarked: UIView {
    /// Whether keys change the value of this view, and not of its neighbours.
    var isMarkedForKeys: Bool { get set }
}

/// The strip at the bottom of a window or sheet with the input view of the first responder.
final class InputPanel: UIView {
    /// The input view. The app may move it elsewhere.
    let content: UIView
    private let line = UIView()
    private let ownHeight: CGFloat?
    private weak var keyView: UIView?

    init(showing content: UIView) {
        self.content = content
        ownHeight = content.frame.height > 0 ? content.frame.height : nil
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        line.accessibilityElementsHidden = true
        addSubview(content)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// The wanted height in points for a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        if content.determinesInputHeight {
            return content.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return ownHeight ?? content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { content.restFrame = bounds }
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    }

    // MARK: Keys

    /// Lets a picker in the input view handle a key of the first responder.
    func handle(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let views = keyViews(in: self)
        guard let current = views.first(where: { $0 === keyView }) ?? views.first else { return false }
        switch press.key {
        case .up, .down, .pageUp, .pageDown: return current.handleValueKey(press)
        case .left, .right:
            guard views.count > 1, let index = views.firstIndex(where: { $0 === current }) else { return false }
            let isForward = (press.key == .right) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
            mark(views[min(max(0, index + (isForward ? 1 : -1)), views.count - 1)], of: views)
            return true
        default: return false
        }
    }

    private func mark(_ view: UIView, of views: [UIView]) {
        keyView = view
        for other in views { (other as? any KeyMarked)?.isMarkedForKeys = other === view }
    }

    private func keyViews(in view: UIView) -> [UIView] {
        view.orderedSubviews.filter { !$0.isHidden }.flatMap { subview in
            subview.handlesValueKeys ? [subview] : keyViews(in: subview)
        }
    }
}

extension UIWindow {
    /// Shows the input view and the accessory of a responder, or of the nearest responders in the chain that have them.
    func showInputViews(of responder: UIResponder?) {
        showInputView(of: responder)
        showAccessory(of: responder)
    }

    private func showInputView(of responder: UIResponder?) {
        let panel = inputPanel as? InputPanel
        // A first responder inside the input view or the accessory keeps it visible.
        if let view = responder as? UIView, let panel {
            if view.isDescendant(of: panel) || accessory.map(view.isDescendant(of:)) == true { return }
        }
        let wanted = responder.flatMap { responder in
            sequence(first: responder, next: { $0.next }).lazy.compactMap(\.inputView).first
        }
        let holder = (responder as? UIView)?.overlayHolder ?? self
        if wanted == nil, panel == nil { return }
        if let panel, panel.content === wanted, panel.content.superview === panel, panel.superview === holder { return }
        inputPanel = nil
        panel?.removeFromSuperview()
        if let panel, panel.content.superview === panel { panel.content.removeFromSuperview() }
        guard let wanted else { return }
        let new = InputPanel(showing: wanted)
        inputPanel = new
        holder.addSubview(new)
        holder.setNeedsLayout()
    }

    /// The height in points of the input view in a window or sheet; nil if it is not there.
    func inputPanelHeight(in holder: UIView) -> CGFloat? {
        guard let panel = inputPanel as? InputPanel, panel.superview === holder else { return nil }
        return min(max(0, panel.height(forWidth: holder.bounds.width)), holder.bounds.height)
    }

    /// Places the input view at the bottom of the window or sheet that contains it, and the accessory above it.
    func placeInputViews(in holder: UIView) {
        if let panel = inputPanel, let height = inputPanelHeight(in: holder) {
            let size = holder.bounds.size
            panel.restFrame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
        }
        placeAccessory(in: holder)
    }

    /// Offers a key to the input view of the first responder.
    func sendKeyToInputView(_ press: KeyPress) -> Bool { (inputPanel as? InputPanel)?.handle(press) ?? false }
}
