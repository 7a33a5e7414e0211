extension ProjectTreeConverter {
    /// Adds the main group.
    mutating func addGroup(_ files: [PropertyValue]) -> String {
        let children = files.compactMap(\.dictionary).map { addReference($0, names: []) }
        return add([
            "isa": .string("PBXGroup"), "sourceTree": .string("<group>"),
            "children": .array(children.map(PropertyValue.string)),
        ])
    }

    /// Adds a file or group with its descendants. The nesting is limited when the file is read.
    private mutating func addReference(_ node: [String: PropertyValue], names: [String]) -> String {
        let text = node["path"]?.string ?? ""
        let location = ProjectTreeConverter.location(text)
        let name = node["name"]?.string ?? FilePath.name(location.path)
        var values: [String: PropertyValue] = ["sourceTree": .string(location.tree), "name": .string(name)]
        if !location.path.isEmpty { values["path"] = .string(location.path) }
        let kind = node["kind"]?.string ?? "file-reference"
        switch kind {
        case "group": values["isa"] = .string("PBXGroup")
        case "variant-group": values["isa"] = .string("PBXVariantGroup")
        case "version-group": values["isa"] = .string("XCVersionGroup")
        case "folder": values["isa"] = .string("PBXFileSystemSynchronizedRootGroup")
        case "file-reference": values["isa"] = .string("PBXFileReference")
        default: report("The kind \(kind.forMessage) of a file reference is unknown.", marker: kind)
        }
        if let type = node["type"] { values[kind == "version-group" ? "versionGroupType" : "explicitFileType"] = type }
        if kind == "folder" {
            values["explicitFileTypes"] = node["file-types"]
            values["explicitFolders"] = node["opaque-folders"]
        }
        let path = names + [name]
        let marker = text.isEmpty ? name : text
        let id = add(values, id: node["id"]?.string, marker: marker)
        let key = path.joined(separator: "\0")
        if filesByName[key] == nil { filesByName[key] = id }
        if kind == "file-reference", FilePath.fileExtension(location.path) == "xcodeproj" { projects.append(id) }
        if let children = node["children"]?.array {
            let ids = children.compactMap(\.dictionary).map { addReference($0, names: path) }
            objects[id]?["children"] = .array(ids.map(PropertyValue.string))
        }
        if kind == "folder" {
            addFolder(node, id: id, marker: marker)
        } else {
            for member in node["target-membership"]?.array ?? [] { addMember(member, file: id, marker: marker) }
        }
        return id
    }

    /// Separates the base of a path: `<PRODUCTS>/App.app`.
    private static func location(_ text: String) -> (tree: String, path: String) {
        let bases = [
            "PRODUCTS": "BUILT_PRODUCTS_DIR", "SDK": "SDKROOT", "DEVELOPER": "DEVELOPER_DIR", "PROJECT": "SOURCE_ROOT",
        ]
        if text.hasPrefix("/") || text.hasPrefix("~") { return ("<absolute>", text) }
        guard text.hasPrefix("<"), let end = text.range(of: ">/") else { return ("<group>", unescaped(text)) }
        let name = String(text[..<end.lowerBound].dropFirst())
        let path = String(text[end.upperBound...])
        if name.hasPrefix("USER:") { return (unescaped(String(name.dropFirst(5))), path) }
        return (bases[name] ?? name, path)
    }

    /// Removes the backslashes before the characters that would start or end a base.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    /// Adds a file to the build phase that a membership names.
    mutating func addMember(_ member: PropertyValue, file: String, marker: String) {
        let reference = member.dictionary?["build-phase"] ?? member
        guard let phase = phase(reference) else {
            let name = names(reference)?.joined(separator: "/") ?? ""
            report("The build phase \(name.forMessage) does not exist.", marker: marker)
            return
        }
        var values: [String: PropertyValue] = ["isa": .string("PBXBuildFile"), "fileRef": .string(file)]
        values["platformFilters"] = member.dictionary?["platforms"]
        append(add(values, marker: marker), to: "files", of: phase)
    }

    /// The identifier of a build phase: `App/resources`, `App/copy/Embed Frameworks` or `id:…`.
    func phase(_ value: PropertyValue?) -> String? {
        if let text = value?.string, text.hasPrefix("id:") { return phases[text] }
        return names(value).flatMap { phases[$0.joined(separator: "\0")] }
    }

    private mutating func addFolder(_ node: [String: PropertyValue], id: String, marker: String) {
        for name in node["target-membership"]?.strings ?? [] {
            guard let target = targets[name] else {
                report("The target \(name.forMessage) of a folder does not exist.", marker: marker)
                continue
            }
            append(id, to: "fileSystemSynchronizedGroups", of: target)
        }
        for exception in node["membership-exceptions"]?.array?.compactMap(\.dictionary) ?? [] {
            // Whether files are included or excluded follows from the folder's targets. The two keys are for readers.
            let files = (exception["exclusions"]?.array ?? []) + (exception["inclusions"]?.array ?? [])
            var values: [String: PropertyValue] = ["membershipExceptions": .array(files)]
            values["platformFiltersByRelativePath"] = exception["platforms"]
            if let name = exception["target"]?.string, let target = targets[name] {
                values["isa"] = .string("PBXFileSystemSynchronizedBuildFileExceptionSet")
                values["target"] = .string(target)
            } else if let phase = phase(exception["build-phase"]) {
                values["isa"] = .string("PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet")
                values["buildPhase"] = .string(phase)
            } else {
                report("An exception of a folder names neither a target nor a build phase.", marker: marker)
                continue
            }
            append(add(values, marker: marker), to: "exceptions", of: id)
        }
    }

    /// Adds the product of a target in another project.
    mutating func addImportedProduct(_ node: [String: PropertyValue]) {
        let name = node["name"]?.string ?? node["path"]?.string ?? ""
        guard let project = file(node["project"]) else {
            report("The project of the product \(name.forMessage) is not among the files.", marker: name)
            return
        }
        let proxy = add([
            "isa": .string("PBXContainerItemProxy"), "containerPortal": .string(project), "proxyType": .string("2"),
            "remoteGlobalIDString": node["product-id"] ?? .string(""), "remoteInfo": node["target"] ?? .string(""),
        ])
        let id = add(
            ["isa": .string("PBXReferenceProxy"), "path": .string(name), "remoteRef": .string(proxy)],
            marker: name
        )
        for member in node["target-membership"]?.array ?? [] { addMember(member, file: id, marker: name) }
    }
}
