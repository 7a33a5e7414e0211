import Foundation

/// The way from one screen of a storyboard to another.
///
/// A segue is made when it is performed, and let go afterwards. Main actor.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name that the storyboard gives the segue; nil when it gives none.
    public let identifier: String?

    /// The controller that the segue begins at.
    public let source: UIViewController

    /// The controller that the segue shows.
    public let destination: UIViewController

    private let performHandler: (() -> Void)?

    /// Makes a segue. A subclass overrides ``perform()``. Designated.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init()
    }

    /// Makes a segue of which a closure shows the destination.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(handledBy: performHandler, identifier: identifier, source: source, destination: destination)
    }

    private init(
        handledBy performHandler: @escaping () -> Void,
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    /// Shows the destination. An override does it alone, without `super`. Traps in a segue that has neither an override nor a
    /// closure.
    open func perform() {
        guard let performHandler else {
            trap(
                "\(type(of: self)).perform() was called, but a segue of that class does not say how to show its destination: "
                    + "override perform(), or give init(identifier:source:destination:performHandler:) a closure."
            )
        }
        performHandler()
    }
}
