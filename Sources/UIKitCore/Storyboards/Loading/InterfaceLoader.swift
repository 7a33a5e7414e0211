import Foundation

/// Makes the objects of a screen, a cell or a nib, and connects them when all are there.
@MainActor
final class InterfaceLoader {
    let document: InterfaceDocument
    /// The storyboard that the objects come from; nil for a nib.
    let storyboard: UIStoryboard?
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
    private var awakening: [UIResponder] = []
    /// What nobody else holds while the objects are made.
    private var held: [NSObject] = []

    init(
        _ document: InterfaceDocument,
        storyboard: UIStoryboard? = nil,
        outer: InterfaceLoader? = nil,
        reuseIdentifier: String? = nil
    ) {
        self.document = document
        self.storyboard = storyboard
        self.outer = outer
        self.reuseIdentifier = reuseIdentifier
        owner = outer?.owner
    }

    /// The controller whose screen is made, which segues begin at.
    var controller: UIViewController? { owner as? UIViewController }

    // MARK: Objects

    /// Makes the view of an element, with all that is in it.
    func makeView(_ element: InterfaceElement) -> UIView {
        let type = InterfaceClasses.viewClass(of: element)
        guard let view = type.init(coder: InterfaceCoder(element, loader: self)) else {
            InterfaceClasses.failNotMade(type, for: element)
        }
        return view
    }

    /// Makes an object that is no view, with `init()`.
    func makeObject(_ element: InterfaceElement) -> NSObject {
        guard let type = InterfaceClasses.customClass(of: element) as? NSObject.Type else {
            element.fail("names no class that descends from NSObject.")
        }
        let object = ClassFactory.makeObject(type)
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

    // MARK: Connecting

    /// Connects what was made. What leads to objects that are made later waits for the next call, if there is one.
    func connect(isComplete: Bool) {
        for (view, element) in constraints { InterfaceConstraint.activate(element, of: view, loader: self) }
        constraints = []
        let waiting = connections
        connections = []
        for (source, element) in waiting {
            guard let object = source.object else { continue }
            if !InterfaceConnection.make(element, of: object, loader: self) {
                guard !isComplete else {
                    let id = element.string("destination") ?? ""
                    element.fail("leads to '\(id)', which is not in this screen.")
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
