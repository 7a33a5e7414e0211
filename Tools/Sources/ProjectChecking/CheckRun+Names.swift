import SourceRewriting

/// Names that the sources use and no module here declares, found without types.
extension CheckRun {
    mutating func examineNames(of module: Module) {
        let dependencies = modules.reduce(into: module.declared) { $0.formUnion($1.declared) }
        for file in module.files {
            for use in file.types { examine(use, in: file, declared: dependencies, isType: true) }
            for use in file.names { examine(use, in: file, declared: dependencies, isType: false) }
            for use in file.members { examine(use, in: file, module: module, declared: dependencies) }
        }
    }

    private mutating func examine(_ use: ScannedFile.Use, in file: ScannedFile, declared: Set<String>, isType: Bool) {
        if isAvailable(use.name) { return }
        if file.imports.contains(where: { $0.name == use.name }) {
            reportMissing(use.name, in: file.path, line: use.line, name: use.name)
            return
        }
        guard use.name.count > 2, !declared.contains(use.name), causes[use.name] == nil,
            let framework = AppleFrameworks.framework(declaring: use.name)
        else { return }
        if !library.modules.contains(framework) {
            // Short and common names are those of the framework only if the file can see it.
            let isImported = file.imports.contains { $0.name == framework }
            guard isImported || isDistinctive(use.name) else { return }
            guard library.names?.contains(use.name) != true else { return }
            reportMissing(framework, in: file.path, line: use.line, name: use.name)
            return
        }
        guard let names = library.names, !names.contains(use.name) else { return }
        // Another module that does not exist here may declare the name.
        let isOther = file.imports.contains { !isAvailable($0.name) && !AppleModules.contains($0.name) }
        guard !isOther || isDistinctive(use.name) else { return }
        reportMissingName(use.name, in: file.path, line: use.line)
    }

    /// Whether a name begins with a framework's prefix, so that it is hardly a name of another module.
    private func isDistinctive(_ name: String) -> Bool {
        name.count > 4 && name.prefix(2).allSatisfy(\.isUppercase) && name.contains(where: \.isLowercase)
    }

    mutating func reportMissingName(_ name: String, in path: String, line: Int) {
        findings.add(
            .missingName,
            name,
            effect: .build,
            places: [.init(path: path, line: line)],
            advice: AppleFrameworks.advice(forName: name),
            message: "Searchlight's modules do not declare this name."
        )
    }

    private mutating func examine(
        _ use: ScannedFile.MemberUse,
        in file: ScannedFile,
        module: Module,
        declared: Set<String>
    ) {
        guard !declared.contains(use.member), module.index.types[use.type] == nil,
            let framework = AppleFrameworks.framework(declaring: use.type), library.modules.contains(framework),
            use.member != "self", use.member != "Type", use.member != "init", use.member != "Protocol",
            library.names?.hasMember(use.member, in: use.type) == false
        else { return }
        // Members of extensions in modules that do not exist here.
        guard !file.imports.contains(where: { !isAvailable($0.name) && !AppleModules.contains($0.name) }) else {
            return
        }
        reportMissingMember(use.member, of: use.type, in: file.path, line: use.line)
    }

    mutating func reportMissingMember(_ member: String, of type: String, in path: String, line: Int) {
        findings.add(
            .missingMember,
            "\(type).\(member)",
            effect: .build,
            places: [.init(path: path, line: line)],
            advice: AppleFrameworks.advice(forName: "\(type).\(member)"),
            message: "Searchlight's modules do not declare this member."
        )
    }
}
