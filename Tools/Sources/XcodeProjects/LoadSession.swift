/// Loads a project with everything to which it refers.
final class LoadSession {
    /// The folder, project or workspace that the caller named.
    let input: ProjectInput

    /// The configuration for the settings.
    private(set) var configuration = "Debug"

    /// Settings with priority over the project's.
    let overrides: [String: String]

    /// Finds files.
    let access: FileAccess

    /// Reads configuration files.
    let configurationFiles: ConfigurationFile

    /// The projects, in the order in which they were found.
    private(set) var containers: [ProjectContainer] = []

    /// The targets by the file names of their products, such as `Kit.framework`.
    private(set) var targetsByProductFile: [String: TargetRecord] = [:]

    /// The first target of each name.
    private(set) var targetsByName: [String: TargetRecord] = [:]

    /// The first target of each object's identifier.
    private(set) var targetsByObject: [String: TargetRecord] = [:]

    /// The packages, in the order in which they were found.
    private(set) var packages: [PackageReference] = []

    private var containersByPath: [String: ProjectContainer] = [:]
    private var packagesByID: [String: PackageReference] = [:]
    private var problems: [ProjectProblem] = []
    private var reported: Set<ProjectProblem> = []

    /// Prepares loading.
    init(input: ProjectInput, overrides: [String: String]) {
        self.input = input
        self.overrides = overrides
        access = FileAccess(projectFolder: FilePath.folder(input.path))
        configurationFiles = ConfigurationFile(access: access)
    }

    /// Adds a problem, once.
    func report(_ problem: ProjectProblem) {
        if reported.insert(problem).inserted { problems.append(problem) }
    }

    /// Adds a package. Two packages cannot have the same identity.
    func add(_ package: PackageReference, from container: ProjectContainer?, at object: ProjectObject?) {
        guard let known = packagesByID[package.id] else {
            packagesByID[package.id] = package
            packages.append(package)
            return
        }
        if known.location != package.location, let container, let object {
            let message = "Two packages have the identity \(package.id.forMessage). Only the first is used."
            report(container.problem(.warning, at: object, message))
        }
    }

    /// Loads the project.
    func load(configuration chosen: String?, scheme: String?) throws(ProjectError) -> LoadedProject {
        try openContainers()
        let schemes = schemeFiles()
        configuration = try configuration(chosen, scheme: scheme, schemes: schemes)
        registerTargets()
        for container in containers { addPackages(container) }
        var targets: [ProjectTarget] = []
        for container in containers {
            for record in container.targets { targets.append(TargetBuilder(record, session: self).build()) }
        }
        connectTestHosts(&targets)
        reportCycles(targets)
        var project = LoadedProject(
            name: FilePath.stem(input.path),
            path: input.original,
            configuration: configuration,
            targets: targets
        )
        project.schemes = schemes.map { resolve($0) }
        project.packages = packages
        project.managedLibraries = managedLibraries
        for container in containers {
            for record in container.targets { record.settings.problems.forEach(report) }
        }
        configurationFiles.problems.forEach(report)
        project.problems = problems
        return project
    }

    private func openContainers() throws(ProjectError) {
        switch input.kind {
        case .project:
            _ = try open(input.path)
        case .workspace:
            let workspace = try WorkspaceFile.read(input.path, access: access)
            workspace.problems.forEach(report)
            for package in workspace.packages { add(PackageReference(localFolder: package), from: nil, at: nil) }
            for project in workspace.projects {
                do throws(ProjectError) {
                    _ = try open(project)
                } catch {
                    error.problems.forEach(report)
                }
            }
            guard !containers.isEmpty else {
                let message = "The workspace contains no project that can be loaded."
                throw ProjectError(problems + [ProjectProblem(path: input.path, message: message)])
            }
        }
        // Projects can refer to each other; each is opened once.
        var index = 0
        while index < containers.count {
            openSubprojects(of: containers[index])
            index += 1
        }
        for container in containers { (container.graph.problems + container.tree.problems).forEach(report) }
    }

    private func open(_ path: String) throws(ProjectError) -> ProjectContainer {
        let key = access.realFolder(path) ?? path
        if let known = containersByPath[key] { return known }
        let container = try ProjectContainer(path: path, access: access)
        containersByPath[key] = container
        containers.append(container)
        return container
    }

    /// Returns the project at a path, if it is loaded.
    func container(at path: String) -> ProjectContainer? { containersByPath[access.realFolder(path) ?? path] }

