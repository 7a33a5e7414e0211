extension TargetBuilder {
    /// The use of a build phase's files.
    enum Purpose {
        case compile
        case bundle(folder: String)
        case link

        /// Products are dependencies; other files are reported.
        case embed(place: String)

        /// The umbrella header is read; other headers have no effect.
        case header
        case nothing
    }

    /// Reads the build phases in order.
    func addPhases() {
        for id in record.object.strings("buildPhases") {
            guard let phase = container.graph.object(id) else { continue }
            if phase.isa == "PBXShellScriptBuildPhase" {
                addScript(phase)
                continue
            }
            let purpose = purpose(phase)
            for file in phase.strings("files") {
                guard let buildFile = container.graph.object(file, "PBXBuildFile") else { continue }
                add(buildFile, purpose: purpose)
            }
        }
    }

    /// The use of the files of a build phase.
    func purpose(_ phase: ProjectObject) -> Purpose {
        switch phase.isa {
        case "PBXSourcesBuildPhase": return .compile
        case "PBXResourcesBuildPhase": return .bundle(folder: "")
        case "PBXFrameworksBuildPhase": return .link
        case "PBXHeadersBuildPhase": return .header
        case "PBXCopyFilesBuildPhase": return copyPurpose(phase)
        default:
            if !phase.strings("files").isEmpty {
                report(.warning, at: phase, "Build phases of the kind \(phase.isa.forMessage) have no effect.")
            }
            return .nothing
        }
    }

    private func copyPurpose(_ phase: ProjectObject) -> Purpose {
        let path = record.settings.expand(phase.string("dstPath") ?? "")
        let place = phase.string("dstSubfolder") ?? phase.string("dstSubfolderSpec") ?? ""
        switch place {
        case "7", "Resources", "1", "Wrapper":
            let components = path.split(separator: "/")
            guard !components.contains("..") else {
                report(at: phase, "The destination \(path.forMessage) of a copy phase is outside of the bundle.")
                return .nothing
            }
            return .bundle(folder: components.filter { $0 != "." }.joined(separator: "/"))
        default:
            return .embed(place: FilePath.join("/", path))
        }
    }

    private func addScript(_ phase: ProjectObject) {
        let name = phase.string("name") ?? "Run Script"
        // Xcode stores the text of a script as one text; other programs store lines.
        let script = phase.values["shellScript"]?.strings.joined(separator: "\n") ?? ""
        guard !script.isEmpty else { return }
        target.scripts.append(ScriptPhase(name: name, script: script))
        report(.warning, at: phase, "The script \(name.forMessage) of the target \(record.name.forMessage) is not run.")
    }

    private func add(_ buildFile: ProjectObject, purpose: Purpose) {
        guard isForIOS(buildFile) else { return }
        if let product = container.graph.object(buildFile.string("productRef"), "XCSwiftPackageProductDependency") {
            add(packageProduct: product)
            return
        }
        guard let id = buildFile.string("fileRef") else { return }
        guard let file = container.graph.object(id) else {
            report(.warning, at: buildFile, "A build phase names a file that is not in the project.")
            return
        }
        add(file: file, purpose: purpose)
    }

    /// Whether an object has no platform filter, or one that includes iOS.
    func isForIOS(_ object: ProjectObject) -> Bool {
        let filters = object.strings("platformFilters") + object.strings("platformFilter")
        return filters.isEmpty || filters.contains { $0 == "ios" || $0.hasPrefix("ios-") }
    }

    private func add(file: ProjectObject, purpose: Purpose) {
        switch file.isa {
        case "PBXVariantGroup", "PBXGroup":
            addGroup(file, purpose: purpose)
        case "PBXReferenceProxy":
            add(proxy: file)
        default:
            if let owner = container.targetsByProduct[file.id] {
                addDependency(owner)
                return
            }
            let entry = container.tree.entry(file)
            switch entry.base {
            case .disk: add(file: file, path: entry.path, purpose: purpose)
            case .products: add(builtFile: FilePath.name(entry.path), at: file)
            case .sdk, .developer: add(systemFile: entry.path, at: file)
            case .named(let name):
                let message =
                    "The file \(entry.path.forMessage) is relative to the source tree \(name.forMessage) of an Xcode user."
                report(at: file, message)
            }
        }
    }

    /// Adds all files in a group. Groups in groups are rare; the tree reports cycles, so a group is entered once.
    private func addGroup(_ group: ProjectObject, purpose: Purpose) {
        var pending = [group.id]
        var visited: Set<String> = []
        while let id = pending.popLast() {
            guard visited.insert(id).inserted, let object = container.graph.object(id) else { continue }
            let children = object.strings("children")
            if object.isa == "PBXVariantGroup" || object.isa == "PBXGroup" {
                pending += children.reversed()
            } else {
                add(file: object, purpose: purpose)
            }
        }
    }

    private func add(file: ProjectObject, path: String, purpose: Purpose) {
        let explicit = file.string("explicitFileType")
        let type = FileType(path: path, explicit: explicit, lastKnown: file.string("lastKnownFileType"))
        switch purpose {
        case .nothing: return
        case .header: return addHeader(path)
        default: break
        }
        if type == .binary || type == .systemLibrary || type == .product {
            add(binary: path, type: type, at: file)
            return
        }
        guard let usable = usablePath(path, at: file) else { return }
        switch (purpose, type) {
        case (.compile, _):
            addCompiled(usable, type: type, at: file)
            if type == .header || type == .configuration, FilePath.fileExtension(usable) != "docc" {
                let name = FilePath.name(usable).forMessage
                report(
                    .warning,
                    at: file,
                    "The file \(name) is in the phase that compiles sources, but it has no compiler."
                )
            }
        case (.bundle(let folder), .unsupported(let kind)) where isConverted(kind) && folder.isEmpty:
            addUnsupported(usable, kind: kind)
        case (.bundle(let folder), _):
            if usable == target.infoPlist {
                report(.warning, at: file, "The Info.plist of the target is also a resource. It is copied once.")
            }
            addResource(usable, folder: folder, at: file)
        case (.embed, .header):
            break
        case (.embed(let place), _):
            let name = FilePath.name(usable).forMessage
            report(
                .warning,
                at: file,
                "The file \(name) is not copied to \(place.forMessage), which is not in the bundle's resources."
            )
        case (.link, _), (.header, _), (.nothing, _):
            break
        }
    }

    /// Whether the build converts files of a kind in the phase for resources. It copies source files.
    private func isConverted(_ kind: UnsupportedFile.Kind) -> Bool {
        switch kind {
        case .mappingModel, .coreML, .intents, .metal: true
        case .objectiveC, .c, .other: false
        }
    }
}
