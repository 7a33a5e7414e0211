import Foundation

/// The objects of an Interface Builder file, usually views.
///
/// There are no compiled nibs on Linux: the `.xib` file is read directly. Copy it into the package's resources. See
/// ``UIStoryboard`` for the treatment of unsupported content. Main actor.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let document: InterfaceDocument

    /// Finds and reads a nib. Traps if the bundle has no such file, or if the file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension.
    ///   - bundleOrNil: The bundle. Nil for the main bundle, then the resources beside the executable.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        guard let url = InterfaceFiles.url(named: name, type: "xib", in: bundleOrNil) else {
            let place: InterfaceMessage =
                bundleOrNil.map { "the bundle \($0.bundlePath)" } ?? "the program's resources"
            let message: InterfaceMessage =
                "UINib(nibName:bundle:) found no '\(name).xib' in \(place). List the file in the resources of the package's "
                + "target: .copy(\"\(name).xib\")."
            message.trap()
        }
        document = InterfaceFiles.document(at: url, bundle: bundleOrNil)
        super.init()
        document.checkStructure()
    }

    /// Reads a nib from the contents of a `.xib` file. Traps if it cannot be read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            document = try InterfaceDocument.parse(data, file: "UINib(data:bundle:)", bundle: bundleOrNil)
        } catch {
            trap(error.description)
        }
        super.init()
        document.checkStructure()
    }

    init(document: InterfaceDocument) {
        self.document = document
        super.init()
        document.checkStructure()
    }

    /// The keys of options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of objects by the identifiers of the placeholders that they replace.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    /// Creates and connects the nib's objects.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object for the File's Owner.
    ///   - optionsOrNil: ``OptionsKey/externalObjects``, or none.
    /// - Returns: The top-level objects in file order, without owner and placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        make(owner: ownerOrNil, options: optionsOrNil, reuseIdentifier: nil)
    }

    func make(owner: Any?, options: [OptionsKey: Any]? = nil, reuseIdentifier: String?) -> [NSObject] {
        guard let list = document.root.children.first(where: { $0.name == "objects" }) else {
            document.root.fail("has no objects: it is a storyboard, or no nib. Read a storyboard with UIStoryboard.")
        }
        let loader = InterfaceLoader(document, reuseIdentifier: reuseIdentifier)
        loader.owner = owner as? NSObject
        let elements = list.allChildren()
        let placeholders = elements.filter { $0.name == "placeholder" }
        for element in placeholders { register(element, owner: owner, options: options, in: loader) }
        let outermost = elements.filter { $0.name != "placeholder" }
        let made = outermost.compactMap { loader.makeOutermost($0) }
        loader.connect(isComplete: true)
        for element in elements { element.checkWasRead() }
        return made
    }

    /// Registers the caller's object for a placeholder.
    private func register(
        _ element: InterfaceElement,
        owner: Any?,
        options: [OptionsKey: Any]?,
        in loader: InterfaceLoader
    ) {
        let identifier = element.string("placeholderIdentifier") ?? ""
        if identifier == "IBFirstResponder" { return }
        let external = options?[.externalObjects] as? [String: Any] ?? [:]
        let object = identifier == "IBFilesOwner" ? owner : external[identifier]
        if loader.isChecking {
            loader.register(NSObject(), for: element)
        } else if let object = object as? NSObject {
            loader.register(object, for: element)
        } else if element.children.contains(where: { $0.name == "connections" }) {
            element.problem("has connections, but the nib was given no object for it.")
        }
    }
}
