import Foundation

/// The content of an alert: its texts and fields, and below them a button for each action.
///
/// Texts and buttons scroll separately if they do not fit. They share the height, so that a button is always visible.
final class AlertView: UIView {
    private weak var controller: UIAlertController?
    private let words = UIScrollView()
    private let answers = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private weak var content: UIViewController?
    private(set) var buttons: [AlertButton] = []

    private static let width: CGFloat = 340
    private var inset: CGSize { controlMetrics.alertInset }

    init(for controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        set(titleLabel, font: .headline)
        titleLabel.accessibilityTraits.insert(.header)
        set(messageLabel, font: .body)
        for area in [words, answers] {
            area.clipsToBounds = true
            addSubview(area)
        }
        reload()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func set(_ label: UILabel, font style: UIFont.TextStyle) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        words.addSubview(label)
    }

    // MARK: Content

    /// Updates the view from the alert's content.
    func reload() {
        guard let controller else { return }
        show(controller.title, controller.attributedTitle, in: titleLabel)
        show(controller.message, controller.attributedMessage, in: messageLabel)
        addContent(of: controller)
        for field in controller.storedFields where field.superview !== words { words.addSubview(field) }
        fields = controller.storedFields
        reloadButtons(of: controller)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func show(_ text: String?, _ attributedText: NSAttributedString?, in label: UILabel) {
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
    }

    private func addContent(of controller: UIAlertController) {
        content = controller.contentViewController
        guard let content, content.parent !== controller else { return }
        controller.addChild(content)
        words.addSubview(content.view)
        content.didMove(toParent: controller)
    }

    /// Updates the layout after content of another controller, or an image of an action, changed.
    func contentDidChange() {
        showAvailability()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func reloadButtons(of controller: UIAlertController) {
        let wanted = inOrder(controller.actions)
        if !wanted.elementsEqual(buttons, by: { $0 === $1.action }) {
            for button in buttons { button.removeFromSuperview() }
            buttons = wanted.map { AlertButton(action: $0, in: controller) }
            for button in buttons { answers.addSubview(button) }
        }
        showAvailability()
    }

    /// Returns the actions in display order: the cancel action first of two, last of more.
    private func inOrder(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        let isPopover = controller?.presentation.isPopover == true
        // A touch outside a popover cancels as well.
        let cancel = isPopover ? [] : actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return actions.count == 2 && controller?.preferredStyle == .alert ? cancel + others : others + cancel
    }

    /// Updates the enabled and preferred states of the buttons.
    func showAvailability() {
        for button in buttons { button.show(isPreferred: button.action === controller?.preferredAction) }
    }

    // MARK: Size

    /// Returns the size in points of the alert: its content, limited to the available size.
    func fittingSize(in room: CGSize) -> CGSize {
        let width = min(room.width, AlertView.width)
        let words = wordFrames(width: width).height
        let height = words + answerFrames(width: width, below: words).height
        return CGSize(width: width, height: min(room.height, height.rounded(.up)))
    }

    /// Returns the frames of texts and fields in a column with the given width.
    private func wordFrames(width: CGFloat) -> (parts: [(UIView, CGRect)], height: CGFloat) {
        let metrics = controlMetrics
        let inner = width - 2 * inset.width
        var parts: [(UIView, CGRect)] = []
        var bottom: CGFloat = 0
        for label in [titleLabel, messageLabel] {
            guard label.text?.isEmpty == false else {
                parts.append((label, .zero))
                continue
            }
            let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height.rounded(.up)
            bottom += bottom == 0 ? inset.height : metrics.alertGap.height
            parts.append((label, CGRect(x: inset.width, y: bottom, width: inner, height: height)))
            bottom += height
        }
        if let content, let view = content.viewIfLoaded {
            let preferred = content.preferredContentSize.height
            let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
            let height = preferred > 0 ? preferred : view.systemLayoutSizeFitting(fitting).height
            bottom += metrics.alertGap.height
            parts.append((view, CGRect(x: 0, y: bottom, width: width, height: height.rounded(.up))))
            bottom += height.rounded(.up)
        }
        for (index, field) in fields.enumerated() {
            let height = max(metrics.alertFieldHeight, field.intrinsicContentSize.height)
            bottom +=
                index == 0
                ? (bottom == 0 ? inset.height : metrics.inCells(height: 0.75 * inset.height)) : metrics.alertLineGap
            parts.append((field, CGRect(x: inset.width, y: bottom, width: inner, height: height)))
            bottom += height
        }
        if buttons.isEmpty, bottom > 0 { bottom += inset.height }
        return (parts, bottom)
    }

    /// Returns the frames of the buttons: two side by side if their titles fit, otherwise in a column.
    ///
    /// - Parameter words: The height of what is above them.
    private func answerFrames(width: CGFloat, below words: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        guard !buttons.isEmpty else { return ([], 0) }
        let metrics = controlMetrics
        let inner = width - 2 * inset.width
        let sizes = buttons.map { $0.sizeThatFits(CGSize(width: inner, height: .infinity)) }
        let height = max(metrics.alertButtonHeight, sizes.map(\.height).max() ?? 0).rounded(.up)
        let half = (inner - metrics.alertGap.width) / 2
        let isRow = buttons.count == 2 && controller?.preferredStyle == .alert && sizes.allSatisfy { $0.width <= half }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = buttons.indices.map { index in
            let isSecond = (index == 1) != isMirrored
            return CGRect(
                x: inset.width + (isRow && isSecond ? half + metrics.alertGap.width : 0),
                y: (words == 0 ? inset.height : metrics.alertButtonsMargin)
                    + (isRow ? 0 : CGFloat(index) * (height + metrics.alertLineGap)),
                width: isRow ? half : inner,
                height: height
            )
        }
        return (frames, (frames.last?.maxY ?? 0) + inset.height)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let box = box
        let (parts, wordHeight) = wordFrames(width: box.width)
        let (frames, answerHeight) = answerFrames(width: box.width, below: wordHeight)
        let shown = min(answerHeight, max(box.height - wordHeight, box.height / 2))
        words.frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: max(0, box.height - shown))
        answers.frame = CGRect(x: box.minX, y: words.frame.maxY, width: box.width, height: shown)
        words.contentSize = CGSize(width: box.width, height: wordHeight)
        answers.contentSize = CGSize(width: box.width, height: answerHeight)
        // After the areas: the view of another controller is resized with its area.
        for (part, frame) in parts { part.frame = frame }
        for (button, frame) in zip(buttons, frames) { button.frame = frame }
        for area in [words, answers] { area.isScrollEnabled = area.contentSize.height > area.frame.height }
        // The scroll view is skipped by keyboard focus if all texts are visible.
        words.isUserInteractionEnabled = words.isScrollEnabled || !fields.isEmpty || content != nil
    }

    override var floatingFrame: CGRect? { superview?.superview is PresentedPopover ? nil : box }

    /// The alert's frame: the whole of its own window, or the centre of a shared one.
    private var box: CGRect {
        let isPopover = superview?.superview is PresentedPopover
        let hasOwnWindow = (superview as? PresentedSheet)?.ownSize != nil || isPopover
        let margin = hasOwnWindow ? 0 : controlMetrics.alertMargin
        let size = fittingSize(in: bounds.insetBy(dx: margin, dy: margin).size)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(),
            y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }
}
