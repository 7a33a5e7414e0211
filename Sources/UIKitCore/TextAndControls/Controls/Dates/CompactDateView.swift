import Foundation

/// The buttons of a compact date picker, which show the date and the time, and open a popover.
final class CompactDateView: UIView, DatePickerContent {
    /// The content of a button.
    enum Part {
        case date, time
    }

    private unowned let picker: UIDatePicker
    private let parts: [Part]
    private var buttons: [UIButton] = []

    /// - Parameter parts: The buttons; nil for those of the picker's mode.
    init(picker: UIDatePicker, parts: [Part]? = nil) {
        self.picker = picker
        self.parts = parts ?? Self.parts(of: picker.datePickerMode)
        super.init(frame: .zero)
        for part in self.parts {
            let button = UIButton(configuration: .gray())
            button.addAction(
                UIAction { [weak self] action in self?.open(part, action.sender) },
                for: .primaryActionTriggered
            )
            buttons.append(button)
            addSubview(button)
        }
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private static func parts(of mode: UIDatePicker.Mode) -> [Part] {
        switch mode {
        case .time: [.time]
        case .date: [.date]
        default: [.date, .time]
        }
    }

    func refresh() {
        for (button, part) in zip(buttons, parts) {
            let text = picker.formats.text(picker.shownDate, template: part == .date ? "yMMMd" : "jmm")
            if button.configuration?.title != text {
                button.configuration?.title = text
                button.configuration?.baseForegroundColor = .label
                button.configuration?.contentInsets = NSDirectionalEdgeInsets(
                    top: 6,
                    leading: 10,
                    bottom: 6,
                    trailing: 10
                )
            }
            let kind = SystemTexts.text(part == .date ? "Date" : "Time")
            // Two buttons need different names.
            let name = picker.accessibilityLabel.map { parts.count > 1 ? "\($0), \(kind)" : $0 }
            button.accessibilityLabel = name ?? kind
            button.accessibilityValue = text
            button.isEnabled = picker.isEnabled
        }
        setNeedsLayout()
    }

    private let gap: CGFloat = 6

    var fittingSize: CGSize {
        let sizes = buttons.map(\.intrinsicContentSize)
        let width = sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: width.rounded(.up), height: max(34, sizes.map(\.height).max() ?? 0))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start: CGFloat = 0
        for button in buttons {
            let width = min(button.intrinsicContentSize.width.rounded(.up), max(0, bounds.width - start))
            button.frame = CGRect(
                x: isMirrored ? bounds.width - start - width : start,
                y: 0,
                width: width,
                height: bounds.height
            )
            start += width + gap
        }
    }

    private func open(_ part: Part, _ sender: Any?) {
        guard let button = sender as? UIButton else { return }
        picker.openPopover(for: part, from: button)
    }
}

/// The calendar or the wheels that a compact date picker opens.
final class DatePopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let content: any DatePickerContent
    /// The picker, which the content does not own. The app may remove it while the popover is open.
    private let picker: UIDatePicker
    private let didClose: () -> Void

    init(_ content: any DatePickerContent, of picker: UIDatePicker, didClose: @escaping () -> Void) {
        self.content = content
        self.picker = picker
        self.didClose = didClose
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: content.fittingSize.width + 16, height: content.fittingSize.height + 16)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func refresh() { content.refresh() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
        content.refresh()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didClose()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

extension UIDatePicker {
    /// Opens the calendar or the wheels of a compact picker beside its button. Sends `editingDidBegin`, and `editingDidEnd` when the
    /// popover closes.
    func openPopover(for part: CompactDateView.Part, from button: UIButton) {
        let owner = sequence(first: self as UIResponder, next: { $0.next }).first { $0 is UIViewController }
        let presenter = owner as? UIViewController ?? window?.rootViewController?.frontmost
        guard openController == nil, let presenter else { return }
        let content: any DatePickerContent =
            part == .date ? MonthView(picker: self) : DateWheels(picker: self, columns: timeColumns())
        let controller = DatePopoverController(content, of: self) { [weak self] in
            self?.sendActions(for: .editingDidEnd)
        }
        controller.popoverPresentationController?.sourceView = button
        controller.overrideUserInterfaceStyle = overrideUserInterfaceStyle
        openController = controller
        sendActions(for: .editingDidBegin)
        presenter.present(controller, animated: true)
    }
}
