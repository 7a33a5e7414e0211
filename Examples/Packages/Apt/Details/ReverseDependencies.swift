/// The packages that name other packages in their dependency fields.
///
/// Building the table is linear in the size of all fields. It takes some tenths of a second for all packages of a distribution: build it
/// outside the main actor.
struct ReverseDependencies: Sendable {
    /// A package that names another one.
    struct Dependent: Hashable, Sendable {
        let package: Package
        let kind: PackageRelation.Kind
        /// The elements that name it, in the order of the field. Each can also have other alternatives.
        fileprivate(set) var elements: [PackageRelation.Alternative]
        /// The virtual package through which the dependent names the package; nil if it names the package itself.
        let virtualName: String?
    }

    /// A mention of a name in a field.
    private struct Mention {
        /// The index of the package with the field.
        let package: UInt32
        let kind: UInt8
        /// The offset of the mention in the text of all fields of the package, in bytes.
        let offset: UInt32
    }

    private static let kinds = PackageRelation.Kind.allCases

    private let packages: [Package]
    private let numbers: [String: Int]
    /// The index of the first mention of each name, and the number of all mentions.
    private let starts: [Int]
    /// All mentions, ordered by name, then as in the packages.
    private let mentions: [Mention]

    /// - Parameter packages: All packages. The table shares their memory.
    init(_ packages: [Package]) {
        var numbers: [String: Int] = [:]
        var found: [(name: Int, mention: Mention)] = []
        for (index, package) in packages.enumerated() {
            package.relationFields.scan { kind, element, bytes in
                let name = String(decoding: bytes[element.name], as: UTF8.self)
                let number = numbers[name] ?? numbers.count
                if number == numbers.count { numbers[name] = number }
                let offset = UInt32(clamping: element.name.lowerBound)
                found.append((number, Mention(package: UInt32(index), kind: UInt8(kind), offset: offset)))
            }
        }
        // A counting sort.
        var starts = [Int](repeating: 0, count: numbers.count + 1)
        for entry in found { starts[entry.name + 1] += 1 }
        for name in 0..<numbers.count { starts[name + 1] += starts[name] }
        var ends = starts
        var mentions = [Mention](repeating: Mention(package: 0, kind: 0, offset: 0), count: found.count)
        for entry in found {
            mentions[ends[entry.name]] = entry.mention
            ends[entry.name] += 1
        }
        self.packages = packages
        self.numbers = numbers
        self.starts = starts
        self.mentions = mentions
    }

    /// Returns the dependents of a package by kind, each in the order of the packages. Linear in their number, and in that of the
    /// dependents of the virtual packages that the package provides.
    ///
    /// A dependent that names both the package and a virtual package appears once per kind, with the former. Restricted requests of a
    /// virtual package count only if the package provides a fitting version of it, as in the policy. Restrictions on the package itself are
    /// not applied: `elements` has them. Requests for packages of other architectures do not count.
    ///
    /// - Parameter kinds: The kinds of relations. `provides` yields other providers of the same name.
    func dependents(
        of package: Package,
        kinds: Set<PackageRelation.Kind> = Set(PackageRelation.Kind.allCases)
    ) -> [Dependent] {
        var found = DependentList()
        for mention in mentions(of: package.name) {
            add(mention, to: &found, of: package, kinds: kinds, provided: nil)
        }
        for provided in package.relations(.provides).flatMap(\.alternatives) where provided.name != package.name {
            for mention in mentions(of: provided.name) where Self.kinds[Int(mention.kind)] != .provides {
                add(mention, to: &found, of: package, kinds: kinds, provided: provided)
            }
        }
        return found.dependents.sorted { ($0.key.kind, $0.key.package) < ($1.key.kind, $1.key.package) }.map(
            \.dependent
        )
    }

    /// Returns the packages that provide a name, in the order of the packages.
    func providers(of virtualName: String) -> [Package] {
        var providers: [Package] = []
        var last: UInt32?
        for mention in mentions(of: virtualName) where Self.kinds[Int(mention.kind)] == .provides {
            if mention.package != last { providers.append(packages[Int(mention.package)]) }
            last = mention.package
        }
        return providers
    }

    private func mentions(of name: String) -> ArraySlice<Mention> {
        guard let number = numbers[name] else { return [] }
        return mentions[starts[number]..<starts[number + 1]]
    }

    private struct DependentList {
        struct Key: Hashable {
            let package: UInt32
            let kind: UInt8
        }

        var dependents: [(dependent: Dependent, key: Key)] = []
        var indices: [Key: Int] = [:]
    }

    private func add(
        _ mention: Mention,
        to found: inout DependentList,
        of package: Package,
        kinds: Set<PackageRelation.Kind>,
        provided: PackageRelation.Alternative?
    ) {
        let kind = Self.kinds[Int(mention.kind)]
        let dependent = packages[Int(mention.package)]
        // Packages that conflict with a virtual package that they provide exclude other providers only.
        guard kinds.contains(kind), dependent.id != package.id,
            let element = dependent.relationFields.alternative(at: Int(mention.offset)),
            !kind.isRequest || Self.matches(element, of: dependent, package),
            Self.isProvided(element, provided)
        else { return }
        let key = DependentList.Key(package: mention.package, kind: mention.kind)
        if let index = found.indices[key] {
            let known = found.dependents[index].dependent
            if known.virtualName == provided?.name, known.elements.last != element {
                found.dependents[index].dependent.elements.append(element)
            }
            return
        }
        found.indices[key] = found.dependents.count
        let new = Dependent(package: dependent, kind: kind, elements: [element], virtualName: provided?.name)
        found.dependents.append((new, key))
    }

    /// Whether a request of a dependent means a package of this architecture.
    private static func matches(
        _ element: PackageRelation.Alternative,
        of dependent: Package,
        _ package: Package
    ) -> Bool {
        switch element.qualifier {
        case nil: package.id.architecture == dependent.id.architecture || package.multiArch == .foreign
        case "any": package.id.architecture == dependent.id.architecture || package.multiArch == .allowed
        case "native": package.id.architecture == dependent.id.architecture
        case let architecture?: package.id.architecture == architecture
        }
    }

    /// Whether a provided virtual package has a version in the range of a relation. Without version it fits relations without range only.
    private static func isProvided(
        _ element: PackageRelation.Alternative,
        _ provided: PackageRelation.Alternative?
    ) -> Bool {
        guard let provided, let restriction = element.restriction else { return true }
        guard let version = provided.restriction?.version else { return false }
        return restriction.contains(version)
    }
}
