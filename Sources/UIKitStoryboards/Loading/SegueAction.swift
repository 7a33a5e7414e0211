import Foundation
import FoundationCompatibility
import UIKitCore

/// A segue action: a method of the source that creates the destination of a segue.
@MainActor
struct SegueAction {
    private let name: String
    private let identifier: String?
    private let element: InterfaceElement

    /// Reads the action of a segue. Nil if it has none, and for a selector with an unsupported number of parameters.
    init?(_ element: InterfaceElement) {
        guard let name = element.string("destinationCreationSelector") else { return nil }
        guard (1...3).contains(name.count { $0 == ":" }) else {
            element.problem(
                "has the segue action '\(name)', which must have one to three parameters: the coder, the sender and the "
                    + "identifier."
            )
            return nil
        }
        self.name = name
        identifier = element.string("identifier")
        self.element = element
    }

    /// Returns a closure that calls the method. If the method returns nil, the controller is created by its `init(coder:)`.
    func creator(from source: UIViewController, sender: Any?) -> (NSCoder) -> UIViewController? {
        { coder in
            let selector = Selector(name)
            guard source.responds(to: selector) else {
                element.problem(
                    "has the segue action '\(name)', which \(type(of: source)) does not have. List the method in a nested enum "
                        + "ObjectiveCMembers: MemberTable of the class."
                )
                return nil
            }
            return selector.send(to: source, coder, sender, identifier) as? UIViewController
        }
    }
}
