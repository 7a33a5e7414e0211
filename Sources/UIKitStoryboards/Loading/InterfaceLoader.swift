import Foundation
import UIKitCore

/// Creates the objects of a scene, a cell or a nib, and connects them after all are created.
@MainActor
final class InterfaceLoader {
    let document: InterfaceDocument
    /// The storyboard that contains the objects. Nil for a nib.
    let storyboard: UIStoryboard?
    /// The nested scenes of the file, from the outermost to the one being created.
    let path: [InterfaceElement]
    /// The loader of the scene that contains a cell. Its objects are also valid destinations of connections.
    private let outer: InterfaceLoader?
    /// The controller of the scene, or the owner of a nib.
    weak var owner: NSObject?
    /// The default reuse identifier for a nib's cell.
    let reuseIdentifier: String?

    private struct Reference {
        weak var object: NSObject?
    }

    private var objects: [String: Reference] = [:]
    private var connections: [(source: Reference, element: InterfaceElement)] = []
    private var constraints: [(view: UIView, element: InterfaceElement)] = []
    private var runtimeAttributes: [(object: Reference, element: InterfaceElement)] = []
    private var excluded: Set<String> = []
    private var awakening: [UIResponder] = []
    /// Objects retained while the scene is being created.
    private var held: [NSObject] = []

    init(
        _ document: InterfaceDocument,
        storyboard: UIStoryboard? = nil,
        outer: InterfaceLoader? = nil,
        path: [InterfaceElement] = [],
        reuseIdentifier: String? = nil
    ) {
        self.document = document
        self.storyboard = storyboard
        self.outer = outer
        self.path = path
        self.reuseIdentifier = reuseIdentifier
        owner = outer?.owner
    }

    /// The controller of the scene being created, the source of its segues.
    var controller: UIViewController? { owner as? UIViewController }

    var isChecking: Bool { document.problems.isChecking }

    // MARK: Objects

    /// Creates the view of an element with its subviews.
    func makeView(_ element: InterfaceElement) -> UIView {
        guard let type = InterfaceClasses.viewClass(of: element) else { return standIn(for: element) }
        guard let view = type.init(coder: InterfaceCoder(element, loader: self)) else {
            InterfaceClasses.reportNotMade(type, for: element)
            return standIn(for: element)
        }
        if element.name == "wkWebView" { element.passOverWebSettings() }
        return view
    }

    /// Creates a substitute for a view that cannot be created, so that its subviews are checked.
    private func standIn(for element: InterfaceElement) -> UIView {
        let view = UIView()
        view.decodeOwnValues(element, loader: self)
        for child in element.child("subviews")?.allChildren() ?? [] {
            view.addSubview(makeView(child))
            child.checkWasRead()
        }
        element.passOverAll()
        return view
    }

    /// Creates a top-level object of a nib or scene.
    func makeOutermost(_ element: InterfaceElement) -> NSObject? {
        if element.name == "customObject" { return makeObject(element) }
        if let recognizer = UIGestureRecognizer.make(element, loader: self) { return recognizer }
        if element.name == "searchDisplayController" {
            element.problem("is not supported: use UISearchController instead.")
            element.passOverAll()
            return nil
        }
        return makeView(element)
    }

    /// Creates an object that is not a view, with `init()`.
    private func makeObject(_ element: InterfaceElement) -> NSObject? {
        guard let custom = InterfaceClasses.customClass(of: element) else {
            if element.attributes["customClass"] == nil { element.problem("names no class.") }
            return nil
        }
        guard let type = custom as? NSObject.Type else {
            element.problem("names the class \(custom), which is not a subclass of NSObject.")
            return nil
        }
        let object = isChecking ? NSObject() : ClassFactory.makeObject(type)
        register(object, for: element)
        return object
    }

    /// Registers the object of an element, and its connections.
    func register(_ object: NSObject, for element: InterfaceElement) {
        held.append(object)
        if let id = element.id { objects[id] = Reference(object: object) }
        if let list = element.child("connections") {
            for connection in list.allChildren() { connections.append((Reference(object: object), connection)) }
        }
        if let list = element.child("userDefinedRuntimeAttributes") {
            for attribute in list.allChildren() { runtimeAttributes.append((Reference(object: object), attribute)) }
        }
        excluded.formUnion(InterfaceVariations.excluded(by: element))
        if let responder = object as? UIResponder { awakening.append(responder) }
    }

    /// Registers the object for an identifier.
    func register(_ object: NSObject, id: String?) {
        guard let id else { return }
        held.append(object)
        objects[id] = Reference(object: object)
    }

    func add(_ constraint: InterfaceElement, to view: UIView) {
        constraints.append((view, constraint))
    }

    func object(_ id: String) -> NSObject? {
        objects[id]?.object ?? outer?.object(id)
    }

    /// Returns whether an element is omitted because it is not installed in any size class.
    func isExcluded(_ element: InterfaceElement) -> Bool {
        element.id.map { excluded.contains($0) } ?? false
    }

    /// Retains a view without superview while the objects are being created.
    func hold(_ view: UIView) { held.append(view) }

    // MARK: Connecting

    /// Makes the pending connections. Those to objects that do not exist yet wait for the next call unless this is the last.
    func connect(isComplete: Bool) {
        for (view, element) in constraints { InterfaceConstraint.activate(element, of: view, loader: self) }
        constraints = []
        for (reference, element) in runtimeAttributes {
            guard let object = reference.object else { continue }
            InterfaceRuntimeAttribute.assign(element, to: object, document: document)
        }
        runtimeAttributes = []
        let waiting = connections
        connections = []
        for (source, element) in waiting {
            guard !isChecking else {
                InterfaceCheck.check(element, in: document)
                continue
            }
            guard let object = source.object else { continue }
            if !InterfaceConnection.make(element, of: object, loader: self) {
                guard !isComplete else {
                    let id = element.string("destination") ?? ""
                    element.problem("leads to '\(id)', which is not in this screen.")
                    continue
                }
                connections.append((source, element))
            }
        }
        let awaking = awakening
        awakening = []
        for responder in awaking { responder.awakeFromNib() }
        held = []
    }
}
