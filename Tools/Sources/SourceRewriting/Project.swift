import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A parsed file.
struct ParsedFile {
    let source: SourceFile
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    /// The regions of `#if`.
    let regions: ConfiguredRegions

    /// The modules that the file imports in active regions, in order.
    let imports: [String]

    var importsUIKit: Bool { imports.contains("UIKit") }

    init(_ source: SourceFile, configuration: IOSConfiguration) {
        self.source = source
        tree = Parser.parse(source: source.text)
        locations = SourceLocationConverter(fileName: source.path, tree: tree)
        regions = tree.configuredRegions(in: configuration)
        imports = Self.imports(in: tree.statements, regions)
    }

    private static func imports(in statements: CodeBlockItemListSyntax, _ regions: ConfiguredRegions) -> [String] {
        statements.flatMap { statement -> [String] in
            if let node = statement.item.as(ImportDeclSyntax.self) {
                return node.path.first.map { [$0.name.text] } ?? []
            }
            guard let condition = statement.item.as(IfConfigDeclSyntax.self),
                case .statements(let active)? = regions.activeClause(for: condition)?.elements
            else { return [] }
            return imports(in: active, regions)
        }
    }
}

/// All files of a module, and the types that they declare.
final class Project {
    let files: [ParsedFile]
    let options: RewriteOptions
    private(set) var types: [String: ProjectType] = [:]

    /// The optional requirements of the project's own protocols, by method name, with the protocol.
    private(set) var optionalRequirements: [String: [(protocolName: String, member: Member)]] = [:]

    /// The exposed methods of all types with the same name and labels.
    struct ExposedMethods {
        let member: Member

        /// The type with the method. Nil if several types have one.
        var type: ProjectType?
    }

    /// The optional properties of the project's own protocols, by name, with the protocols.
    private(set) var optionalProperties: [String: [ProjectType]] = [:]

    /// The optional requirements that the files mention without calling them.
    private(set) var uncalled = UncalledReferences()

    /// The written types of all properties with a name.
    private(set) var propertyTypes: [String: Set<String>] = [:]

    /// Exposed methods by name and labels. They resolve selectors whose type is unknown.
    private(set) var exposedMethods: [String: [[String]: ExposedMethods]] = [:]

    /// The superclasses that were looked up.
    private var superclasses: [ObjectIdentifier: ProjectType?] = [:]

    /// The types that each file declares, in the order of their names.
    private(set) var typesByFile: [[ProjectType]] = []

    /// The types with private exposed methods in other files than the declaration, by these files.
    private(set) var typesWithFragments: [Int: [ProjectType]] = [:]

    /// The names of all properties.
    private(set) var propertyNames: Set<String> = []

    /// Whether a type declares a static method `description`.
    private(set) var declaresTypeDescription = false

    /// The types that inherit directly from a type, by its name.
    private(set) var subtypes: [String: [ProjectType]] = [:]

    /// Whether a file imports Combine. The names of other libraries are not Combine's.
    let importsCombine: Bool

    init(_ sources: [SourceFile], options: RewriteOptions) {
        self.options = options
        let configuration = IOSConfiguration(options: options)
        files = sources.map { ParsedFile($0, configuration: configuration) }
        importsCombine = files.contains { $0.imports.contains("Combine") }
        for (index, file) in files.enumerated() {
            IndexBuilder(project: self, file: index, regions: file.regions).walk(file.tree)
        }
        for type in types.values {
            for name in type.inherited {
                guard let parent = self.type(named: name, in: type.name) else { continue }
                subtypes[parent.name, default: []].append(type)
            }
        }
        for type in types.values {
            for member in type.members where member.isOptional {
                if member.kind == .method {
                    optionalRequirements[member.name, default: []].append((type.name, member))
                } else {
                    optionalProperties[member.name, default: []].append(type)
                }
            }
        }
        uncalled = UncalledReferences(files, requirements: Set(optionalRequirements.keys))
        exposeWitnesses()
        if uncalled.asksForMethods { exposeWitnessesOfLibraries() }
        typesByFile = files.map { _ in [] }
        for type in types.values.sorted(by: { $0.name < $1.name }) {
            if type.isDeclared { typesByFile[type.file].append(type) }
            let fragments = Set(
                type.members.filter { $0.isExposed && $0.isPrivate && $0.file != type.file }.map(\.file)
            )
            for file in fragments { typesWithFragments[file, default: []].append(type) }
            propertyNames.formUnion(type.members.filter { $0.kind == .property }.map(\.name))
            for member in type.members {
                if member.isStatic, member.kind == .method, member.name == "description" {
                    declaresTypeDescription = true
                }
                if member.kind == .method, member.isExposed { noteExposed(member, of: type) }
                if member.kind == .property, let written = member.type {
                    propertyTypes[member.name, default: []].insert(written.trimmingOptional)
                }
            }
        }
    }

