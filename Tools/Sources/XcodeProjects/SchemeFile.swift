import Foundation

/// A scheme as its file describes it, before its targets are known.
struct SchemeFile {
    /// A reference to a target.
    struct Buildable {
        /// The identifier of the target's object.
        var identifier: String

        /// The target's name.
        var name: String

        /// The path of the project, or nil if the reference has none.
        var project: String?
    }

    /// The scheme's name.
    var name: String

    /// The path of the file.
    var path: String

    /// The target to run.
    var launch: Buildable?

    /// The test targets that are not skipped.
    var tests: [Buildable] = []

    /// The target whose settings replace references in arguments and variables.
    var macroTarget: Buildable?

    /// The enabled environment variables.
    var environment: [(name: String, value: String)] = []

    /// The enabled arguments as the user wrote them.
    var arguments: [String] = []

    /// The configuration for running.
    var launchConfiguration: String?

    /// The configuration for tests.
    var testConfiguration: String?

    /// The app's language.
    var language: String?

    /// The app's region.
    var region: String?

    /// Files that cannot be read.
    var problems: [ProjectProblem] = []

    /// Reads a scheme.
    ///
    /// - Parameter folder: the folder of the project or workspace that contains the scheme.
    init(path: String, folder: String, access: FileAccess) throws(ProjectError) {
        let root = try XMLElementNode.read(path, access: access)
        guard root.name == "Scheme" else {
            throw ProjectError([ProjectProblem(path: path, line: 1, message: "The file is not a scheme.")])
        }
        name = FilePath.stem(path)
        self.path = path
        readLaunch(root, folder: folder)
        guard let test = root.child("TestAction") else { return }
        testConfiguration = test.attributes["buildConfiguration"]
        for testable in test.child("Testables")?.children("TestableReference") ?? []
        where testable.attributes["skipped"] != "YES" {
            if let target = SchemeFile.buildable(testable, folder: folder) { tests.append(target) }
        }
        for plan in test.child("TestPlans")?.children("TestPlanReference") ?? [] {
            guard let reference = plan.attributes["reference"] else { continue }
            addTests(ofPlan: SchemeFile.path(reference, folder: folder), folder: folder, access: access)
        }
    }

    private mutating func readLaunch(_ root: XMLElementNode, folder: String) {
        guard let launch = root.child("LaunchAction") else { return }
        launchConfiguration = launch.attributes["buildConfiguration"]
        language = launch.attributes["language"].flatMap { $0.isEmpty ? nil : $0 }
        region = launch.attributes["region"].flatMap { $0.isEmpty ? nil : $0 }
        let runnable = launch.child("BuildableProductRunnable") ?? launch.child("RemoteRunnable")
        macroTarget = launch.child("MacroExpansion").flatMap { SchemeFile.buildable($0, folder: folder) }
        self.launch = runnable.flatMap { SchemeFile.buildable($0, folder: folder) }
        if self.launch == nil {
            let entries = root.child("BuildAction")?.child("BuildActionEntries")?.children("BuildActionEntry") ?? []
            let entry = entries.first { $0.attributes["buildForRunning"] != "NO" }
            self.launch = macroTarget ?? entry.flatMap { SchemeFile.buildable($0, folder: folder) }
        }
        for variable in launch.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? []
        where variable.attributes["isEnabled"] == "YES" {
            guard let key = variable.attributes["key"], !key.isEmpty else { continue }
            environment.append((key, variable.attributes["value"] ?? ""))
        }
        for argument in launch.child("CommandLineArguments")?.children("CommandLineArgument") ?? []
        where argument.attributes["isEnabled"] == "YES" {
            if let text = argument.attributes["argument"] { arguments.append(text) }
        }
    }

    private static func buildable(_ node: XMLElementNode, folder: String) -> Buildable? {
        guard let reference = node.child("BuildableReference") else { return nil }
        return Buildable(
            identifier: reference.attributes["BlueprintIdentifier"] ?? "",
            name: reference.attributes["BlueprintName"] ?? "",
            project: reference.attributes["ReferencedContainer"].map { path($0, folder: folder) }
        )
    }

    private static func path(_ reference: String, folder: String) -> String {
        let parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return FilePath.join(folder, String(parts.last ?? ""))
    }

