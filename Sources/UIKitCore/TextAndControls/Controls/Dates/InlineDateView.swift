import Foundation

/// A month of an inline date picker and, if the picker has a time, a button that opens its wheels.
final class InlineDateView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let month: MonthView
    private let name = UILabel()
    private let time: CompactDateView?

    init(picker: UIDatePicker) {
        self.picker = picker
        month = MonthView(picker: picker)
        time = picker.datePickerMode == .dateAndTime ? CompactDateView(picker: picker, parts: [.time]) : nil
        super.init(frame: .zero)
        addSubview(month)
        guard let time else { return }
        name.text = SystemTexts.text("Time")
        name.font = .preferredFont(forTextStyle: .headline)
        addSubview(name)
        addSubview(time)
    }

    required init?(coder: NSCoder) { nil }

    private var timeHeight: CGFloat { time.map { $0.fittingSize.height + 12 } ?? 0 }

    var fittingSize: CGSize {
        CGSize(width: month.fittingSize.width, height: month.fittingSize.height + timeHeight)
    }

    func refresh() {
        month.refresh()
        time?.refresh()
        name.textColor = picker.isEnabled ? .label : .tertiaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - timeHeight))
        guard let time else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = time.fittingSize
        let row = CGRect(x: 16, y: bounds.height - timeHeight + 4, width: bounds.width - 32, height: size.height)
        name.frame = CGRect(
            x: isMirrored ? row.minX + size.width : row.minX,
            y: row.minY,
            width: max(0, row.width - size.width),
            height: row.height
        )
        time.frame = CGRect(
            x: isMirrored ? row.minX : row.maxX - size.width,
            y: row.minY,
            width: size.width,
            height: row.height
        )
    }
}
