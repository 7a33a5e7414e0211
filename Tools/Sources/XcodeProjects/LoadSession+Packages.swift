extension LoadSession {
    /// Adds the packages of a project: those it lists, and folders with a package among its files.
    func addPackages(_ container: ProjectContainer) {
        for id in container.graph.root.strings("packageReferences") {
            guard let object = container.graph.object(id) else { continue }
            if let package = package(object, in: container) { add(package, from: container, at: object) }
        }
        // Before Xcode 15, a local package was only a reference to its folder.
        for id in container.tree.order {
            guard let object = container.graph.object(id), isFolder(object) else { continue }
            let entry = container.tree.entry(object)
            guard entry.base == .disk, case .found(let path, true) = access.resolve(entry.path) else { continue }
            if case .found(_, false) = access.resolve(FilePath.join(path, "Package.swift")) {
                add(PackageReference(localFolder: path), from: container, at: object)
            }
        }
    }

    private func isFolder(_ object: ProjectObject) -> Bool {
        let type = object.string("lastKnownFileType") ?? object.string("explicitFileType")
        return object.isa == "PBXFileReference"
            && (type == "folder" || type == "wrapper" || type == "text" || type == nil)
    }

    /// The package to which an object refers; nil, with a report, if it is not usable.
    func package(_ object: ProjectObject, in container: ProjectContainer) -> PackageReference? {
        switch object.isa {
        case "XCLocalSwiftPackageReference":
            let path = FilePath.join(container.sourceRoot, object.string("relativePath") ?? object.string("path") ?? "")
            switch access.resolve(path) {
            case .found(let found, true):
                return PackageReference(localFolder: found)
            case .found, .missing:
                report(container.problem(at: object, "The package \(path.forMessage) does not exist."))
            case .outside:
                report(container.problem(at: object, "\(path.forMessage): \(access.outsideMessage)"))
            }
            return nil
        case "XCRemoteSwiftPackageReference":
            return remotePackage(object, in: container)
        default:
            return nil
        }
    }

    private func remotePackage(_ object: ProjectObject, in container: ProjectContainer) -> PackageReference? {
        let url = (object.string("repositoryURL") ?? "").trimmed
        let requirement = object.dictionary("requirement")
        guard !url.isEmpty, let accepted = PackageReference.Requirement(requirement) else {
            let message = "The Swift package \(url.forMessage) has no valid URL and version rule."
            report(container.problem(at: object, message))
            return nil
        }
        return PackageReference(
            id: PackageReference.identity(url),
            location: .remote(url: url, requirement: accepted)
        )
    }
}

extension PackageReference.Requirement {
    /// Reads the version rule of a package reference.
    init?(_ values: [String: PropertyValue]) {
        let minimum = values["minimumVersion"]?.string ?? ""
        switch values["kind"]?.string {
        case "upToNextMajorVersion" where !minimum.isEmpty:
            self = .upToNextMajor(from: minimum)
        case "upToNextMinorVersion" where !minimum.isEmpty:
            self = .upToNextMinor(from: minimum)
        case "versionRange" where !minimum.isEmpty:
            guard let maximum = values["maximumVersion"]?.string else { return nil }
            self = .range(from: minimum, to: maximum)
        case "exactVersion":
            guard let version = values["version"]?.string ?? values["minimumVersion"]?.string else { return nil }
            self = .exact(version)
        case "branch":
            guard let branch = values["branch"]?.string else { return nil }
            self = .branch(branch)
        case "revision":
            guard let revision = values["revision"]?.string else { return nil }
            self = .revision(revision)
        default:
            return nil
        }
    }
}

extension PackageReference {
    /// Makes a reference to a package in a folder.
    init(localFolder path: String) {
        self.init(id: PackageReference.identity(path), location: .local(path: path))
    }

    /// The identity that SwiftPM gives a package: the last component, in lower case and without `.git`.
    public static func identity(_ location: String) -> ID {
        var text = location
        while text.hasSuffix("/") { text.removeLast() }
        let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? text
        let name = last.lowercased()
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
