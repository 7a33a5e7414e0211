import Foundation

/// The views that a cell makes itself, each when it is needed.
@MainActor
struct CellParts {
    var text: CellLabel?
    var detail: CellLabel?
    var picture: CellImageView?
    let content = ContentSlot()
    /// What stands at the trailing edge, from the outermost inwards.
    var accessories: [UIView] = []
    var editControl: UIView?
    var reorderControl: ReorderControl?
}

/// A label that tells its cell when it needs other room.
final class CellLabel: UILabel {
    var onChange: (() -> Void)?

    override var text: String? { didSet { if text != oldValue { onChange?() } } }
    override var attributedText: NSAttributedString? { didSet { onChange?() } }
    override var font: UIFont! { didSet { if font != oldValue { onChange?() } } }
    override var numberOfLines: Int { didSet { if numberOfLines != oldValue { onChange?() } } }
    override var isHidden: Bool { didSet { if isHidden != oldValue { onChange?() } } }
}

/// An image view that tells its cell when it needs other room.
final class CellImageView: UIImageView {
    var onChange: (() -> Void)?

    override var image: UIImage? { didSet { if image != oldValue { onChange?() } } }

    /// A symbol beside the cell's text grows with it.
    override var displayedImage: UIImage? { super.displayedImage?.growing }
    var displayedSize: CGSize? { image?.growing.size }
}
