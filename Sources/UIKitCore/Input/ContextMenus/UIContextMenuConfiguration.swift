import Foundation

/// Returns the view controller of a preview; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns the menu. The parameter is the system's suggested elements, which are always empty here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu. The delegate is queried for a new configuration whenever a menu opens.
///
/// A menu opens beside its view. With a preview provider, the view of the provided controller is shown above the elements; choosing it
/// performs the preview action. Main actor.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Identifies the menu to the app.
    public let identifier: any NSCopying

    /// The order of the elements. Default: `automatic`.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// The orders of the elements of a menu.
    public enum ElementOrder: Int, Sendable {
        /// The order of the menu: the first element is at the top, as in all menus of the desktop.
        case automatic = 0
        /// The first element is next to the button or view: a menu above it has it at the bottom.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Identifies the menu to the app; nil generates a unique one.
    ///   - previewProvider: Makes the preview's view controller when the menu opens. Its view has the controller's `preferredContentSize`,
    ///     or the size that fits its constraints.
    ///   - actionProvider: Makes the menu. If it returns nil and there is no preview, nothing opens.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Animations and completions that accompany the opening or closing of a menu. Main actor.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The view controller of the preview; nil for none.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated with the menu. Here they are applied at once.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called once the menu is open or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition from a preview to its view controller. Main actor.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of the transition.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style of the transition from a preview to its view controller.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview is dismissed.
    case dismiss = 0
    /// The preview expands.
    case pop = 1
}

/// Collects a delegate's animations and completions for a menu.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    let previewViewController: UIViewController?

    /// The style of the transition. A menu always closes before the completions run, so both styles look alike.
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(preview: UIViewController? = nil) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations, then the body, which shows or closes the menu, then the completions.
    func run(_ body: () -> Void) {
        for animation in animations { animation() }
        body()
        for completion in completions { completion() }
    }
}
