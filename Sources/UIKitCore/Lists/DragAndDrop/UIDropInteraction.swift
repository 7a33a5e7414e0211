import Foundation

/// Lets the user drop items on a view: of this program, and of different programs.
///
/// Main actor.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view of the interaction. Weak reference.
    open private(set) weak var view: UIView?

    /// The delegate. Weak reference.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Whether several drags can be over the view at the same time. Kept without effect: desktops have one pointer.
    open var allowsSimultaneousDropSessions = false

    /// Makes an interaction, to be attached with `UIView.addInteraction(_:)`.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }

    /// Called before the interaction moves to a different view.
    open func willMove(to view: UIView?) {}

    /// Stores a weak reference to the view.
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
    package func canHandle(_ session: DropSession) -> Bool {
        delegate?.dropInteraction(self, canHandle: session) ?? false
    }

    package func dropDidEnter(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }

    package func dropDidUpdate(_ session: DropSession) -> UIDropOperation {
        delegate?.dropInteraction(self, sessionDidUpdate: session).operation ?? .cancel
    }

    package func dropDidExit(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidExit: session) }

    package func performDrop(_ session: DropSession) {
        delegate?.dropInteraction(self, performDrop: session)
        delegate?.dropInteraction(self, concludeDrop: session)
    }

    package func dropDidEnd(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}

/// Handles drops on a view. Main actor.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view can handle the drag; otherwise a superview may. Default: true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the pointer enters the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Called when the pointer moves over the view. Returns the effect of a drop at this point. Default: `cancel`.
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called when the pointer leaves the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Processes a drop. The data of the items can be loaded only if loading starts within this call.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called after ``dropInteraction(_:performDrop:)``.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called at the end of a drag that was over the view at any time, wherever it ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns true.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal with the operation `cancel`.
    public func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
