import Foundation

/// The visibility of a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all
    /// Programs of the same team; on Linux, only this program.
    case team
    /// Programs of the same group; on Linux, only this program.
    case group
    /// Only this program.
    case ownProcess
}

/// An item that is copied, pasted, dragged or dropped, in one or several representations, the best first.
///
/// It is declared here because Foundation on Linux lacks it. A representation is made on demand. May be used on any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Receives the loaded data or an error.
    typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    /// Receives a file, and whether it may be opened in its place, or an error.
    typealias FileHandler = @Sendable (URL?, Bool, (any Error)?) -> Void

    struct Representation: Sendable {
        var typeIdentifier: String
        var visibility: NSItemProviderRepresentationVisibility
        var load: @Sendable (@escaping DataHandler) -> Progress?
        /// Loads the representation as a file; nil for one of data.
        var loadFile: (@Sendable (@escaping FileHandler) -> Progress?)?
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var name: String?

    /// A suggested name, for example for a file.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// Makes a provider without representations.
    public override init() {
        super.init()
    }

    /// Makes a provider with all representations of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// The types of the representations, in the order of registration.
    open var registeredTypeIdentifiers: [String] {
        lock.withLock { representations.map(\.typeIdentifier) }
    }

    /// Whether there is a representation of this type or of a type that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
    }

    // MARK: Registering

    /// Adds a representation, or replaces the one of the same type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - visibility: The programs that can read it.
    ///   - loadHandler: Called for each request. It makes the data and passes it or an error to its parameter, at once or later,
    ///     on any thread. It returns the progress or nil.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: loadHandler))
    }

    func add(_ new: Representation) {
        lock.withLock {
            if let index = representations.firstIndex(where: { $0.typeIdentifier == new.typeIdentifier }) {
                representations[index] = new
            } else {
                representations.append(new)
            }
        }
    }

    /// Adds all representations of an object, which the provider retains.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: The programs that can read them.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let object = object
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// The best representation of a type: an exact match, otherwise the first that conforms to it.
    func representation(conformingTo typeIdentifier: String) -> Representation? {
        lock.withLock {
            representations.first { $0.typeIdentifier == typeIdentifier }
                ?? representations.first { TypeIdentifier.conforms($0.typeIdentifier, to: typeIdentifier) }
        }
    }
}
