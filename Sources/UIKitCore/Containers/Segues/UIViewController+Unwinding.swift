import Foundation

/// The source of an unwind segue. Main actor.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leaves.
    public let source: UIViewController

    /// The selector of the unwind action.
    public let unwindAction: Selector

    /// The object that triggered the segue.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

/// Unwind segues: from the source outwards, each container searches its other children, then itself.
extension UIViewController {
    /// Returns the destination of an unwind segue. Nil if no controller accepts it.
    package func unwindTarget(for action: String, sender: Any? = nil) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(action), sender: sender)
        var current = self
        while let outer = current.parent ?? current.presentation.presenter {
            if let found = outer.unwindTarget(for: source) { return found }
            current = outer
        }
        return nil
    }

    /// Returns the destination among the allowed children and their children, or this controller.
    private func unwindTarget(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) where child !== self {
            if let found = child.unwindTarget(for: source) { return found }
        }
        let accepts = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return accepts ? self : nil
    }

    /// Creates an unwind segue.
    package func unwindSegue(identifier: String?, to target: UIViewController, animated: Bool) -> UIStoryboardSegue {
        weak var made: UIStoryboardSegue?
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target) { [self] in
            if let made { unwind(to: target, by: made, animated: animated) }
        }
        made = segue
        return segue
    }

    /// Unwinds to a controller: dismisses the presentations on the path from it, then lets its containers show it.
    ///
    /// A search on that path stays active when a presentation over it is dismissed, as with a normal dismissal.
    private func unwind(to target: UIViewController, by segue: UIStoryboardSegue, animated: Bool) {
        let wayOfTarget = Array(target.way)
        let inner = way.prefix { step in !wayOfTarget.contains { $0 === step } }
        let common = way.first { step in wayOfTarget.contains { $0 === step } }
        let presented = inner.filter { $0.presentation.presenter != nil }
        let outermost = presented.last { !$0.isEmbeddedPresentation } ?? presented.last
        outermost?.dismissSelf(animated: animated, trigger: .app)
        for (inner, outer) in zip(wayOfTarget, wayOfTarget.dropFirst()) {
            if inner === common { break }
            if inner.parent === outer { outer.unwind(for: segue, towards: inner) }
        }
        // The destination may be the topmost container of the source itself.
        if let common, common === target, let navigation = common.parent as? UINavigationController {
            navigation.unwind(for: segue, towards: common)
        }
    }

    /// This controller, followed by its parents and presenters up to the root.
    private var way: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parent ?? $0.presentation.presenter }
    }
}
