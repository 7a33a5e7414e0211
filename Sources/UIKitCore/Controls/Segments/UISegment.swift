import Foundation

/// One segment of a ``UISegmentedControl``, as the button that it is to a person.
final class UISegment: UIButton {
    var ownTitle: String?
    var action: UIAction?
    var allowsChoice = true
    /// The width in points that the app set; 0 for none.
    var ownWidth: CGFloat = 0

    init(title: String?, image: UIImage?, action: UIAction?) {
        self.action = action
        super.init(frame: .zero)
        buttonType = .system
        show(title: title, image: image)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A segment shows its title, or its picture where it has one.
    func show(title: String?, image: UIImage?) {
        ownTitle = title
        setTitle(image == nil ? title : nil, for: .normal)
        setImage(image, for: .normal)
        accessibilityLabel = image == nil ? nil : title
    }

    override var role: ViewRole { .segment }
}
