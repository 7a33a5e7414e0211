import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A parsed file.
struct ParsedFile {
    let source: SourceFile
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter
    let importsUIKit: Bool
}

/// All files of a module, and the types that they declare.
final class Project {
    let files: [ParsedFile]
    let options: RewriteOptions
    private(set) var types: [String: ProjectType] = [:]

    /// The optional requirements of the project's own protocols, by method name, with the protocol.
    private(set) var optionalRequirements: [String: [(protocolName: String, member: Member)]] = [:]

    /// Exposed methods of all types, by name. They resolve selectors whose type is unknown.
    private(set) var exposedMethods: [String: [(type: ProjectType, member: Member)]] = [:]

    /// The types that each file declares, in the order of their names.
    private(set) var typesByFile: [[ProjectType]] = []

    /// The types with private exposed methods in other files than the declaration, by these files.
    private(set) var typesWithFragments: [Int: [ProjectType]] = [:]

    /// The names of all properties.
    private(set) var propertyNames: Set<String> = []

    /// The types that inherit directly from a type, by its name.
    private(set) var subtypes: [String: [ProjectType]] = [:]

    /// Whether a file imports Combine. The names of other libraries are not Combine's.
    let importsCombine: Bool

    init(_ sources: [SourceFile], options: RewriteOptions) {
        self.options = options
        files = sources.map { source in
            let tree = Parser.parse(source: source.text)
            return ParsedFile(
                source: source,
                tree: tree,
                locations: SourceLocationConverter(fileName: source.path, tree: tree),
                importsUIKit: tree.statements.contains { statement in
                    statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
                }
            )
        }
        importsCombine = files.contains { file in
            file.tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "Combine" }
        }
        let configuration = IOSConfiguration(options: options)
        for (index, file) in files.enumerated() {
            let regions = file.tree.configuredRegions(in: configuration)
            IndexBuilder(project: self, file: index, regions: regions).walk(file.tree)
        }
        for type in types.values {
            for name in type.inherited {
                guard let parent = self.type(named: name, in: type.name) else { continue }
                subtypes[parent.name, default: []].append(type)
            }
        }
        exposeWitnesses()
        typesByFile = files.map { _ in [] }
        for type in types.values.sorted(by: { $0.name < $1.name }) {
            if type.isDeclared { typesByFile[type.file].append(type) }
            let fragments = Set(
                type.members.filter { $0.isExposed && $0.isPrivate && $0.file != type.file }.map(\.file)
            )
            for file in fragments { typesWithFragments[file, default: []].append(type) }
            propertyNames.formUnion(type.members.filter { $0.kind == .property }.map(\.name))
            for member in type.members where member.kind == .method {
                if member.isOptional { optionalRequirements[member.name, default: []].append((type.name, member)) }
                if member.isExposed { exposedMethods[member.name, default: []].append((type, member)) }
            }
        }
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
        while let last = result.last, let parent = superclass(of: last), !result.contains(where: { $0 === parent }) {
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
        type.inherited.lazy.compactMap { self.type(named: $0, in: type.name) }
            .first { $0.kind == .classType && $0.isDeclared && $0 !== type }
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
            for member in ancestor.members where member.kind == .method && member.name == name {
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
            if let member = ancestor.members.first(where: { $0.kind == .property && $0.name == name }) { return member }
        }
        return nil
    }

    /// Methods that implement a requirement of an `@objc` protocol are exposed without an attribute.
    private func exposeWitnesses() {
        for type in types.values where type.kind == .classType {
            let requirements = protocols(of: type).filter(\.isExposedProtocol).flatMap(\.members)
            guard !requirements.isEmpty else { continue }
            for index in type.members.indices where !type.members[index].isExposed {
                let member = type.members[index]
                guard let requirement = requirements.first(where: { $0.hasSignature(of: member) }) else { continue }
                type.members[index].isExposed = true
                if member.explicitName == nil { type.members[index].explicitName = requirement.explicitName }
            }
        }
    }
}
