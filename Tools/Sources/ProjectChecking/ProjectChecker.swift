import Foundation
import SourceRewriting
import XcodeProjects

/// Finds everything in a project that does not work here, before it is compiled.
public struct ProjectChecker: Sendable {
    /// The project.
    public var project: LoadedProject

    /// The targets to examine, with their dependencies.
    public var targets: [ProjectTarget]

    /// The library against which the project is compiled.
    public var library: CheckingLibrary

    /// Swift files that the build generates for a target, such as asset symbols.
    public var generatedSources: [ProjectTarget.ID: [SourceFile]]

    /// The number of compiler processes that run at the same time.
    public var jobs: Int

    /// Makes a checker.
    ///
    /// - Parameters:
    ///   - targets: The targets to examine. Nil: all targets except those of UI tests.
    public init(
        project: LoadedProject,
        targets: [ProjectTarget.ID]? = nil,
        library: CheckingLibrary,
        generatedSources: [ProjectTarget.ID: [SourceFile]] = [:],
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.project = project
        self.library = library
        self.generatedSources = generatedSources
        self.jobs = jobs
        let chosen = targets.map { Set($0) } ?? Set(project.targets.filter { $0.kind != .uiTests }.map(\.id))
        self.targets = Self.closure(of: chosen, in: project)
    }

    /// Returns the targets with their dependencies, each after its dependencies.
    private static func closure(of chosen: Set<ProjectTarget.ID>, in project: LoadedProject) -> [ProjectTarget] {
        let known = Dictionary(project.targets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [ProjectTarget] = []
        var visited: Set<ProjectTarget.ID> = []
        // A stack instead of recursion: chains of dependencies can be long.
        for target in project.targets where chosen.contains(target.id) {
            var stack: [(id: ProjectTarget.ID, isExpanded: Bool)] = [(target.id, false)]
            while let (id, isExpanded) = stack.popLast() {
                guard let target = known[id] else { continue }
                if isExpanded {
                    result.append(target)
                } else if visited.insert(id).inserted {
                    stack.append((id, true))
                    for next in target.dependencies + [target.testHost].compactMap(\.self) where !visited.contains(next)
                    {
                        stack.append((next, false))
                    }
                }
            }
        }
        return result
    }

    /// Examines the project.
    ///
    /// - Parameters:
    ///   - compiles: Whether the compiler checks the sources, too, if the library has one.
    public func check(compiles: Bool = true) -> CheckReport {
        var run = CheckRun(checker: self)
        run.examineProject()
        for target in targets { run.examine(target) }
        run.examineInterfaces()
        var isCompiled = false
        if compiles, library.compiler != nil { isCompiled = run.compile() }
        run.lowerUnusedModules()
        let findings = run.findings.ranked
        return CheckReport(
            project: project.name,
            path: project.path,
            configuration: project.configuration,
            targets: targets.map(\.name),
            swiftFiles: Set(targets.flatMap(\.sources)).count,
            isCompiled: isCompiled,
            findings: findings,
            filesToLeaveOut: run.filesToLeaveOut(findings)
        )
    }
}
