import Foundation

/// The names that the library's modules declare: types with their members and parents, and global functions.
///
/// As text, each line describes one type or global name: its qualified name, its parents separated by commas, and the names of its
/// members without argument labels, separated by spaces. Tabs separate the three parts.
public struct LibraryNames: Sendable, Equatable {
    /// A type, or a global function or variable.
    struct Entry: Sendable, Equatable {
        var parents: Set<String> = []
        var members: Set<String> = []
    }

    private(set) var entries: [String: Entry] = [:]

    /// Makes a table without names.
    public init() {}

    /// Reads a table.
    public init(text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let name = parts.first, !name.isEmpty else { continue }
            var entry = Entry()
            if parts.count > 1 { entry.parents = Set(parts[1].split(separator: ",").map(String.init)) }
            if parts.count > 2 { entry.members = Set(parts[2].split(separator: " ").map(String.init)) }
            entries[String(name)] = entry
        }
    }

    /// The table as text, sorted.
    public var text: String {
        entries.sorted { $0.key < $1.key }
            .map { name, entry in
                "\(name)\t\(entry.parents.sorted().joined(separator: ","))\t\(entry.members.sorted().joined(separator: " "))\n"
            }
            .joined()
    }

    /// Whether a type, function or variable with a name is declared.
    public func contains(_ name: String) -> Bool { entries[name] != nil }

    /// Whether a type or one of its ancestors has a member; nil if the type is not known, or an ancestor is not.
    ///
    /// - Parameter knowingStandardProtocols: Whether the protocols of the standard library that objects adopt are known ancestors.
    public func hasMember(_ member: String, in type: String, knowingStandardProtocols: Bool = false) -> Bool? {
        var pending = [type]
        var seen: Set<String> = []
        var isComplete = true
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            guard let entry = entries[name] else {
                guard knowingStandardProtocols, let members = Self.standardProtocols[name] else {
                    isComplete = false
                    continue
                }
                if members.contains(member) { return true }
                continue
            }
            if entry.members.contains(member) || entries[name + "." + member] != nil { return true }
            pending += entry.parents
        }
        return isComplete ? false : nil
    }

    /// The members of the standard library's protocols that objects adopt. The table does not contain the standard library.
    private static let standardProtocols: [String: Set<String>] = [
        "BitwiseCopyable": [], "Copyable": [], "CVarArg": [], "Escapable": [], "Sendable": [], "SendableMetatype": [],
        "CustomDebugStringConvertible": ["debugDescription"], "CustomStringConvertible": ["description"],
        "Equatable": ["==", "!="], "Hashable": ["hash", "hashValue"],
    ]

    /// Adds the declarations of a module from the compiler's description of it, a file `Module.symbols.json` that
    /// `swift symbolgraph-extract` writes.
    public mutating func add(symbolGraph data: Data) throws {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
        var names: [String: String] = [:]
        for symbol in graph.symbols {
            let path = symbol.pathComponents
            guard let last = path.last else { continue }
            let plain = String(last.prefix { $0 != "(" })
            let owner = path.dropLast().joined(separator: ".")
            let name = owner.isEmpty ? plain : owner + "." + plain
            names[symbol.identifier.precise] = name
            let isType = ["class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor"]
                .contains { symbol.kind.identifier.hasSuffix("." + $0) }
            if owner.isEmpty || isType { entries[name, default: Entry()].members.formUnion([]) }
            if !owner.isEmpty { entries[owner, default: Entry()].members.insert(plain) }
        }
        for relation in graph.relationships where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
            guard let child = names[relation.source] else { continue }
            let parent =
                names[relation.target]
                ?? relation.targetFallback.map { fallback in
                    fallback.split(separator: ".").dropFirst().joined(separator: ".")
                }
            guard let parent, !parent.isEmpty else { continue }
            entries[child, default: Entry()].parents.insert(parent)
        }
    }

    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            struct Identifier: Decodable { let precise: String }
            let kind: Kind
            let identifier: Identifier
            let pathComponents: [String]
        }
        struct Relationship: Decodable {
            let kind: String
            let source: String
            let target: String
            let targetFallback: String?
        }
        let symbols: [Symbol]
        let relationships: [Relationship]
    }
}
