import SwiftSyntax

/// The tables in which storyboards, selectors without methods and key-value coding find the members of a class.
extension FileRewriter {
    func appendMemberTables() {
        for type in project.typesWithFragments[file] ?? [] where type.hasTableToWrite {
            let entries = exposedMethods(of: type).filter { $0.isPrivate && $0.file == file }
            guard !entries.isEmpty else { continue }
            // Private members of extensions in other files can be named only there.
            edits.append(
                line: "extension \(type.name) { nonisolated static var searchlightMethods\(file): [Selector] "
                    + "{ [\(entries.map { entry($0, of: type) }.joined(separator: ", "))] } }"
            )
            needsCompatibility = true
        }
        for type in project.typesByFile[file] where type.hasTableToWrite {
            let lists = [methodList(of: type), propertyList(of: type)].compactMap { $0 }
            guard !lists.isEmpty else { continue }
            edits.append(
                line:
                    "extension \(type.name) { enum ObjectiveCMembers: MemberTable { \(lists.joined(separator: "; ")) } }"
            )
            needsCompatibility = true
        }
    }

    private func methodList(of type: ProjectType) -> String? {
        let methods = exposedMethods(of: type)
        guard !methods.isEmpty else { return nil }
        let fragments = Set(methods.filter { $0.isPrivate && $0.file != file }.map(\.file)).sorted()
        let entries = methods.filter { !$0.isPrivate || $0.file == file }.map { entry($0, of: type) }
        let lists =
            ["[\(entries.joined(separator: ", "))]"] + fragments.map { "\(type.name).searchlightMethods\($0)" }
        return "static var methods: [Selector] { \(lists.joined(separator: " + ")) }"
    }

    /// The list of the properties that the file can name. Others are private and computed.
    private func propertyList(of type: ProjectType) -> String? {
        let properties = type.members.filter {
            $0.kind == .property && $0.isExposed && !$0.isStatic && (!$0.isPrivate || $0.file == file)
        }
        guard !properties.isEmpty else { return nil }
        let isObject = project.descendsFromNSObject(type)
        let entries = properties.map { property in
            var entry = "Property(\"\(property.key)\", \\\(type.name).\(property.name)"
            if property.isObservable && isObject { entry += ", isObservable: true" }
            let affecting =
                "keyPathsForValuesAffecting" + property.name.prefix(1).uppercased() + property.name.dropFirst()
            if type.members(named: affecting).contains(where: { $0.isStatic && !$0.isPrivate }) {
                entry += ", affectedBy: \(type.name).\(affecting)()"
            }
            return entry + ")"
        }
        return "@MainActor static var properties: [Property] { [\(entries.joined(separator: ", "))] }"
    }

    private func exposedMethods(of type: ProjectType) -> [Member] {
        var names: Set<String> = []
        let own = type.members.filter { $0.isExposed && $0.isSendable }
            .sorted { ($0.file, $0.position) < ($1.file, $1.position) }
        // The class of a library can have no table in this module: its extensions belong to the subclasses.
        let inherited =
            project.superclass(of: type) == nil
            ? project.ancestry(of: type).filter { !$0.isDeclared }.flatMap(\.members).filter {
                $0.isExposed && $0.isSendable && !$0.isPrivate
            } : []
        return (own + inherited).filter { names.insert($0.selector).inserted }
    }

    private func entry(_ member: Member, of type: ProjectType) -> String {
        let reference = "Selector(\"\(member.selector)\", \(type.name).\(member.reference)"
        // Other methods with the name make the reference ambiguous: for a name without labels, also those with labels.
        let others = project.methods(
            named: member.name,
            labels: member.parameters.isEmpty ? nil : member.labels,
            in: type
        )
        let isAmbiguous =
            others.count > 1 || member.parameters.isEmpty && LibraryMethods.withParameters.contains(member.name)
        guard isAmbiguous else { return reference + ")" }
        let parameters = member.parameters.map { $0.plainType.replacingImplicitUnwrapping }.joined(separator: ", ")
        let result = (member.type ?? "Void").replacingImplicitUnwrapping
        return "\(reference) as (\(type.name)) -> (\(parameters)) -> \(result))"
    }
}

extension ProjectType {
    /// Whether the runtime can find a table of the class, and the source has none.
    fileprivate var hasTableToWrite: Bool { kind == .classType && isDeclared && !isHidden && !isGeneric && !hasTable }
}