    private func openSubprojects(of container: ProjectContainer) {
        for reference in container.graph.root.values["projectReferences"]?.array ?? [] {
            let id = reference.dictionary?["ProjectRef"]?.string
            guard let object = container.graph.object(id, "PBXFileReference") else { continue }
            let path = container.tree.entry(object).path
            switch access.resolve(path) {
            case .found(let found, true):
                do throws(ProjectError) {
                    container.subprojects[object.id] = try open(found)
                } catch {
                    error.problems.forEach(report)
                }
            case .found, .missing:
                report(container.problem(.warning, at: object, "The project \(path.forMessage) does not exist."))
            case .outside:
                report(container.problem(at: object, "\(path.forMessage): \(access.outsideMessage)"))
            }
        }
    }

    private func configuration(
        _ chosen: String?,
        scheme: String?,
        schemes: [SchemeFile]
    ) throws(ProjectError) -> String {
        let names = containers[0].configurationNames
        let all = Set(containers.flatMap(\.configurationNames))
        if let scheme, !schemes.contains(where: { $0.name == scheme }) {
            let list = schemes.map(\.name.forMessage).joined(separator: ", ")
            let message = "There is no scheme \(scheme.forMessage). The schemes are: \(list.isEmpty ? "none" : list)."
            throw ProjectError([ProjectProblem(path: input.path, message: message)])
        }
        if let chosen {
            guard all.contains(chosen) else {
                let list = all.sorted().map(\.forMessage).joined(separator: ", ")
                let message =
                    "There is no configuration \(chosen.forMessage). The configurations are: \(list.isEmpty ? "none" : list)."
                throw ProjectError([ProjectProblem(path: input.path, message: message)])
            }
            return chosen
        }
        let launched = schemes.first { $0.name == scheme }?.launchConfiguration
        if let launched, all.contains(launched) { return launched }
        return names.contains("Debug") ? "Debug" : containers[0].defaultConfiguration ?? "Debug"
    }

    /// Makes a record for each target, and gives each an identifier.
    private func registerTargets() {
        for container in containers {
            for id in container.graph.root.strings("targets") {
                guard container.targetsByObject[id] == nil else { continue }
                guard let object = container.graph.object(id), object.isa.hasSuffix("Target"),
                    object.string("name") != nil
                else {
                    let message = "The project's list of targets names \(id.forMessage), which is not a target."
                    report(container.problem(at: container.graph.root, message))
                    continue
                }
                let settings = settings(container, target: object)
                let kind = ProjectTarget.Kind(object)
                let record = TargetRecord(container: container, object: object, kind: kind, settings: settings)
                container.targets.append(record)
                container.targetsByObject[id] = record
                if container.targetsByName[record.name] == nil { container.targetsByName[record.name] = record }
                if targetsByObject[id] == nil { targetsByObject[id] = record }
                if targetsByName[record.name] == nil { targetsByName[record.name] = record }
                if let product = object.string("productReference") { container.targetsByProduct[product] = record }
            }
        }
        registerProducts()
        var count: [String: Int] = [:]
        for record in containers.flatMap(\.targets) { count[record.name, default: 0] += 1 }
        var used: Set<String> = []
        for record in containers.flatMap(\.targets) {
            let base = count[record.name] == 1 ? record.name : record.container.name + "/" + record.name
            var id = base
            var number = 2
            while !used.insert(id).inserted {
                id = "\(base) \(number)"
                number += 1
            }
            record.id = id
        }
    }

    /// Records the products by file name. Libraries often have a target for each platform with the same product; that for iOS is
    /// used.
    private func registerProducts() {
        let records = containers.flatMap(\.targets)
        let isForIOS = { (record: TargetRecord) in record.settings.value("PLATFORM_NAME") == "iphonesimulator" }
        for record in records.filter(isForIOS) + records.filter({ !isForIOS($0) }) {
            for file in record.productFiles {
                if targetsByProductFile[file] == nil { targetsByProductFile[file] = record }
                if record.container.targetsByProductFile[file] == nil {
                    record.container.targetsByProductFile[file] = record
                }
            }
        }
    }

    /// The target that builds a product: of the project itself, otherwise of any project.
    func target(building file: String, for container: ProjectContainer) -> TargetRecord? {
        container.targetsByProductFile[file] ?? targetsByProductFile[file]
    }
}
