extension LoadSession {
    /// Reports targets that depend on themselves through other targets. Each cycle is reported once, at its first target in the order
    /// of the project. The time is proportional to the number of dependencies.
    func reportCycles(_ targets: [ProjectTarget]) {
        var records: [String: TargetRecord] = [:]
        for container in containers {
            for record in container.targets { records[record.id] = record }
        }
        var dependencies: [String: [String]] = [:]
        for target in targets { dependencies[target.id] = target.dependencies }
        var finished: Set<String> = []
        for start in targets {
            guard !finished.contains(start.id) else { continue }
            var path = [Step(id: start.id)]
            var positions = [start.id: 0]
            while let current = path.last {
                let next = dependencies[current.id] ?? []
                guard current.followed < next.count else {
                    finished.insert(current.id)
                    positions[current.id] = nil
                    path.removeLast()
                    continue
                }
                path[path.count - 1].followed += 1
                let id = next[current.followed]
                if let position = positions[id] {
                    reportCycle(path[position...].compactMap { records[$0.id] })
                } else if !finished.contains(id) {
                    positions[id] = path.count
                    path.append(Step(id: id))
                }
            }
        }
    }

    /// A target on the path, with the number of its dependencies that were followed.
    private struct Step {
        let id: String
        var followed = 0
    }

    private func reportCycle(_ cycle: [TargetRecord]) {
        guard let first = cycle.first else { return }
        let names = (cycle + [first]).map(\.name.forMessage).joined(separator: ", ")
        let graph = first.container.graph
        report(
            ProjectProblem(
                path: graph.path,
                line: graph.line(first.object.id),
                message: "Targets depend on each other: \(names). Remove one of the dependencies."
            )
        )
    }
}
