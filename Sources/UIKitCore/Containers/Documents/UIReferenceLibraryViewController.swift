import Foundation

/// The definition of a term in a dictionary of the system. Desktops have no dictionaries for apps, so the screen says that there is no
/// definition, as on a phone on which the user installed none. Main actor.
open class UIReferenceLibraryViewController: UINavigationController {
    /// Whether there is a definition of a term: false.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    private let term: String

    /// Makes a screen for a term.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: storyboards and nibs do not contain this screen.
    public required init?(coder: NSCoder) { nil }

    /// Shows the term. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.navigationItem.title = term
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        var message = UIContentUnavailableConfiguration.empty()
        message.image = UIImage(systemName: "character.book.closed")
        message.text = SystemTexts.text("No Definition Found")
        page.contentUnavailableConfiguration = message
        viewControllers = [page]
    }
}
