import Foundation

/// The views that a cell makes itself, each when it is needed.
struct CellParts {
    var text: CellLabel?
    var detail: CellLabel?
    var picture: CellImageView?
    var content: (UIView & UIContentView)?
    /// What stands at the trailing edge, from the outermost inwards.
    var accessories: [UIView] = []
    var editControl: UIView?
    var reorderControl: ReorderControl?
    var swipe = CellSwipe()
}

/// The actions that a swipe revealed in a cell.
struct CellSwipe {
    /// The first one belongs next to the edge.
    var buttons: [SwipeActionButton] = []
    var isLeading = false
    /// Whether a drag all the way performs the first action.
    var allowsFull = false
    /// How far a finger that is still there has slid the row; nil for as far as the buttons need.
    var drag: CGFloat?
    /// Whether the row is still the one that was swiped, so that a host may show it slide.
    var isOfThisRow = false
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
}
