import Foundation

/// How a navigation bar looks: ground, titles and buttons. Main actor.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title; what is not there is as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// How far the title is from its usual place, in a bar among the views: a title bar of the desktop keeps its own.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }

    /// Font and colour of a large title; what is not there is as usual.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }

    /// How buttons that complete something look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { buttonsDidChange() } }

    /// How the back button looks.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
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

/// How the buttons of a bar look, by state. Main actor.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    private let states = [UIControl.State.normal, .highlighted, .disabled].map { _ in UIBarButtonItemStateAppearance() }

    /// Hears of each change.
    var watcher: (() -> Void)? {
        didSet { for state in states { state.watcher = watcher } }
    }

    /// Makes the usual look of a style of buttons.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Makes the usual look of plain buttons.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Takes the usual look of a style of buttons.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.titleTextAttributes = [:] }
    }

    /// How a button usually looks.
    open var normal: UIBarButtonItemStateAppearance { states[0] }

    /// How a button looks that is pressed; what is not there is as in ``normal``.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }

    /// How a button looks that does not answer; what is not there is as in ``normal``.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }

    func makeCopy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (own, other) in zip(copy.states, states) { own.titleTextAttributes = other.titleTextAttributes }
        return copy
    }
}

/// How the buttons of a bar look in a state. Main actor.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Font and colour of the title; what is not there is as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { watcher?() } }

    var watcher: (() -> Void)?
}
