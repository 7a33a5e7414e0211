import Foundation
public import UniformTypeIdentifiers

/// The options of a file representation.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Foundation.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file can be opened in its place.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Makes a provider with the content of a file, which can be opened in its place, and its address.
    ///
    /// The type of the content follows from the filename extension.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(
            forTypeIdentifier: type.identifier,
            fileOptions: .openInPlace,
            visibility: .all
        ) { completion in
            completion(fileURL, true, nil)
            return nil
        }
        registerObject(fileURL as NSURL, visibility: .all)
    }

    /// Adds a representation as a file, or replaces the one of the same type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - fileOptions: Whether readers may open the file in its place; otherwise they receive copies.
    ///   - visibility: The programs that can read it.
    ///   - loadHandler: Called for each request. It makes the file and passes its address, whether it may be opened in its place,
    ///     or an error, to its parameter, at once or later, on any thread. It returns the progress or nil.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        let load: @Sendable (@escaping FileHandler) -> Progress? = { completion in
            loadHandler { completion($0, $1 && fileOptions.contains(.openInPlace), $2) }
        }
        add(
            Representation(
                typeIdentifier: typeIdentifier,
                visibility: visibility,
                load: { completion in
                    load { url, _, error in
                        guard let url else { return completion(nil, error ?? ErrorCode.unknownError) }
                        // Reading may take long.
                        DispatchQueue.global().async {
                            do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
                        }
                    }
                },
                loadFile: load
            )
        )
    }

    /// Adds a representation as a file; see ``registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)``.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler:
            @escaping @Sendable (
                _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier,
            fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Loads a copy of a representation as a file.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested type; a representation of a conforming type is accepted.
    ///   - completionHandler: Receives the address of a temporary file or an error, on a background thread. The file is removed
    ///     when the handler returns: copy or move it there.
    /// - Returns: The progress.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
    }

    /// Loads a representation as a file, in its place if the source permits it, otherwise as
    /// ``loadFileRepresentation(forTypeIdentifier:completionHandler:)`` does.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested type; a representation of a conforming type is accepted.
    ///   - completionHandler: Receives the address and whether it is the file in its place, or an error.
    /// - Returns: The progress.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: true, completionHandler)
    }

    /// Loads a representation as a file; see the methods with a type identifier.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType.identifier, inPlace: openInPlace, completionHandler)
    }

    private func loadFile(
        _ typeIdentifier: String,
        inPlace: Bool,
        _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completion(nil, false, ErrorCode.itemUnavailableError)
            return .finished
        }
        let copy = TemporaryCopy(of: representation.typeIdentifier, named: suggestedName)
        if let loadFile = representation.loadFile {
            return loadFile { url, mayOpen, error in
                guard let url else { return completion(nil, false, error ?? ErrorCode.unknownError) }
                if inPlace, mayOpen { return completion(url, true, nil) }
                copy.pass(to: completion) { try FileManager.default.copyItem(at: url, to: $0) }
            } ?? .finished
        }
        return representation.load { data, error in
            guard let data else { return completion(nil, false, error ?? ErrorCode.unknownError) }
            copy.pass(to: completion) { try data.write(to: $0) }
        } ?? .finished
    }

    /// A file that exists while a handler uses it.
    private struct TemporaryCopy: Sendable {
        private let name: String
        private let pathExtension: String?

        init(of typeIdentifier: String, named suggestedName: String?) {
            // The name may come from a different program.
            let name = (suggestedName ?? "file").replacingOccurrences(of: "/", with: "_")
                .replacingOccurrences(of: "\0", with: "_")
            self.name = name.isEmpty || name == "." || name == ".." ? "file" : String(name.prefix(60))
            pathExtension = UTType(typeIdentifier)?.preferredFilenameExtension
        }

        func pass(
            to completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void,
            write: @escaping @Sendable (URL) throws -> Void
        ) {
            DispatchQueue.global().async {
                let files = FileManager.default
                let folder = files.temporaryDirectory.appendingPathComponent("items-\(UUID().uuidString)")
                var url = folder.appendingPathComponent(name)
                if let pathExtension, url.pathExtension != pathExtension {
                    url.appendPathExtension(pathExtension)
                }
                defer { try? files.removeItem(at: folder) }
                do {
                    let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
                    try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: permissions)
                    try write(url)
                    completion(url, false, nil)
                } catch {
                    completion(nil, false, error)
                }
            }
        }
    }
}
