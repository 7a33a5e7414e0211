import Foundation
import UIKitCore

extension UINib {
    /// Creates a nib with the content of a file, whose structure is checked.
    convenience init(document: InterfaceDocument) {
        self.init(content: document)
        document.checkStructure()
    }
}

extension InterfaceLoader {
    /// Creates the objects of a nib. See ``InterfaceReader``.
    static func makeObjects(
        of document: InterfaceDocument,
        owner: Any?,
        externalObjects: [String: Any] = [:],
        reuseIdentifier: String?
    ) -> [NSObject] {
        guard let list = document.root.children.first(where: { $0.name == "objects" }) else {
            document.root.fail("has no objects, so it is not a nib. Load a storyboard with UIStoryboard.")
        }
        let loader = InterfaceLoader(document, reuseIdentifier: reuseIdentifier)
        loader.owner = owner as? NSObject
        let elements = list.allChildren()
        let placeholders = elements.filter { $0.name == "placeholder" }
        for element in placeholders { loader.register(element, owner: owner, externalObjects: externalObjects) }
        let outermost = elements.filter { $0.name != "placeholder" }
        let made = outermost.compactMap { loader.makeOutermost($0) }
        loader.connect(isComplete: true)
        for element in elements { element.checkWasRead() }
        return made
    }

    /// Registers the caller's object for a placeholder.
    private func register(_ element: InterfaceElement, owner: Any?, externalObjects: [String: Any]) {
        let identifier = element.string("placeholderIdentifier") ?? ""
        if identifier == "IBFirstResponder" { return }
        let object = identifier == "IBFilesOwner" ? owner : externalObjects[identifier]
        if isChecking {
            register(NSObject(), for: element)
        } else if let object = object as? NSObject {
            register(object, for: element)
        } else if element.children.contains(where: { $0.name == "connections" }) {
            element.problem("has connections, but no object was passed for it in instantiate(withOwner:options:).")
        }
    }
}
