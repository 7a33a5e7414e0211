import Foundation

/// The button of a swipe action.
@_spi(Host)
public final class SwipeActionButton: UIButton {
    let contextualAction: UIContextualAction

    init(action: UIContextualAction, perform: @escaping @MainActor (UIContextualAction) -> Void) {
        contextualAction = action
        super.init(frame: .zero)
        setTitle(action.title, for: .normal)
        setImage(action.image?.growing, for: .normal)
        setTitleColor(.white, for: .normal)
        tintColor = .white
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        accessibilityLabel = action.title
        addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
    }

    /// Returns nil: storyboards and nibs cannot contain this view.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var followsTextSize: Bool { true }

    /// The width for the whole content of the button.
    var wantedWidth: CGFloat {
        let title = displayedTitle == nil ? 0 : titleLabel?.intrinsicContentSize.width ?? 0
        return max(74, max(title, displayedImage?.size.width ?? 0) + 30)
    }

    private static let gap: CGFloat = 2

    /// Lays out the image above the title. If the row is too low for both, only the image is shown; the title remains the
    /// accessibility label.
    public override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = displayedImage?.size, displayedTitle != nil, let imageView, let titleLabel else { return }
        let title = titleLabel.intrinsicContentSize
        let height = image.height + SwipeActionButton.gap + title.height
        let hasBoth = height + 12 <= bounds.height
        titleLabel.isHidden = !hasBoth
        let top = (bounds.height - (hasBoth ? height : image.height)) / 2
        imageView.frame = CGRect(origin: CGPoint(x: (bounds.width - image.width) / 2, y: top), size: image)
        titleLabel.frame = CGRect(
            x: 4,
            y: top + image.height + SwipeActionButton.gap,
            width: max(0, bounds.width - 8),
            height: title.height
        )
    }
}
