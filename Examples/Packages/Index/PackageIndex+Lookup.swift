import TypeAhead

extension PackageIndex {
    /// The package with a name; of several architectures, a preferred one. Reads the file in the background.
    ///
    /// - Parameter architecture: The preferred architecture; nil for any.
    /// - Throws: An error of the index.
    @concurrent
    func package(named name: String, architecture: String?) async throws -> Package? {
        if let architecture,
            let package = try database().record(id: Package.ID(name: name, architecture: architecture))
        {
            return package
        }
        let query = SearchQuery(filters: [SearchFilter(Package.FieldName.name, .equal(name))], limit: 20)
        // The filter ignores letter case and diacritics.
        return try await results(for: query).hits.lazy.map(\.record).first { $0.name == name }
    }
}
