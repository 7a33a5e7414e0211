/// The packages of all batches so far, each once.
struct PackageTable: Sendable {
    private(set) var packages: [Package] = []
    private var indices: [Package.ID: Int] = [:]

    /// Adds packages. They replace the ones with the same identifiers. Linear in their number.
    mutating func merge(_ batch: [Package]) {
        for package in batch {
            if let index = indices[package.id] {
                packages[index] = package
            } else {
                indices[package.id] = packages.count
                packages.append(package)
            }
        }
    }

    /// Sets the popularity of all packages. Linear in the size of their dependency fields.
    mutating func setPopularity() {
        var counts = ReverseDependencyCounts()
        for package in packages { counts.add(package) }
        for index in packages.indices {
            packages[index].popularity = counts.magnitude(of: packages[index].name)
        }
    }

    subscript(id: Package.ID) -> Package? { indices[id].map { packages[$0] } }

    /// All packages, ordered by name and architecture.
    func sorted() -> [Package] {
        packages.sorted { ($0.id.name, $0.id.architecture) < ($1.id.name, $1.id.architecture) }
    }
}
