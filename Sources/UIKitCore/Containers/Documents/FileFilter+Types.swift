import UniformTypeIdentifiers

extension FileFilter {
    /// Makes a restriction to files of types.
    package init(_ types: [UTType]) {
        self.init(
            name: types.compactMap(\.localizedDescription).joined(separator: ", "),
            mimeTypes: types.flatMap { $0.tags(.mimeType) },
            extensions: types.flatMap { $0.tags(.filenameExtension) }
        )
    }
}
