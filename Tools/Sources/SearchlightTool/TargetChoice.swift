import XcodeProjects

/// The target that a command is for.
enum TargetChoice {
    /// Returns the application to run: the named target, otherwise that of the scheme, otherwise the only application.
    static func application(in project: LoadedProject, options: ProjectOptions) throws -> ProjectTarget {
        let applications = project.targets.filter { $0.kind == .application }
        if let name = options.target {
            let target = try named(name, in: project)
            guard target.kind == .application else {
                throw ChoiceError(message: "Target \(visible(name)) is no application. \(list(applications))")
            }
            return target
        }
        if let name = options.scheme {
            let scheme = try scheme(name, in: project)
            guard let target = scheme.launchTarget.flatMap(project.target) else {
                throw ChoiceError(
                    message: "Scheme \(visible(name)) runs no target of the project. \(list(applications))"
                )
            }
            return target
        }
        if applications.count == 1 { return applications[0] }
        guard !applications.isEmpty else { throw ChoiceError(message: "The project has no application.") }
        throw ChoiceError(message: "The project has several applications: choose with --target. \(list(applications))")
    }

    /// Returns the unit tests: the named target, otherwise those of the scheme, otherwise all. UI tests are included, so that they can
    /// be reported.
    static func tests(in project: LoadedProject, options: ProjectOptions) throws -> [ProjectTarget] {
        func areTests(_ target: ProjectTarget) -> Bool { [.unitTests, .uiTests].contains(target.kind) }
        if let name = options.target {
            let target = try named(name, in: project)
            if areTests(target) { return [target] }
            let tests = project.targets.filter {
                areTests($0) && ($0.testHost == target.id || $0.dependencies.contains(target.id))
            }
            guard !tests.isEmpty else { throw ChoiceError(message: "Target \(visible(name)) has no tests.") }
            return tests
        }
        if let name = options.scheme {
            let tests = try scheme(name, in: project).testTargets.compactMap(project.target)
            guard !tests.isEmpty else { throw ChoiceError(message: "Scheme \(visible(name)) has no tests.") }
            return tests
        }
        let tests = project.targets.filter(areTests)
        guard !tests.isEmpty else { throw ChoiceError(message: "The project has no tests.") }
        return tests
    }

    /// Returns the scheme for running a target: the named one, otherwise the first that launches the target.
    static func scheme(of target: ProjectTarget, in project: LoadedProject, options: ProjectOptions) throws -> Scheme? {
        if let name = options.scheme { return try scheme(name, in: project) }
        return project.schemes.first { $0.launchTarget == target.id }
    }

    private static func named(_ name: String, in project: LoadedProject) throws -> ProjectTarget {
        if let target = project.target(name) { return target }
        let matching = project.targets.filter { $0.name == name }
        guard let target = matching.first else {
            throw ChoiceError(message: "There is no target \(visible(name)). \(list(project.targets))")
        }
        guard matching.count == 1 else {
            throw ChoiceError(message: "Several projects have a target \(visible(name)). \(list(matching))")
        }
        return target
    }

    private static func scheme(_ name: String, in project: LoadedProject) throws -> Scheme {
        if let scheme = project.schemes.first(where: { $0.name == name }) { return scheme }
        let names = project.schemes.map { visible($0.name) }.joined(separator: ", ")
        throw ChoiceError(
            message: "There is no scheme \(visible(name)). "
                + (names.isEmpty ? "The project has no shared schemes." : "The schemes are: \(names).")
        )
    }

    private static func list(_ targets: [ProjectTarget]) -> String {
        guard !targets.isEmpty else { return "" }
        return "The targets are: \(targets.map { visible($0.id) }.joined(separator: ", "))."
    }
}

/// A target or scheme that the project does not have, or that is ambiguous.
struct ChoiceError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}
