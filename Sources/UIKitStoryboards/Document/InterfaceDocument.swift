import Foundation
import UIKitCore

/// The parsed content of a storyboard or nib.
final class InterfaceDocument: InterfaceContent {
    /// The name of the file, for messages.
    let file: String
    let bundle: Bundle?
    let root: InterfaceElement
    let problems: InterfaceProblems
    /// The elements with an identifier that an earlier element has already.
    private(set) var duplicates: [InterfaceElement] = []
    private var elements: [String: InterfaceElement] = [:]
    var isStructureChecked = false

    init(bundle: Bundle?, root: InterfaceElement) {
        file = root.file
        self.bundle = bundle
        self.root = root
        problems = root.problems
        problems.document = self
        for list in objectLists { index(list) }
    }

    private func index(_ element: InterfaceElement) {
        if let id = element.id {
            if elements[id] == nil { elements[id] = element } else { duplicates.append(element) }
        }
        for child in element.children { index(child) }
    }

    /// Returns the element with an identifier.
    func element(_ id: String) -> InterfaceElement? { elements[id] }

    /// Returns a named resource of the file: a colour or an image description.
    func resource(_ kind: String, named name: String) -> InterfaceElement? {
        root.children.first { $0.name == "resources" }?.children
            .first { $0.name == kind && $0.attributes["name"] == name }
    }

    /// The lists of objects: one for each scene of a storyboard, or the only one of a nib.
    var objectLists: [InterfaceElement] {
        let scenes = root.children.filter { $0.name == "scenes" }.flatMap(\.children)
        return ([root] + scenes).flatMap { $0.children.filter { $0.name == "objects" } }
    }

    /// Replaces texts by translations. Keys are identifiers with properties, such as `dl.text`. Unknown keys are ignored,
    /// because a translation may be older than the file.
    func translate(_ texts: [String: String]) {
        for (name, text) in texts {
            guard let dot = name.firstIndex(of: ".") else { continue }
            elements[String(name[..<dot])]?.translations[String(name[name.index(after: dot)...])] = text
        }
    }
}
