import Foundation

/// A screen on which the user chooses a typeface, or a font of it, from a list that can be searched.
///
/// Present it as a sheet or a popover. It looks the same on every host. Main actor.
open class UIFontPickerViewController: UIViewController {
    /// The fonts that the user can choose.
    open class Configuration: NSObject, NSCopying {
        /// Whether the user chooses a font, such as the bold one, after the typeface. Default: false.
        open var includeFaces = false
        /// Whether the names are in the system font. Default: false, each name in its own typeface.
        open var displayUsingSystemFont = false
        /// The traits of offered fonts. Default: none, for all fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Does not exist: the languages of installed fonts are not known.
        @available(*, unavailable, message: "the languages of fonts are not known; use filteredTraits")
        open var filteredLanguagesPredicate: NSPredicate? { nil }

        /// Makes the default configuration.
        public override init() {
            super.init()
        }

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }

    /// The fonts that the user can choose.
    open private(set) var configuration: Configuration

    /// Is notified of the choice. Weak reference.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The chosen font. Assigning it does not notify the delegate. Default: nil.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { families.tableView.reloadData() } }

    private lazy var families = FontList(picker: self, family: nil)
    private var hasChoice = false

    /// Makes a picker. Designated.
    ///
    /// - Parameter configuration: Copied.
    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 340, height: 480)
    }

    /// Makes a picker for typefaces.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Returns nil: storyboards and nibs do not contain font pickers.
    public required init?(coder: NSCoder) { nil }

    /// Adds the list. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        families.navigationItem.title = title ?? SystemTexts.text("Fonts")
        families.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
        let navigation = UINavigationController(rootViewController: families)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// Tells the delegate that the user cancelled. An override calls `super`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, !hasChoice { delegate?.fontPickerViewControllerDidCancel(self) }
    }

    func userChose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        hasChoice = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentation.presenter != nil { dismiss(animated: true) }
    }

    func showFaces(of family: String) {
        families.navigationController?.pushViewController(FontList(picker: self, family: family), animated: true)
    }
}

/// Is notified of the choice of a font. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user chose a font, before the picker is dismissed; see
    /// ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Called after the user closed the picker without a choice.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
