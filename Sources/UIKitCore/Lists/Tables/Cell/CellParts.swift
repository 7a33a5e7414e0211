import Foundation

/// The views that a cell creates on demand.
@MainActor
struct CellParts {
    var text: CellLabel?
    var detail: CellLabel?
    var picture: CellImageView?
    let content = ContentSlot()
    let background = BackgroundSlot()
    /// The accessory views, from the trailing edge inwards.
    var accessories: [UIView] = []
    var editControl: UIView?
    var reorderControl: ReorderControl?
}

/// A label that notifies its cell when its size may change.
final class CellLabel: UILabel {
    var onChange: (() -> Void)?

    override var text: String? { didSet { if text != oldValue { onChange?() } } }
    override var attributedText: NSAttributedString? { didSet { onChange?() } }
    override var font: UIFont! { didSet { if font != oldValue { onChange?() } } }
    override var numberOfLines: Int { didSet { if numberOfLines != oldValue { onChange?() } } }
    override var isHidden: Bool { didSet { if isHidden != oldValue { onChange?() } } }
}

/// An image view that notifies its cell when its size may change.
final class CellImageView: UIImageView {
    var onChange: (() -> Void)?

    override var image: UIImage? { didSet { if image != oldValue { onChange?() } } }

    /// Symbols scale with the text of the cell.
    override var displayedImage: UIImage? { super.displayedImage?.growing }
    var displayedSize: CGSize? { image?.growing.size }
}
