extension TargetBuilder {
    /// Adds the files of synchronized folders: of those that belong to the target, and single files of others.
    func addSynchronizedFolders() {
        let own = Set(record.object.strings("fileSystemSynchronizedGroups"))
        for id in record.object.strings("fileSystemSynchronizedGroups") where container.graph.object(id) == nil {
            report(
                .warning,
                at: record.object,
                "The target \(record.name.forMessage) names a folder that is not in the project."
            )
        }
        for folder in container.synchronizedFolders {
            let isMember = own.contains(folder.id)
            let exceptions = MembershipExceptions(folder: folder, target: record)
            guard isMember || !exceptions.isEmpty else { continue }
            add(folder, isMember: isMember, exceptions: exceptions)
        }
    }

    private func add(_ folder: ProjectObject, isMember: Bool, exceptions: MembershipExceptions) {
        let path = container.tree.entry(folder).path
        guard let root = usablePath(path, at: folder) else { return }
        let types = folder.dictionary("explicitFileTypes")
        let opaque = Set(folder.strings("explicitFolders"))
        let phases = exceptions.phases.map { (purpose: purpose($0.object), isa: $0.object.isa, files: $0.files) }
        for file in files(folder, root: root, opaque: opaque) {
            let path = root + "/" + file.path
            if let platforms = exceptions.platforms[file.path], !platforms.isEmpty, !platforms.contains("ios") {
                continue
            }
            let isOpaque = opaque.contains(file.path)
            let type = isOpaque ? FileType.resource : FileType(path: path, explicit: types[file.path]?.string)
            let named = phases.filter { $0.files.contains(file.path) }
            for phase in named where !isMember || phase.isa != phaseClass(type) {
                add(path, type: type, purpose: phase.purpose, at: folder)
            }
            // A file that is named for a build phase is not in the phase for its type: either it is excluded from this one, or it
            // is added to another one.
            guard named.isEmpty, exceptions.files.contains(file.path) != isMember else { continue }
            guard path != target.infoPlist else { continue }
            if type == .binary {
                add(binary: path, type: type, at: folder)
            } else {
                addCompiled(path, type: type, at: folder)
            }
        }
    }

    private func add(_ path: String, type: FileType, purpose: Purpose, at folder: ProjectObject) {
        switch purpose {
        case .compile:
            addCompiled(path, type: type, at: folder)
        case .bundle(let place):
            addResource(path, folder: place, at: folder)
        case .embed(let place):
            let name = FilePath.name(path).forMessage
            report(
                .warning,
                at: folder,
                "The file \(name) is not copied to \(place.forMessage), which is not in the bundle's resources."
            )
        case .link:
            add(binary: path, type: type, at: folder)
        case .header:
            addHeader(path)
        case .nothing:
            break
        }
    }

    /// The class of the build phase that gets files of a type if nothing else is stated.
    private func phaseClass(_ type: FileType) -> String {
        switch type {
        case .swift, .unsupported: "PBXSourcesBuildPhase"
        case .header: "PBXHeadersBuildPhase"
        case .resource: "PBXResourcesBuildPhase"
        case .binary, .systemLibrary, .product: "PBXFrameworksBuildPhase"
        case .configuration: ""
        }
    }

    /// The files of a folder. Several targets can use it; it is listed once.
    private func files(_ folder: ProjectObject, root: String, opaque: Set<String>) -> [SynchronizedFolder.File] {
        if let known = container.synchronizedFiles[folder.id] { return known }
        let files = SynchronizedFolder.files(in: root, opaque: opaque, access: session.access) { path in
            report(at: folder, "\(path.forMessage): \(session.access.outsideMessage)")
        }
        container.synchronizedFiles[folder.id] = files
        return files
    }
}

extension ProjectContainer {
    /// The synchronized folders, in the order of the project.
    var synchronizedFolders: [ProjectObject] {
        tree.order.compactMap { graph.object($0, "PBXFileSystemSynchronizedRootGroup") }
    }
}