    private mutating func addTests(ofPlan path: String, folder: String, access: FileAccess) {
        guard case .found(let found, false) = access.resolve(path),
            let data = FileManager.default.contents(atPath: found)
        else {
            let message = "The test plan \(path.forMessage) does not exist."
            problems.append(ProjectProblem(severity: .warning, path: self.path, message: message))
            return
        }
        do throws(ProjectError) {
            try ProjectFile.checkStructure(Array(data), syntax: .json, path: found)
            let plan = try ProjectFile.foundationValue(data, syntax: .json, path: found).dictionary ?? [:]
            for entry in plan["testTargets"]?.array ?? [] {
                guard let values = entry.dictionary, values["enabled"]?.string != "NO" else { continue }
                guard let target = values["target"]?.dictionary else { continue }
                let project = target["containerPath"]?.string.map { SchemeFile.path($0, folder: folder) }
                let buildable = Buildable(
                    identifier: target["identifier"]?.string ?? "",
                    name: target["name"]?.string ?? "",
                    project: project
                )
                tests.append(buildable)
            }
        } catch {
            problems += error.problems
        }
    }
}

extension LoadSession {
    /// Reads the schemes of the workspace and its projects: first the shared ones, then those of users. Of schemes with the same
    /// name, the first is used.
    func schemeFiles() -> [SchemeFile] {
        var owners = containers.map(\.path)
        if input.kind == .workspace { owners.insert(input.path, at: 0) }
        var result: [SchemeFile] = []
        var names: Set<String> = []
        for owner in owners { addSchemes(in: owner + "/xcshareddata/xcschemes", of: owner, to: &result, names: &names) }
        for owner in owners {
            let users = owner + "/xcuserdata"
            guard case .found(_, true) = access.resolve(users) else { continue }
            for user in access.names(inFolder: users) where FilePath.fileExtension(user) == "xcuserdatad" {
                addSchemes(in: users + "/" + user + "/xcschemes", of: owner, to: &result, names: &names)
            }
        }
        return result
    }

    private func addSchemes(
        in folder: String,
        of owner: String,
        to result: inout [SchemeFile],
        names: inout Set<String>
    ) {
        guard case .found(_, true) = access.resolve(folder) else { return }
        let files = access.names(inFolder: folder).filter { FilePath.fileExtension($0) == "xcscheme" }
        for file in files where !names.contains(FilePath.stem(file)) {
            do throws(ProjectError) {
                let scheme = try SchemeFile(
                    path: folder + "/" + file,
                    folder: FilePath.folder(owner),
                    access: access
                )
                scheme.problems.forEach(report)
                names.insert(scheme.name)
                result.append(scheme)
            } catch {
                for problem in error.problems {
                    var warning = problem
                    warning.severity = .warning
                    report(warning)
                }
            }
        }
    }

    /// Connects a scheme with the targets.
    func resolve(_ file: SchemeFile) -> Scheme {
        var scheme = Scheme(name: file.name)
        let launch = file.launch.flatMap { record($0) }
        scheme.launchTarget = launch?.id
        var tests: Set<ProjectTarget.ID> = []
        for test in file.tests {
            if let record = record(test) {
                if tests.insert(record.id).inserted { scheme.testTargets.append(record.id) }
            } else {
                let message = "The scheme \(file.name.forMessage) tests \(test.name.forMessage), which is not a target."
                report(ProjectProblem(severity: .warning, path: file.path, message: message))
            }
        }
        // Xcode separates arguments before it replaces references, so a path with spaces remains one argument.
        let settings = (file.macroTarget.flatMap { record($0) } ?? launch)?.settings
        scheme.environment = file.environment.map { ($0.name, settings?.expand($0.value) ?? $0.value) }
        scheme.arguments = file.arguments.flatMap(SettingList.split).map { settings?.expand($0) ?? $0 }
        scheme.launchConfiguration = file.launchConfiguration
        scheme.testConfiguration = file.testConfiguration
        scheme.language = file.language
        scheme.region = file.region
        return scheme
    }

    /// The target to which a scheme refers. A project that was moved is found by the target's name.
    private func record(_ buildable: SchemeFile.Buildable) -> TargetRecord? {
        if let project = buildable.project.flatMap({ container(at: $0) }) {
            if let record = project.targetsByObject[buildable.identifier] { return record }
            if let record = project.targetsByName[buildable.name] { return record }
        }
        return targetsByObject[buildable.identifier] ?? targetsByName[buildable.name]
    }
}
