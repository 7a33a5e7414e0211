import SourceRewriting

/// The names of a module that have a known cause, and the places that they affect.
struct Attribution {
    let module: CheckRun.Module
    private let run: CheckRun
    private let filesByPath: [String: Int]

    /// Names that are missing, by cause.
    private var causes: [String: FindingList.Key] = [:]

    /// Variables whose type or value is missing, by file.
    private var variables: [Int: [String: FindingList.Key]] = [:]

    /// Properties whose name is declared only once in the module, with a missing type.
    private var properties: [String: FindingList.Key] = [:]

    /// Properties of which at least one declaration has a missing type.
    private var uncertain: [String: FindingList.Key] = [:]

    /// The qualified names of the module's types, by the last component.
    private let qualified: [String: [String]]

    private let scopes: ScopeCache

    init(module: CheckRun.Module, run: CheckRun) {
        self.module = module
        self.run = run
        filesByPath = Dictionary(
            module.files.enumerated().map { ($0.element.path, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        scopes = ScopeCache()
        qualified = Dictionary(grouping: module.index.types.keys.sorted()) { name in
            name.split(separator: ".").last.map(String.init) ?? name
        }
        let imported = Set(module.files.flatMap { $0.imports.map(\.name) })
        allMissing = imported.filter { !run.isAvailable($0) }.sorted()
        causes = run.causes
    }

    mutating func note(_ name: String, _ cause: FindingList.Key) {
        if causes[name] == nil { causes[name] = cause }
    }

    /// The modules that any file imports and that do not exist, in the order of their names.
    let allMissing: [String]

    /// The modules that a file imports and that do not exist.
    func missingImports(of path: String) -> [String] {
        guard let index = filesByPath[path] else { return [] }
        return module.files[index].imports.map(\.name).filter { !run.isAvailable($0) }
    }

    /// Returns the module that probably declares an unknown name: the only one that all files with the name import, apart from Apple's.
    func likelyModule(for name: String, in path: String) -> String? {
        guard !module.declared.contains(name) else { return nil }
        let own = missingImports(of: path)
        var candidates = own.filter { !AppleModules.contains($0) }
        if candidates.isEmpty { return own.count == 1 ? own[0] : own.first }
        for file in module.files where candidates.count > 1 {
            guard file.types.contains(where: { $0.name == name }) || file.names.contains(where: { $0.name == name })
            else {
                continue
            }
            let imported = Set(file.imports.map(\.name))
            let both = candidates.filter(imported.contains)
            if !both.isEmpty { candidates = both }
        }
        // Names often begin with the name of their module, as in `RealmConfiguration`.
        return candidates.first { name.hasPrefix($0) } ?? candidates.first
    }

    // MARK: Types

    /// Returns the cause for which an ancestor of a project's type is missing.
    func causeOfAncestry(of type: String) -> FindingList.Key? {
        var pending = [type]
        var seen: Set<String> = []
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let cause = causes[name] { return cause }
            if name == type, module.index.types[name] == nil { pending += qualified[name] ?? [] }
            if let dot = name.firstIndex(of: "."), let cause = causes[String(name[..<dot])] { return cause }
            pending += (module.index.types[name]?.inherited ?? []).map { String($0.prefix { $0 != "<" }) }
            pending += (module.index.extensions[name]?.inherited ?? []).map { String($0.prefix { $0 != "<" }) }
        }
        return nil
    }

    /// The first superclass of a project's class that the project does not declare.
    func libraryAncestor(of type: String) -> String? {
        var name = type
        var seen: Set<String> = []
        while let declared = module.index.types[name], seen.insert(name).inserted {
            guard declared.isClass, let parent = declared.inherited.first else { return nil }
            name = String(parent.prefix { $0 != "<" })
        }
        return seen.isEmpty || name == type ? nil : name
    }

    // MARK: Consequences

    /// Finds the variables and properties with missing types, also through other variables.
    mutating func spread() {
        var counts: [String: Int] = [:]
        for file in module.files { for variable in file.variables { counts[variable.name, default: 0] += 1 } }
        var affected: [String: Int] = [:]
        for _ in 0..<4 {
            var isChanged = false
            for (index, file) in module.files.enumerated() {
                for variable in file.variables where variables[index]?[variable.name] == nil {
                    let known = variables[index] ?? [:]
                    var cause: FindingList.Key?
                    for name in variable.types.sorted() where cause == nil {
                        cause = causes[name] ?? known[name] ?? properties[name] ?? causeOfAncestry(of: name)
                    }
                    guard let cause else { continue }
                    variables[index, default: [:]][variable.name] = cause
                    affected[variable.name, default: 0] += 1
                    if uncertain[variable.name] == nil { uncertain[variable.name] = cause }
                    // Other declarations with this name may be different.
                    if affected[variable.name, default: 0] * 2 >= counts[variable.name, default: 0] {
                        properties[variable.name] = cause
                    }
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
    }

    /// The place of an error in the original file. The rewriter adds code after the end, which belongs to the last line.
    func place(of message: CompilerMessage) -> Finding.Place? {
        guard let index = filesByPath[message.path] else { return nil }
        let file = module.index.files[index]
        let end = file.locations.location(for: file.tree.endPosition).line
        return Finding.Place(path: message.path, line: min(message.line, end))
    }

    /// Returns the cause of which an error is a consequence.
    func cause(of message: CompilerMessage) -> FindingList.Key? {
        guard let index = filesByPath[message.path] else { return nil }
        let scopes = scopes.scopes(of: module.index.files[index], at: index)
        let around = scopes.filter { $0.lines.contains(message.line) }.sorted { $0.lines.count < $1.lines.count }
        switch message.subject {
        case .override:
            for scope in around { if let type = scope.type, let cause = causeOfAncestry(of: type) { return cause } }
            return nil
        case .member(_, let type):
            if let cause = causeOfAncestry(of: type) { return cause }
        case .name, .refused, .other: break
        }
        if message.isVague {
            // The tables of members after the end of a file name a property only in the message.
            let names = message.quotedParts.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.map(
                String.init
            )
            for name in names {
                if let cause = causes[name] ?? variables[index]?[name] ?? properties[name] ?? causeOfAncestry(of: name)
                {
                    return cause
                }
            }
        }
        for scope in around {
            if let type = scope.type {
                if message.isVague, let cause = causeOfAncestry(of: type) { return cause }
                continue
            }
            for name in scope.names.sorted() {
                if let cause = causes[name] ?? variables[index]?[name] ?? properties[name] { return cause }
                if message.isInference, let cause = uncertain[name] { return cause }
                if module.index.types[name] != nil, let cause = causeOfAncestry(of: name) { return cause }
            }
            // Only the statement itself explains a clear message.
            if !message.isVague { break }
        }
        return nil
    }
}
