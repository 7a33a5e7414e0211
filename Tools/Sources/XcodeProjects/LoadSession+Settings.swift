extension LoadSession {
    /// The build settings of a target.
    func settings(_ container: ProjectContainer, target: ProjectObject) -> SettingScope {
        let name = container.configuration(configuration)
        var layers = SettingDefaults.assignments(container: container, target: target, configuration: name)
        for owner in [container.graph.root, target] {
            let all = container.configurations(owner)
            guard let chosen = all.first(where: { $0.string("name") == name }) ?? all.first else { continue }
            if let file = baseConfiguration(chosen, in: container) {
                layers += configurationFiles.assignments(file, projectFolder: container.sourceRoot)
            }
            layers += assignments(chosen, in: container)
        }
        for (name, value) in overrides.sorted(by: { $0.key < $1.key }) {
            let origin = SettingAssignment.Origin(path: container.graph.path)
            layers.append(SettingAssignment(name: name, conditions: [], value: value, origin: origin))
        }
        // The conditions depend on the SDK, which is a setting itself. Its own value cannot depend on these conditions.
        let conditions = SettingConditions(configuration: name, sdk: "iphonesimulator")
        let root = SettingScope(layers, conditions: conditions).value("SDKROOT") ?? ""
        let sdk = SettingDefaults.simulator(root)
        let defaults = SettingDefaults.platform(sdk, container: container)
        return SettingScope(defaults + layers, conditions: SettingConditions(configuration: name, sdk: sdk))
    }

    private func assignments(_ configuration: ProjectObject, in container: ProjectContainer) -> [SettingAssignment] {
        let graph = container.graph
        let origin = SettingAssignment.Origin(
            path: graph.path,
            lines: graph.lines,
            key: graph.markers[configuration.id] ?? configuration.id
        )
        let values = configuration.dictionary("buildSettings").sorted { $0.key < $1.key }
        return values.compactMap { key, value in
            guard let target = SettingAssignment.parseName(key), let text = SettingAssignment.text(value) else {
                let message =
                    "The build setting \(key.forMessage) is not of the form NAME or NAME[CONDITION], with a text or list."
                report(container.problem(.warning, at: configuration, message))
                return nil
            }
            return SettingAssignment(name: target.name, conditions: target.conditions, value: text, origin: origin)
        }
    }

    /// The path of the configuration file on which a configuration is based.
    private func baseConfiguration(_ configuration: ProjectObject, in container: ProjectContainer) -> String? {
        let path: String
        if let reference = container.graph.object(configuration.string("baseConfigurationReference")) {
            path = container.tree.entry(reference).path
        } else if let anchor = container.graph.object(configuration.string("baseConfigurationReferenceAnchor")),
            let relative = configuration.string("baseConfigurationReferenceRelativePath")
        {
            path = FilePath.join(container.tree.entry(anchor).path, relative)
        } else {
            return nil
        }
        switch access.resolve(path) {
        case .found(let found, false):
            return found
        case .found, .missing:
            let isGenerated = ConfigurationFile.isGenerated(path)
            let advice = isGenerated ? " A package manager creates it; run that first." : ""
            let message = "The build configuration file \(path.forMessage) does not exist.\(advice)"
            report(container.problem(isGenerated ? .warning : .error, at: configuration, message))
        case .outside:
            report(container.problem(at: configuration, "\(path.forMessage): \(access.outsideMessage)"))
        }
        return nil
    }
}
