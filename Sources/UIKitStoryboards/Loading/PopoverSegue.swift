import UIKitCore

/// The anchor and the arrow of a popover segue.
@MainActor
struct PopoverSegue {
    /// The identifier of the view or bar button item beside which the popover appears.
    private let anchor: String
    private let directions: UIPopoverArrowDirection?

    /// Reads a segue. Reports one without an anchor, which Interface Builder refuses, too.
    init(_ element: InterfaceElement) {
        let view = element.string("popoverAnchorView")
        let item = element.string("popoverAnchorBarButtonItem")
        anchor = view ?? item ?? ""
        if anchor.isEmpty { element.problem("has neither popoverAnchorView nor popoverAnchorBarButtonItem.") }
        let words: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        directions = element.child(key: "popoverArrowDirection").map { element in
            words.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
        }
    }

    /// Makes a destination a popover. An anchor in a prototype cell is in the cell that performs the segue, so the sender replaces it.
    func prepare(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        popover.sourceItem =
            source.decodedInterface?.loader.object(anchor) as? any UIPopoverPresentationControllerSourceItem
            ?? sender as? any UIPopoverPresentationControllerSourceItem ?? source.view
        if let directions { popover.permittedArrowDirections = directions }
    }
}
