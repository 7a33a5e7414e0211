import Foundation

/// The objects of an Interface Builder file, usually views.
///
/// There are no compiled nibs on Linux: the `.xib` file is read directly. Copy it into the package's resources. See
/// ``UIStoryboard`` for the treatment of unsupported content. Main actor.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let content: any InterfaceContent

    /// Finds and reads a nib. Traps if the bundle has no such file, or if the file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without extension.
    ///   - bundleOrNil: The bundle. Nil for the main bundle, then the resources beside the executable.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        guard let content = Interfaces.reader.content(of: .nib, named: name, in: bundleOrNil) else {
            let place: InterfaceMessage =
                bundleOrNil.map { "the bundle \($0.bundlePath)" } ?? "the program's resources"
            let message: InterfaceMessage =
                "UINib(nibName:bundle:) did not find '\(name).xib' in \(place). List the file in the resources of the "
                + "package's target: .copy(\"\(name).xib\")."
            message.trap()
        }
        self.content = content
        super.init()
    }

    /// Reads a nib from the contents of a `.xib` file. Traps if it cannot be read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        content = Interfaces.reader.nib(data, bundle: bundleOrNil)
        super.init()
    }

    /// Creates a nib with parsed content.
    package init(content: any InterfaceContent) {
        self.content = content
        super.init()
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
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        make(owner: ownerOrNil, options: optionsOrNil, reuseIdentifier: nil)
    }

    /// Creates the nib's objects, as ``instantiate(withOwner:options:)`` does.
    ///
    /// - Parameter reuseIdentifier: The default reuse identifier of a cell.
    package func make(
        owner: Any?,
        options: [OptionsKey: Any]? = nil,
        reuseIdentifier: String?
    ) -> [NSObject] {
        Interfaces.reader.instantiate(
            content,
            owner: owner,
            externalObjects: options?[.externalObjects] as? [String: Any] ?? [:],
            reuseIdentifier: reuseIdentifier
        )
    }
}
