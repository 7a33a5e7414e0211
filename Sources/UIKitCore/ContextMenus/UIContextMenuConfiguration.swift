import Foundation

/// Makes the controller that a preview shows.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu; it is given what the system suggests for it, which is nothing here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows. It is asked for anew whenever a menu opens.
///
/// Menus of a desktop open beside what they are about, without a preview of it: the preview provider is never called, as
/// on a Mac. Main actor.
@MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Tells the app what the menu is about.
    public let identifier: any NSCopying

    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Tells the app what the menu is about; nil for one that no other configuration has.
    ///   - previewProvider: Makes what a preview shows. Not called here.
    ///   - actionProvider: Makes the menu. Where it returns nil, no menu opens.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
    }
}

/// Something that goes along with the opening or closing of a menu. Main actor.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// What the preview shows. Nil here.
    var previewViewController: UIViewController? { get }

    /// Has changes of views animated together with the menu. Here they are made at once.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Has something done when the menu is there, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes over into what it shows. Main actor.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How it goes over.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes over into what it shows.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes.
    case dismiss = 0
    /// It grows.
    case pop = 1
}

/// Collects what a delegate wants to happen along with a menu.
final class MenuAnimator: UIContextMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    var previewViewController: UIViewController? { nil }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Makes the changes, shows or closes the menu, and tells that it is done.
    func run(_ body: () -> Void) {
        for animation in animations { animation() }
        body()
        for completion in completions { completion() }
    }
}
