extension TargetBuilder {
    /// Adds the dependencies that the target declares.
    func addDependencies() {
        for id in record.object.strings("dependencies") {
            guard let dependency = container.graph.object(id, "PBXTargetDependency"), isForIOS(dependency) else {
                continue
            }
            if let product = container.graph.object(dependency.string("productRef"), "XCSwiftPackageProductDependency")
            {
                add(packageProduct: product)
            } else if let id = dependency.string("target"), let other = container.targetsByObject[id] {
                addDependency(other)
            } else if let proxy = container.graph.object(dependency.string("targetProxy"), "PBXContainerItemProxy") {
                addTarget(of: proxy)
            } else {
                report(
                    .warning,
                    at: dependency,
                    "A dependency of the target \(record.name.forMessage) names no target."
                )
            }
        }
    }

    /// The project to which a proxy refers.
    private func project(of proxy: ProjectObject) -> ProjectContainer? {
        guard let portal = proxy.string("containerPortal") else { return nil }
        return portal == container.graph.root.id ? container : container.subprojects[portal]
    }

    private func addTarget(of proxy: ProjectObject) {
        let project = project(of: proxy)
        let name = proxy.string("remoteInfo") ?? ""
        if let id = proxy.string("remoteGlobalIDString"), let other = project?.targetsByObject[id] {
            addDependency(other)
        } else if let other = project?.targetsByName[name] {
            addDependency(other)
        } else {
            report(
                at: proxy,
                "The target \(name.forMessage), on which \(record.name.forMessage) depends, does not exist."
            )
        }
    }

    /// Adds the target that builds a product of another project.
    func add(proxy file: ProjectObject) {
        let path = FilePath.name(file.string("path") ?? "")
        guard let proxy = container.graph.object(file.string("remoteRef"), "PBXContainerItemProxy"),
            let project = project(of: proxy)
        else {
            add(builtFile: path, at: file)
            return
        }
        if let id = proxy.string("remoteGlobalIDString"), let other = project.targetsByProduct[id] {
            addDependency(other)
        } else {
            add(builtFile: path, at: file)
        }
    }

    /// Adds the target of any project that builds a product with a name.
    func add(builtFile name: String, at object: ProjectObject) {
        if let other = session.target(building: name, for: container) {
            addDependency(other)
        } else if FilePath.fileExtension(name) == "framework", FilePath.stem(name).hasPrefix("Pods_") {
            report(
                .warning,
                at: object,
                "CocoaPods builds \(name.forMessage). The build uses the sources of the pods instead."
            )
        } else if name.hasPrefix("libPods-") {
            report(
                .warning,
                at: object,
                "CocoaPods builds \(name.forMessage). The build uses the sources of the pods instead."
            )
        } else {
            report(at: object, "No target of the project builds \(name.forMessage).")
        }
    }

    /// Adds a framework of the system. Libraries of the system need no module.
    func add(systemFile path: String, at object: ProjectObject) {
        switch FilePath.fileExtension(path) {
        case "framework":
            addFramework(FilePath.stem(path))
        case "tbd", "dylib", "a":
            let name = FilePath.name(path).forMessage
            report(.warning, at: object, "The system's library \(name) is not linked.")
        default:
            report(.warning, at: object, "The system's file \(path.forMessage) is not available.")
        }
    }

    /// Adds a framework or library that the project refers to by its path.
    func add(binary path: String, type: FileType, at object: ProjectObject) {
        let name = FilePath.name(path)
        if path.contains("/System/Library/Frameworks/") || path.contains("/usr/lib/") || type == .systemLibrary {
            add(systemFile: path, at: object)
        } else if let other = session.target(building: name, for: container) {
            addDependency(other)
        } else {
            let message =
                "\(name.forMessage) is a binary for Apple's systems. Add its source code as a Swift package or target instead."
            report(at: object, message)
        }
    }

    /// Adds the product of a Swift package.
    func add(packageProduct product: ProjectObject) {
        guard let name = product.string("productName"), !name.isEmpty else { return }
        guard !name.hasPrefix("plugin:") else {
            let plugin = name.dropFirst("plugin:".count)
            report(.warning, at: product, "The build tool plug-in \(String(plugin).forMessage) is not run.")
            return
        }
        let reference = container.graph.object(product.string("package"))
        addProduct(name, package: reference.flatMap { session.package($0, in: container)?.id })
    }

    /// Adds the products of packages that the target lists.
    func addPackageProducts() {
        for id in record.object.strings("packageProductDependencies") {
            if let product = container.graph.object(id, "XCSwiftPackageProductDependency") {
                add(packageProduct: product)
            }
        }
    }
}

extension LoadSession {
    /// Determines the host of each test target.
    func connectTestHosts(_ targets: inout [ProjectTarget]) {
        let records = containers.flatMap(\.targets)
        let kinds = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0.kind) })
        for (index, record) in records.enumerated() where record.kind == .unitTests || record.kind == .uiTests {
            let host =
                hostBySettings(record)
                ?? hostByAttributes(record)
                ?? targets[index].dependencies.first { kinds[$0] == .application }
            targets[index].testHost = host
            // Xcode builds the host first, whether or not the test target depends on it.
            if let host, !targets[index].dependencies.contains(host) { targets[index].dependencies.append(host) }
        }
    }

    private func hostBySettings(_ record: TargetRecord) -> ProjectTarget.ID? {
        if let name = record.settings.value("TEST_TARGET_NAME"), !name.isEmpty,
            let other = record.container.targetsByName[name]
        {
            return other.id
        }
        let host = record.settings.value("TEST_HOST") ?? ""
        let app = host.split(separator: "/").first { $0.hasSuffix(".app") }
        return app.flatMap { target(building: String($0), for: record.container)?.id }
    }

    private func hostByAttributes(_ record: TargetRecord) -> ProjectTarget.ID? {
        let attributes = record.container.graph.root.dictionary("attributes")["TargetAttributes"]?.dictionary
        let id = attributes?[record.object.id]?.dictionary?["TestTargetID"]?.string
        return id.flatMap { record.container.targetsByObject[$0]?.id }
    }
}
