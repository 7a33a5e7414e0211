import Foundation

/// A transition from one view controller of a storyboard to a different one.
///
/// A segue is created when it is performed, and released afterwards. Main actor.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's identifier in the storyboard. Nil for none.
    public let identifier: String?

    /// The source controller.
    public let source: UIViewController

    /// The destination controller.
    public let destination: UIViewController

    private let performHandler: (() -> Void)?

    /// Creates a segue. A subclass overrides ``perform()``. Designated.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init()
    }

    /// Creates a segue with a closure that shows the destination.
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

    /// Shows the destination. An override does not call `super`. Traps in a segue with neither an override nor a closure.
    open func perform() {
        guard let performHandler else {
            trap(
                "\(type(of: self)).perform() was called, but the class does not implement it: override perform(), or pass a "
                    + "closure to init(identifier:source:destination:performHandler:)."
            )
        }
        performHandler()
    }
}
