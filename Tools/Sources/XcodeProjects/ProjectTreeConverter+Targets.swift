extension ProjectTreeConverter {
    /// Adds a target with its build phases, without their files.
    mutating func declareTarget(_ node: [String: PropertyValue]) -> String {
        let name = node["name"]?.string ?? ""
        let kind = node["kind"]?.string ?? "native"
        let classes = [
            "native": "PBXNativeTarget", "aggregate": "PBXAggregateTarget", "external-build-system": "PBXLegacyTarget",
        ]
        if classes[kind] == nil {
            report("The kind \(kind.forMessage) of the target \(name.forMessage) is unknown.", marker: name)
        }
        var values: [String: PropertyValue] = [
            "isa": .string(classes[kind] ?? "PBXAggregateTarget"), "name": .string(name),
        ]
        if let type = node["product-type"]?.string {
            values["productType"] = .string("com.apple.product-type." + type)
        } else {
            values["productType"] = node["full-product-type"]
        }
        values["buildRules"] = node["build-rules"]?.array.map { rules in .array(rules.map { _ in .string("rule") }) }
        let id = add(values, id: node["id"]?.string, marker: name)
        if targets[name] == nil { targets[name] = id }
        for phase in node["build-phases"]?.array ?? [] { declarePhase(phase, target: name, id: id) }
        return id
    }

    private mutating func declarePhase(_ value: PropertyValue, target: String, id: String) {
        let classes = [
            "compile-sources": "PBXSourcesBuildPhase", "frameworks": "PBXFrameworksBuildPhase",
            "resources": "PBXResourcesBuildPhase", "headers": "PBXHeadersBuildPhase", "rez": "PBXRezBuildPhase",
            "java-archive": "PBXJavaArchiveBuildPhase", "copy": "PBXCopyFilesBuildPhase",
            "script": "PBXShellScriptBuildPhase", "apple-script": "PBXAppleScriptBuildPhase",
        ]
        let node = value.dictionary ?? [:]
        let kind = value.string ?? node["kind"]?.string ?? ""
        guard let isa = classes[kind] else {
            report("The kind \(kind.forMessage) of a build phase of \(target.forMessage) is unknown.", marker: kind)
            return
        }
        var values: [String: PropertyValue] = ["isa": .string(isa)]
        values["name"] = node["name"]
        values["shellScript"] = node["script"]
        values["dstPath"] = node["relative-path"]
        if kind == "copy" {
            // Without a base, the path is absolute.
            let base = node["bundle-base-path"]?.string
            let places = [
                "root": "Wrapper", "resources-directory": "Resources", "frameworks-directory": "Frameworks",
                "plugins-directory": "PlugIns",
            ]
            values["dstSubfolder"] = .string(base.map { places[$0] ?? $0 } ?? "Absolute")
        }
        let phase = add(values, id: node["id"]?.string, marker: node["name"]?.string ?? target)
        append(phase, to: "buildPhases", of: id)
        let names = [target, kind] + (node["name"]?.string.map { [$0] } ?? [])
        for key in [names, [target, kind]].map({ $0.joined(separator: "\0") }) where phases[key] == nil {
            phases[key] = phase
        }
        if let explicit = node["id"]?.string { phases["id:" + explicit] = phase }
    }

    /// Adds what refers to files, packages and other targets.
    mutating func completeTarget(
        _ node: [String: PropertyValue],
        id: String,
        project: [String: PropertyValue]
    ) {
        let name = node["name"]?.string ?? ""
        if let product = file(node["product"]) { objects[id]?["productReference"] = .string(product) }
        let list = addConfigurations(node, of: project, key: "specialized-configurations")
        objects[id]?["buildConfigurationList"] = .string(list)
        for dependency in node["dependencies"]?.array ?? [] { addDependency(dependency, target: id, name: name) }
        for member in node["package-product-members"]?.array?.compactMap(\.dictionary) ?? [] {
            let platforms = member["build-phase"]?.dictionary?["platforms"]?.strings ?? []
            guard platforms.isEmpty || platforms.contains("ios") else { continue }
            append(addPackageProduct(member, target: name), to: "packageProductDependencies", of: id)
        }
    }

    private mutating func addDependency(_ value: PropertyValue, target: String, name: String) {
        let node = value.dictionary ?? [:]
        var values: [String: PropertyValue] = ["isa": .string("PBXTargetDependency")]
        values["platformFilters"] = node["platforms"]
        let other = value.string ?? node["target"]?.string ?? ""
        switch node["kind"]?.string ?? "localTarget" {
        case "package":
            values["productRef"] = .string(addPackageProduct(node, target: name))
        case "remoteTarget":
            guard let project = file(node["project"]) else {
                report("The project of the target \(other.forMessage) is not among the files.", marker: other)
                return
            }
            let proxy = add([
                "isa": .string("PBXContainerItemProxy"), "containerPortal": .string(project), "proxyType": .string("1"),
                "remoteGlobalIDString": node["target-id"] ?? .string(""), "remoteInfo": .string(other),
            ])
            values["targetProxy"] = .string(proxy)
        default:
            guard let id = targets[other] else {
                report(
                    "The target \(other.forMessage), on which \(name.forMessage) depends, does not exist.",
                    marker: name
                )
                return
            }
            values["target"] = .string(id)
        }
        append(add(values, marker: name), to: "dependencies", of: target)
    }

    private mutating func addPackageProduct(_ node: [String: PropertyValue], target: String) -> String {
        let isPlugin = node["product-type"]?.string == "build-tool-plugin"
        let name = (isPlugin ? "plugin:" : "") + (node["product-name"]?.string ?? "")
        var values: [String: PropertyValue] = [
            "isa": .string("XCSwiftPackageProductDependency"), "productName": .string(name),
        ]
        if let package = node["package"]?.string.flatMap({ packages[$0.lowercased()] }) {
            values["package"] = .string(package)
        }
        return add(values, marker: node["product-name"]?.string ?? target)
    }

    /// Adds the packages of the project.
    mutating func addPackages(_ nodes: [PropertyValue]) {
        for node in nodes.compactMap(\.dictionary) {
            let location = node["path"]?.string ?? node["repository"]?.string ?? ""
            var values: [String: PropertyValue] = [:]
            if node["kind"]?.string == "local" {
                values = ["isa": .string("XCLocalSwiftPackageReference"), "relativePath": .string(location)]
            } else {
                values = [
                    "isa": .string("XCRemoteSwiftPackageReference"), "repositoryURL": .string(location),
                    "requirement": .dictionary(ProjectTreeConverter.requirement(node["version"]?.dictionary ?? [:])),
                ]
            }
            let id = add(values, marker: location)
            packageOrder.append(id)
            let identity = PackageReference.identity(location)
            if packages[identity] == nil { packages[identity] = id }
        }
    }

    /// Converts a version rule.
    private static func requirement(_ node: [String: PropertyValue]) -> [String: PropertyValue] {
        if let version = node["version"] { return ["kind": .string("exactVersion"), "version": version] }
        if let version = node["up-to-next-major-version"] {
            return ["kind": .string("upToNextMajorVersion"), "minimumVersion": version]
        }
        if let version = node["up-to-next-minor-version"] {
            return ["kind": .string("upToNextMinorVersion"), "minimumVersion": version]
        }
        for key in ["branch", "revision"] { if let value = node[key] { return ["kind": .string(key), key: value] } }
        if let range = node["version-range"]?.string?.range(of: "..<"), let text = node["version-range"]?.string {
            return [
                "kind": .string("versionRange"), "minimumVersion": .string(String(text[..<range.lowerBound])),
                "maximumVersion": .string(String(text[range.upperBound...])),
            ]
        }
        guard let minimum = node["version-range-min"], let maximum = node["version-range-max"] else { return [:] }
        return ["kind": .string("versionRange"), "minimumVersion": minimum, "maximumVersion": maximum]
    }

    /// Adds the configurations of the project or a target. All have the same settings, which have conditions for configurations.
    ///
    /// - Parameters:
    ///   - owner: the project or target.
    ///   - key: the key of the list with the configuration files.
    mutating func addConfigurations(
        _ owner: [String: PropertyValue],
        of project: [String: PropertyValue],
        key: String
    ) -> String {
        func name(_ value: PropertyValue) -> String? { value.string ?? value.dictionary?["name"]?.string }
        let standard = project["default-configuration"]?.string ?? "Release"
        let listed = (project["configurations"]?.array ?? []).compactMap(name)
        var ids: [String] = []
        for configuration in listed.isEmpty ? [standard] : listed {
            var values: [String: PropertyValue] = [
                "isa": .string("XCBuildConfiguration"), "name": .string(configuration),
            ]
            values["buildSettings"] = owner["build-settings"] ?? .dictionary([:])
            let special = owner[key]?.array?.first { name($0) == configuration }?.dictionary
            if let file = special?["file"] { addBase(file, to: &values) }
            ids.append(add(values, marker: "build-settings"))
        }
        return add([
            "isa": .string("XCConfigurationList"), "buildConfigurations": .array(ids.map(PropertyValue.string)),
            "defaultConfigurationName": .string(standard),
        ])
    }

    private mutating func addBase(_ value: PropertyValue, to values: inout [String: PropertyValue]) {
        let node = value.dictionary
        guard let file = file(node?["anchor"] ?? value) else {
            let name = names(node?["anchor"] ?? value)?.joined(separator: "/") ?? ""
            report("The build configuration file \(name.forMessage) is not among the files.", marker: name)
            return
        }
        if let relative = names(node?["relative-path"]) {
            values["baseConfigurationReferenceAnchor"] = .string(file)
            values["baseConfigurationReferenceRelativePath"] = .string(relative.joined(separator: "/"))
        } else {
            values["baseConfigurationReference"] = .string(file)
        }
    }
}
