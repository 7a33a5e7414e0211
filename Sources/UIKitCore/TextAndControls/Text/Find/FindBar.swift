import Foundation

/// The bar of a ``UIFindInteraction``: fields for text and replacement, the number of results, and buttons.
final class FindBar: UIView, UITextFieldDelegate, WindowOverlay {
    private weak var interaction: UIFindInteraction?
    private let queryField = UITextField()
    private let replacementField = UITextField()
    private let countLabel = UILabel()
    private let rows = UIStackView()
    private let replacementRow = UIStackView()

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        accessibilityLabel = SystemTexts.text("Find")
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        prepare(queryField, SystemTexts.text("Find"))
        prepare(replacementField, SystemTexts.text("Replace"))
        queryField.addAction(UIAction { [weak self] _ in self?.interaction?.search() }, for: .editingChanged)
        countLabel.textColor = .secondaryLabel
        countLabel.font = .systemFont(ofSize: 13)
        let findRow = UIStackView(arrangedSubviews: [
            queryField, countLabel,
            button("Previous") { $0.findPrevious() }, button("Next") { $0.findNext() },
            button("Done") { $0.dismissFindNavigator() },
        ])
        replacementRow.addArrangedSubview(replacementField)
        replacementRow.addArrangedSubview(button("Replace") { $0.replaceOne() })
        replacementRow.addArrangedSubview(button("Replace All") { $0.replaceAll() })
        for row in [findRow, replacementRow] {
            row.spacing = 8
            row.alignment = .center
            rows.addArrangedSubview(row)
        }
        rows.axis = .vertical
        rows.spacing = 6
        addSubview(rows)
    }

    required init?(coder: NSCoder) { nil }

    private func prepare(_ field: UITextField, _ name: String) {
        field.placeholder = name
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.delegate = self
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    private func button(_ title: String, _ action: @escaping (UIFindInteraction) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(SystemTexts.text(title), for: .normal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.addAction(
            UIAction { [weak self] _ in
                if let interaction = self?.interaction { action(interaction) }
            },
            for: .touchUpInside
        )
        return button
    }

    // MARK: Content

    var query: String {
        get { queryField.text ?? "" }
        set { if queryField.text != newValue { queryField.text = newValue } }
    }

    var replacement: String {
        get { replacementField.text ?? "" }
        set { if replacementField.text != newValue { replacementField.text = newValue } }
    }

    var showsReplacement: Bool {
        get { !replacementRow.isHidden }
        set {
            replacementRow.isHidden = !newValue
            if let superview { place(in: superview) }
        }
    }

    var hasFocus: Bool { queryField.isFirstResponder || replacementField.isFirstResponder }

    func focus() {
        queryField.becomeFirstResponder()
        queryField.selectAll(nil)
    }

    /// Shows the number of results.
    func showResults(of session: UIFindSession) {
        let count = session.resultCount
        let index = session.highlightedResultIndex
        countLabel.text =
            switch session.searchResultDisplayStyle {
            case .none: nil
            case _ where query.isEmpty: nil
            case .currentAndTotal where count > 0 && index != NSNotFound: "\(index + 1) / \(count)"
            default: count == 0 ? SystemTexts.text("No Results") : "\(count)"
            }
        setNeedsLayout()
    }

    // MARK: Place

    /// Opens the bar at the bottom of a window or sheet.
    func open(in holder: UIView) {
        holder.addSubview(self)
        place(in: holder)
        focus()
    }

    private func place(in holder: UIView) {
        let height: CGFloat = showsReplacement ? 96 : 52
        frame = CGRect(x: 0, y: holder.bounds.height - height, width: holder.bounds.width, height: height)
        setNeedsLayout()
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        window?.overlays.remove(self)
        newWindow?.overlays.add(self)
    }

    /// Closes the bar if the searched view was removed.
    func followAnchor() {
        guard interaction?.view?.window == nil else { return }
        interaction?.dismissFindNavigator()
        removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rows.frame = bounds.insetBy(dx: 12, dy: 8)
    }

    // MARK: Keys

    override func handleKey(_ press: KeyPress) -> Bool {
        guard let interaction else { return super.handleKey(press) }
        switch press {
        case KeyPress(.escape): interaction.dismissFindNavigator()
        case KeyPress(.character("g"), modifiers: .control): interaction.findNext()
        case KeyPress(.character("g"), modifiers: [.control, .shift]),
            KeyPress(.character("G"), modifiers: [.control, .shift]):
            interaction.findPrevious()
        case KeyPress(.return, modifiers: .shift): interaction.findPrevious()
        default: return super.handleKey(press)
        }
        return true
    }

    /// Return moves to the next result, or replaces the highlighted one.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === replacementField { interaction?.replaceOne() } else { interaction?.findNext() }
        return false
    }

    override var accessibleRole: ViewRole { .toolbar }
}
