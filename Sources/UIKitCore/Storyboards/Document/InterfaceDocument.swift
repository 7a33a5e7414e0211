import Foundation

/// A storyboard or a nib, as it is written.
final class InterfaceDocument {
    /// The name of the file, for messages.
    let file: String
    let bundle: Bundle?
    let root: InterfaceElement
    let problems: InterfaceProblems
    /// Identifiers that more than one element has, with the later elements.
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

    /// The element of an identifier, wherever it is.
    func element(_ id: String) -> InterfaceElement? { elements[id] }

    /// What the file keeps under a name: a colour, or what it says of a picture.
    func resource(_ kind: String, named name: String) -> InterfaceElement? {
        root.children.first { $0.name == "resources" }?.children
            .first { $0.name == kind && $0.attributes["name"] == name }
    }

    /// The lists of objects: one of each scene of a storyboard, or the only one of a nib.
    var objectLists: [InterfaceElement] {
        let scenes = root.children.filter { $0.name == "scenes" }.flatMap(\.children)
        return ([root] + scenes).flatMap { $0.children.filter { $0.name == "objects" } }
    }

    /// Puts texts in the place of those in the file, by identifier and property: `dl.text`. Others are ignored, because a
    /// translation may be older than the file.
    func translate(_ texts: [String: String]) {
        for (name, text) in texts {
            guard let dot = name.firstIndex(of: ".") else { continue }
            elements[String(name[..<dot])]?.translations[String(name[name.index(after: dot)...])] = text
        }
    }
}
