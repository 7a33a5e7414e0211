import Foundation

/// The appearance of a navigation bar: background, titles and buttons. Main actor.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of the title. Missing attributes have default values.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The offset of the title from its default position. Not applied in a title bar of the desktop.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }

    /// The text attributes of a large title. Missing attributes have default values.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The text attributes of the subtitle in the title row. Missing attributes have default values.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The text attributes of the subtitle under a large title. Missing attributes have default values.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }

    /// The appearance of buttons with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { buttonsDidChange() } }

    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }

    /// The image before the title of the back button. Default: a chevron.
    open var backIndicatorImage: UIImage { ownBackImages?.image ?? UINavigationBarAppearance.usualBackImage }

    /// The mask of ``backIndicatorImage`` while a title moves over it. Titles here never do, so the image is only returned.
    open var backIndicatorTransitionMaskImage: UIImage {
        ownBackImages?.mask ?? UINavigationBarAppearance.usualBackImage
    }

    /// The images that the app set.
    private(set) var ownBackImages: (image: UIImage, mask: UIImage)? { didSet { didChange() } }

    static var usualBackImage: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

    /// Sets the image before the title of the back button, and its mask during transitions. If one of them is nil, the default
    /// image is used.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        guard let backIndicatorImage, let backIndicatorTransitionMaskImage else {
            ownBackImages = nil
            return
        }
        ownBackImages = (backIndicatorImage, backIndicatorTransitionMaskImage)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        ownBackImages = other.ownBackImages
        buttonAppearance = other.buttonAppearance.makeCopy()
        doneButtonAppearance = other.doneButtonAppearance.makeCopy()
        backButtonAppearance = other.backButtonAppearance.makeCopy()
    }

    override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    override func watch(_ watcher: @escaping () -> Void) {
        super.watch(watcher)
        watchButtons()
    }

    private func buttonsDidChange() {
        watchButtons()
        didChange()
    }

    private func watchButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            buttons.watcher = { [weak self] in self?.didChange() }
        }
    }
}

/// The appearance of bar buttons by state. Main actor.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    private let states = [UIControl.State.normal, .highlighted, .disabled].map { _ in UIBarButtonItemStateAppearance() }

    /// Called after each change.
    var watcher: (() -> Void)? {
        didSet { for state in states { state.watcher = watcher } }
    }

    /// Creates the default appearance for a button style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Creates the default appearance of plain buttons.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Resets to the default appearance for a button style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.titleTextAttributes = [:] }
    }

    /// The appearance in the normal state.
    open var normal: UIBarButtonItemStateAppearance { states[0] }

    /// The appearance of a pressed button. Missing values are taken from ``normal``.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }

    /// The appearance of a disabled button. Missing values are taken from ``normal``.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }

    func makeCopy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (own, other) in zip(copy.states, states) { own.titleTextAttributes = other.titleTextAttributes }
        return copy
    }
}

/// The appearance of bar buttons in one state. Main actor.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The text attributes of the title. Missing attributes have default values.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { watcher?() } }

    var watcher: (() -> Void)?
}