    private func noteExposed(_ member: Member, of type: ProjectType) {
        let known = exposedMethods[member.name]?[member.labels]
        exposedMethods[member.name, default: [:]][member.labels] = ExposedMethods(
            member: known?.member ?? member,
            type: known == nil ? type : nil
        )
    }

    /// Returns the type with a name, made if it is new.
    func makeType(_ name: String) -> ProjectType {
        if let type = types[name] { return type }
        let type = ProjectType(name: name)
        types[name] = type
        return type
    }

    /// Returns the type that a name means inside a type.
    func type(named name: String, in scope: String) -> ProjectType? {
        let name = String(name.prefix { $0 != "<" })
        var scope = scope.split(separator: ".")
        while true {
            if let type = types[(scope + [Substring(name)]).joined(separator: ".")] { return type }
            if scope.isEmpty { return nil }
            scope.removeLast()
        }
    }

    /// The class and the project's superclasses, the class first, then the superclasses of libraries that the project extends.
    func ancestry(of type: ProjectType) -> [ProjectType] {
        var result = classes(of: type)
        var name = type.isDeclared ? result.last?.inherited.first : LibraryClasses.superclass(of: type.name)
        while let current = name {
            if let extended = types[current], !extended.isDeclared { result.append(extended) }
            name = LibraryClasses.superclass(of: current)
        }
        return result
    }

    /// The class and the project's superclasses, the class first.
    func classes(of type: ProjectType) -> [ProjectType] {
        var result = [type]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
        while let parent = superclass(of: result[result.count - 1]), seen.insert(ObjectIdentifier(parent)).inserted {
            result.append(parent)
        }
        return result
    }

    /// Whether a class descends from NSObject: it or a superclass inherits first from a library's class with the usual prefix.
    func descendsFromNSObject(_ type: ProjectType) -> Bool {
        guard let root = classes(of: type).last?.inherited.first else { return false }
        return root.count > 2 && root.prefix(2).allSatisfy(\.isUppercase)
    }

    func superclass(of type: ProjectType) -> ProjectType? {
        if let known = superclasses[ObjectIdentifier(type)] { return known }
        let found = type.inherited.lazy.compactMap { self.type(named: $0, in: type.name) }
            .first { $0.kind == .classType && $0.isDeclared && $0 !== type }
        superclasses[ObjectIdentifier(type)] = .some(found)
        return found
    }

    /// The protocols of the project to which a type itself conforms, with the protocols that these refine.
    func protocols(of type: ProjectType) -> [ProjectType] {
        var result: [ProjectType] = []
        var pending = [type]
        while let next = pending.popLast() {
            for name in next.inherited {
                guard let found = self.type(named: name, in: next.name), found.kind == .protocolType,
                    !result.contains(where: { $0 === found })
                else { continue }
                result.append(found)
                pending.append(found)
            }
        }
        return result
    }

    /// The methods with a name in a class and the project's superclasses; overridden ones only once.
    func methods(named name: String, labels: [String]?, in type: ProjectType) -> [Member] {
        var found: [Member] = []
        for ancestor in ancestry(of: type) {
            for member in ancestor.members(named: name) where member.kind == .method {
                if let labels, labels != member.labels { continue }
                let isKnown = found.contains {
                    $0.hasSignature(of: member) && $0.parameters.map(\.type) == member.parameters.map(\.type)
                }
                if !isKnown { found.append(member) }
            }
        }
        return found
    }

    /// Returns the property with a name of a type and the project's superclasses.
    func property(named name: String, in type: ProjectType) -> Member? {
        for ancestor in ancestry(of: type) {
            if let member = ancestor.members(named: name).first(where: { $0.kind == .property }) { return member }
        }
        return nil
    }
}
