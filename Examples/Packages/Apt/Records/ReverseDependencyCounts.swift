/// The number of reverse dependencies of each package or virtual package: of the source packages that depend on it, recommend or suggest it.
/// It measures how widely a package is used.
struct ReverseDependencyCounts: Sendable {
    /// The numbers of the names of packages.
    private var numbers: [String: UInt32] = [:]
    /// The numbers of the names of source packages.
    private var sources: [String: UInt32] = [:]
    /// The pairs of a package and a source package that needs it, each once: the packages of one source often need the same package.
    private var pairs: Set<UInt64> = []
    /// The number of source packages, by the number of the needed package.
    private var counts: [UInt32] = []

    /// Counts the dependencies of a package. Linear in the size of its dependency fields.
    mutating func add(_ package: Package) {
        let source = Self.number(of: package.source, in: &sources)
        package.relationFields.scan { kind, element, bytes in
            guard PackageRelation.Kind.allCases[kind].isRequest else { return }
            let name = Self.number(of: String(decoding: bytes[element.name], as: UTF8.self), in: &numbers)
            if name == counts.count { counts.append(0) }
            if pairs.insert(UInt64(name) << 32 | UInt64(source)).inserted { counts[Int(name)] += 1 }
        }
    }

    /// The number of binary digits of the count: 0 for none, 1 for one, 2 for two or three, 3 for four to seven. Few packages have a
    /// different magnitude after an update of the archive.
    func magnitude(of name: String) -> Int {
        guard let number = numbers[name] else { return 0 }
        return UInt32.bitWidth - counts[Int(number)].leadingZeroBitCount
    }

    private static func number(of name: String, in numbers: inout [String: UInt32]) -> UInt32 {
        if let number = numbers[name] { return number }
        let number = UInt32(numbers.count)
        numbers[name] = number
        return number
    }
}
