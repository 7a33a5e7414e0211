import Foundation

/// One segment of a ``UISegmentedControl``, which is a button to the user.
final class UISegment: UIButton {
    var ownTitle: String?
    var action: UIAction?
    var allowsChoice = true
    /// The width in points that the app set; 0 for automatic.
    var ownWidth: CGFloat = 0

    /// The displacement of title or image from the middle, in points.
    var contentOffset = CGSize.zero

    init(title: String?, image: UIImage?, action: UIAction?) {
        self.action = action
        super.init(frame: .zero)
        buttonType = .system
        show(title: title, image: image)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the image if there is one, otherwise the title.
    func show(title: String?, image: UIImage?) {
        ownTitle = title
        setTitle(image == nil ? title : nil, for: .normal)
        setImage(image, for: .normal)
        accessibilityLabel = image == nil ? nil : title
    }

    override var accessibleRole: ViewRole { .segment }
}
