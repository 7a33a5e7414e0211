import Foundation

/// Makes the objects of a screen, a cell or a nib, and connects them when all are there.
@MainActor
final class InterfaceLoader {
    let document: InterfaceDocument
    /// The storyboard that the objects come from; nil for a nib.
    let storyboard: UIStoryboard?
    /// The screens that the file has inside each other, from the outermost to the one that is made.
    let path: [InterfaceElement]
    /// The loader of the screen that a cell belongs to: its objects can be connected to, too.
    private let outer: InterfaceLoader?
    /// The controller of the screen, or the owner of a nib.
    weak var owner: NSObject?
    /// The name under which a nib's cell is used again, where the nib has none.
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
    /// What nobody else holds while the objects are made.
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

    /// The controller whose screen is made, which segues begin at.
    var controller: UIViewController? { owner as? UIViewController }

    var isChecking: Bool { document.problems.isChecking }

    // MARK: Objects

    /// Makes the view of an element, with all that is in it.
    func makeView(_ element: InterfaceElement) -> UIView {
        guard let type = InterfaceClasses.viewClass(of: element) else { return standIn(for: element) }
        guard let view = type.init(coder: InterfaceCoder(element, loader: self)) else {
            InterfaceClasses.reportNotMade(type, for: element)
            return standIn(for: element)
        }
        if element.name == "wkWebView" { element.passOverWebSettings() }
        return view
    }

    /// A view in the place of one that cannot be made, so that what is in it is checked.
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

    /// Makes an outermost object of a nib, or one beside a controller.
    func makeOutermost(_ element: InterfaceElement) -> NSObject? {
        if element.name == "customObject" { return makeObject(element) }
        if let recognizer = UIGestureRecognizer.make(element, loader: self) { return recognizer }
        if element.name == "searchDisplayController" {
            element.problem("is not supported: use UISearchController, which took its place in iOS 8.")
            element.passOverAll()
            return nil
        }
        return makeView(element)
    }

    /// Makes an object that is no view, with `init()`.
    private func makeObject(_ element: InterfaceElement) -> NSObject? {
        guard let custom = InterfaceClasses.customClass(of: element) else {
            if element.attributes["customClass"] == nil { element.problem("names no class.") }
            return nil
        }
        guard let type = custom as? NSObject.Type else {
            element.problem("names the class \(custom), which does not descend from NSObject.")
            return nil
        }
        let object = isChecking ? NSObject() : ClassFactory.makeObject(type)
        register(object, for: element)
        return object
    }

    /// Notes that an object stands for an element, so that others can be connected with it, and it with others.
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

    /// Notes which object a name in the file means.
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

    /// Whether an element is left out, because it is not installed in any size class.
    func isExcluded(_ element: InterfaceElement) -> Bool {
        element.id.map { excluded.contains($0) } ?? false
    }

    /// Keeps a view that is in no other, as long as the objects are made.
    func hold(_ view: UIView) { held.append(view) }

    // MARK: Connecting

    /// Connects what was made. What leads to objects that are made later waits for the next call, if there is one.
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
