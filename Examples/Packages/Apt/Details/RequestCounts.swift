/// The number of source packages that depend on, recommend or suggest each package or virtual package, as a measure of how well known it is.
struct RequestCounts: Sendable {
    private var numbers: [String: UInt32] = [:]
    private var sources: [String: UInt32] = [:]
    /// The pairs of a requested name and a source package, each once: the packages of one source often name the same package.
    private var pairs: Set<UInt64> = []
    /// The number of source packages by requested name.
    private var counts: [UInt32] = []

    /// Counts the requests of a package. Linear in the size of its dependency fields.
    mutating func add(_ package: Package) {
        let source = Self.number(of: package.source, in: &sources)
        package.relationFields.scan { kind, element, bytes in
            guard PackageRelation.Kind.allCases[kind].isRequest else { return }
            let name = Self.number(of: String(decoding: bytes[element.name], as: UTF8.self), in: &numbers)
            if name == counts.count { counts.append(0) }
            if pairs.insert(UInt64(name) << 32 | UInt64(source)).inserted { counts[Int(name)] += 1 }
        }
    }

    /// The magnitude of the number of requests: 0 for none, 1 for one, 2 for up to three, 3 for up to seven. Small changes of the archive
    /// leave most magnitudes as they are.
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
