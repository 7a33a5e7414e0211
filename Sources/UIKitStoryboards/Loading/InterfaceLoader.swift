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
    private var pendingValues: [(holder: UIView?, object: Reference, element: InterfaceElement)] = []
    /// The declarations of optional subviews and constraints, by identifier.
    private var installations: [String: Installation] = [:]
    /// The subviews that are not installed for all traits.
    private var optionalViews: [ObjectIdentifier: (part: OptionalSubview, superview: UIView)] = [:]
    /// The variations of the views made since the last call of ``connect(isComplete:)``.
    private var newVariations: [ViewVariations] = []
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
        for variation in InterfaceVariation.all(of: element) { installations.add(masksOf: variation) }
        pendingValues.append((object as? UIView, Reference(object: object), element))
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

    /// Retains a view without superview while the objects are being created.
    private func hold(_ view: UIView) { held.append(view) }

    // MARK: Variations

    /// Creates subviews, and adds those that are installed.
    func add(subviews elements: [InterfaceElement], to superview: UIView) {
        var optional: [OptionalSubview] = []
        var all: [UIView] = []
        for element in elements {
            let view = makeView(element)
            all.append(view)
            guard let installation = installation(of: element) else {
                superview.addSubview(view)
                continue
            }
            guard installation.isPossible else {
                hold(view)
                continue
            }
            let part = OptionalSubview(view, installation)
            optional.append(part)
            optionalViews[ObjectIdentifier(view)] = (part, superview)
            if installation.isInstalled(in: superview.traitCollection) { superview.addSubview(view) }
        }
        if !optional.isEmpty { variations(of: superview).take(optional, among: all) }
    }

    /// Returns the declaration of an optional subview or constraint. Nil if the element is always installed.
    func installation(of element: InterfaceElement) -> Installation? {
        element.id.flatMap { installations[$0] }
    }

    /// Returns the optional subviews that are, or contain, one of the given views.
    func optionalViews(around views: [UIView]) -> [OptionalSubview] {
        var found: [OptionalSubview] = []
        for view in views {
            var current: UIView? = view
            while let inner = current {
                let optional = optionalViews[ObjectIdentifier(inner)]
                if let optional, !found.contains(where: { $0 === optional.part }) { found.append(optional.part) }
                current = optional?.superview ?? inner.superview
            }
        }
        return found
    }

    /// Activates a constraint, now or when the traits install it and its items.
    func install(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, of view: UIView) {
        let installation = installation(of: element)
        let parts = optionalViews(around: constraint.itemViews)
        if installation?.isPossible != false {
            if installation == nil, parts.isEmpty {
                constraint.isActive = true
            } else {
                let optional = OptionalConstraint(constraint, installation, of: view)
                variations(of: view).take(optional)
                for part in parts { part.constraints.append(optional) }
            }
        }
        if element.children.contains(where: { $0.name == "variation" }) {
            pendingValues.append((view, Reference(object: constraint), element))
        }
    }

    private func variations(of view: UIView) -> ViewVariations {
        if let known = view.traitVariations as? ViewVariations { return known }
        let made = ViewVariations(of: view)
        view.traitVariations = made
        newVariations.append(made)
        return made
    }

    /// Reads the values that depend on the traits, and applies all variations.
    private func applyVariations() {
        for (holder, reference, element) in pendingValues {
            guard let object = reference.object else { continue }
            let values = VariedValue.all(of: element, for: object, in: document)
            if let holder, !values.isEmpty { variations(of: holder).take(values) }
        }
        pendingValues = []
        for variations in newVariations { variations.apply() }
        newVariations = []
    }

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
        applyVariations()
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
