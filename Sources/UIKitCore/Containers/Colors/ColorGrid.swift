import Foundation

/// A grid of colours: greys, and twelve hues from dark to pale. Arrow keys choose the neighbour of the chosen colour.
final class ColorGrid: UIView {
    static let columns = 12
    static let rows = 10

    /// Called when the user chose a colour.
    var userChose: (UIColor) -> Void = { _ in }

    /// The chosen colour, which need not be in the grid.
    var selected = UIColor.black { didSet { showSelection() } }

    private var cells: [ColorCell] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let cell = ColorCell(Self.color(row: row, column: column))
                cell.userChose = { [weak self] in self?.userChose($0) }
                cells.append(cell)
                addSubview(cell)
            }
        }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of a cell: greys in the first row; then darker, pure and paler hues.
    static func color(row: Int, column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = CGFloat(column) / CGFloat(columns)
        let step = CGFloat(row) / CGFloat(rows - 1)
        return UIColor(
            hue: hue,
            saturation: step <= 0.5 ? 1 : 1 - (step - 0.5) * 1.6,
            brightness: step <= 0.5 ? 0.3 + 1.4 * step : 1,
            alpha: 1
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, cell) in cells.enumerated() {
            let place = index % Self.columns
            let column = CGFloat(isMirrored ? Self.columns - 1 - place : place)
            cell.frame = CGRect(
                x: column * width,
                y: CGFloat(index / Self.columns) * height,
                width: width,
                height: height
            )
        }
    }

    private func showSelection() {
        for cell in cells { cell.isSelected = cell.color.hexadecimal == selected.hexadecimal }
        setNeedsDisplay()
    }

    // MARK: Keys

    override var handlesValueKeys: Bool { true }
    override var canBecomeFirstResponder: Bool { takesKeyFocus }
    override func handleKey(_ press: KeyPress) -> Bool { handleValueKey(press) || super.handleKey(press) }

    override func handleValueKey(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let present = cells.firstIndex(where: \.isSelected)
        let step: Int
        switch press.key {
        case .left: step = -forward
        case .right: step = forward
        case .up: step = -Self.columns
        case .down: step = Self.columns
        case .home: step = -(present ?? 0)
        case .end: step = cells.count - 1 - (present ?? 0)
        default: return false
        }
        let next = present.map { $0 + step } ?? 0
        if cells.indices.contains(next) { userChose(cells[next].color) }
        return true
    }

    override var accessibleRole: ViewRole { .picker }
    override var defaultAccessibilityLabel: String? { SystemTexts.text("Color") }
    override var defaultAccessibilityValue: String? { selected.hexadecimal }
}

/// A colour of the grid.
final class ColorCell: UIControl {
    let color: UIColor
    /// Called when the user chose the colour.
    var userChose: (UIColor) -> Void = { _ in }

    init(_ color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    override var widgetTellsOfTaps: Bool { false }
    override func respondToTap() { userChose(color) }

    override func stateDidChange() {
        super.stateDidChange()
        layer.borderWidth = isSelected ? 3 : 0
        layer.borderColor = UIColor.white.cgColor
        layer.cornerRadius = isSelected ? 3 : 0
    }

    override var accessibleRole: ViewRole { .button }
    override var defaultAccessibilityLabel: String? { color.hexadecimal }
}

extension UIColor {
    /// Red, green and blue in hexadecimal digits: "#FF8800".
    var hexadecimal: String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        let digits = [red, green, blue].map { part in
            let number = Int((min(max(part, 0), 1) * 255).rounded())
            return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
        }
        return "#" + digits.joined()
    }

    /// The opacity, from 0 to 1.
    var opacity: CGFloat {
        var alpha: CGFloat = 1
        getRed(nil, green: nil, blue: nil, alpha: &alpha)
        return alpha
    }
}
