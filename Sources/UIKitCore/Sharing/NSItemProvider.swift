import Foundation

/// Who may see a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all
    /// Programs of the same team; on Linux, this program alone.
    case team
    /// Programs of the same group; on Linux, this program alone.
    case group
    /// This program alone.
    case ownProcess
}

/// Something that is copied, pasted, dragged or dropped, in one or several representations, the best of them first.
///
/// On Linux it stands here, because Foundation lacks it. A representation is made when it is asked for. May be used on
/// any thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Hands over what was loaded, or why there is nothing.
    typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

    struct Representation: Sendable {
        var typeIdentifier: String
        var visibility: NSItemProviderRepresentationVisibility
        var load: @Sendable (@escaping DataHandler) -> Progress?
    }

    private let lock = NSLock()
    private var representations: [Representation] = []
    private var name: String?

    /// What the item may be called, as a file for example.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// Makes a provider without representations.
    public override init() {
        super.init()
    }

    /// Makes a provider of all the representations of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// The kinds of data there are, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] {
        lock.withLock { representations.map(\.typeIdentifier) }
    }

    /// Whether there is data of this kind, or of a kind that is a case of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
    }

    // MARK: Registering

    /// Adds a representation, or replaces the one of the same kind.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The kind of data.
    ///   - visibility: Who may see it.
    ///   - loadHandler: Makes the data, each time that it is asked for, and hands it or an error to the closure it is
    ///     given, at once or later, on any thread. Returns how far it is, or nil.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        let new = Representation(typeIdentifier: typeIdentifier, visibility: visibility, load: loadHandler)
        lock.withLock {
            if let index = representations.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
                representations[index] = new
            } else {
                representations.append(new)
            }
        }
    }

    /// Adds all the representations of an object, which the provider keeps.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: Who may see them.
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

    /// The best representation of a kind.
    func representation(conformingTo typeIdentifier: String) -> Representation? {
        lock.withLock {
            representations.first { $0.typeIdentifier == typeIdentifier }
                ?? representations.first { TypeIdentifier.conforms($0.typeIdentifier, to: typeIdentifier) }
        }
    }
}
