import Foundation

/// Reads all packages on one thread, which it blocks.
struct PackageReading {
    /// The number of packages in a batch.
    static let batchSize = 1000

    /// A version that was delivered.
    private struct Delivered {
        var version: DebianVersion
        /// The position of the list among apt's sources; `statusRank` for dpkg's status file.
        var rank: Int
    }

    /// The rank of dpkg's status file, whose records lack the size of the archive file.
    private static let statusRank = Int.max

    private struct InstalledState {
        var version: DebianVersion
        var isAutomatic: Bool
    }

    private let configuration: AptConfiguration
    private let cancellation: LoadCancellation
    private let deliver: (AptLoader.Event) throws -> Void
    private var context: Package.RecordContext
    private var translations = Translations()
    private var delivered: [Package.ID: Delivered] = [:]
    private var installed: [Package.ID: InstalledState] = [:]
    private var automatic: Set<Package.ID> = []
    private var batch: [Package] = []
    private var progress = LoadProgress()
    private var report = LoadReport()

    /// - Parameter deliver: Receives the events. May block, and throws to stop.
    init(
        configuration: AptConfiguration,
        cancellation: LoadCancellation,
        deliver: @escaping (AptLoader.Event) throws -> Void
    ) {
        self.configuration = configuration
        self.cancellation = cancellation
        self.deliver = deliver
        context = Package.RecordContext(nativeArchitecture: AptConfiguration.builtArchitecture)
    }

    /// Reads the lists of apt and dpkg's status.
    mutating func readMachine() throws {
        try deliver(.progress(progress))
        let program = try AptTargets.start(configuration)
        cancellation.add(program)
        defer { cancellation.remove(program) }
        let targets: AptTargets
        do {
            useNativeArchitecture(try AptTargets.nativeArchitecture(configuration))
            // The installed packages are known while apt still searches its lists.
            try readStates()
            try readStatus()
            targets = AptTargets(output: try program.outputText())
        } catch {
            program.terminate()
            try cancellation.check()
            throw error
        }
        let descriptions = targets.translations(for: configuration)
        progress.setRemaining(descriptions + targets.packages)
        try deliver(.progress(progress))
        for file in descriptions { try readTranslations(file) }
        // Small lists are updates. If they are first, few packages of large lists are replaced.
        let ranked = targets.packages.enumerated().sorted {
            ($0.element.size, $0.offset) < ($1.element.size, $1.offset)
        }
        for (rank, file) in ranked { try readPackages(file, rank: rank) }
        report.lists = targets.packages.count
        try finish()
    }

    /// Reads one file of packages, such as a list or a status file.
    mutating func readFile(_ url: URL) throws {
        try deliver(.progress(progress))
        let file = try RecordFile(url)
        useNativeArchitecture(AptConfiguration.builtArchitecture)
        progress.setRemaining([file])
        try readPackages(file, rank: 0)
        report.lists = 1
        try finish()
    }

    // MARK: Files

    private mutating func useNativeArchitecture(_ name: String) {
        context = Package.RecordContext(nativeArchitecture: name)
        report.nativeArchitecture = name
    }

    /// Reads the packages that apt installed automatically. Apt creates the file at its first such installation.
    private mutating func readStates() throws {
        guard let file = try? RecordFile(configuration.extendedStates) else { return }
        var states: Set<Package.ID> = []
        let native = context.nativeArchitecture
        try read(file) { _, stanza throws(StanzaDefect) in
            guard stanza.text(.autoInstalled) == "1" else { return }
            guard let name = stanza.text(.package) else { throw .missingField(ControlField.package.name) }
            let architecture = stanza.text(.architecture) ?? native
            states.insert(Package.ID(name: name, architecture: architecture == "all" ? native : architecture))
        }
        automatic = states
    }

    /// Reads dpkg's status file, and delivers the installed packages and those with remaining configuration files.
    private mutating func readStatus() throws {
        try read(try RecordFile(configuration.status)) { reading, stanza throws(StanzaDefect) in
            try reading.add(stanza, rank: Self.statusRank)
        }
        try deliverBatch()
    }

    private mutating func readTranslations(_ file: RecordFile) throws {
        try read(file) { reading, stanza throws(StanzaDefect) in try reading.translations.add(stanza) }
    }

    private mutating func readPackages(_ file: RecordFile, rank: Int) throws {
        try read(file) { reading, stanza throws(StanzaDefect) in try reading.add(stanza, rank: rank) }
        try deliverBatch()
    }

    private mutating func read(
        _ file: RecordFile,
        _ body: (inout PackageReading, ControlStanza) throws(StanzaDefect) -> Void
    ) throws {
        var parser = ControlParser(file: file.url.path)
        progress.start(file)
        try file.read(helper: configuration.aptHelper, cancellation: cancellation) { chunk in
            parser.consume(chunk) { stanza throws(StanzaDefect) in try body(&self, stanza) }
            progress.add(bytes: chunk.count)
            if batch.count >= Self.batchSize {
                try deliverBatch()
            } else {
                try deliver(.progress(progress))
            }
        }
        parser.finish { stanza throws(StanzaDefect) in try body(&self, stanza) }
        progress.endFile()
        report.files.append(file.url.path)
        report.malformed.append(parser.malformed)
    }

    // MARK: Packages

    /// Adds a record to the batch unless a better version was delivered.
    ///
    /// - Parameter rank: The rank of the file. Of equal versions, apt uses the one with the lowest rank.
    private mutating func add(_ stanza: ControlStanza, rank: Int) throws(StanzaDefect) {
        let state = try InstallationState(stanza)
        // dpkg keeps stanzas without version for packages that it merely knows by name.
        if state == .unknown { return }
        var package = try Package(stanza, translation: translations.text(for: stanza), context: &context)
        if state == .installed {
            let isAutomatic = automatic.contains(package.id)
            installed[package.id] = InstalledState(version: package.version, isAutomatic: isAutomatic)
        }
        if let known = delivered[package.id] {
            let isSame = package.version == known.version
            guard isSame ? rank < known.rank : package.version > known.version else { return }
        }
        delivered[package.id] = Delivered(version: package.version, rank: rank)
        let own = installed[package.id]
        package.setStatus(installed: own?.version, isAutomatic: own?.isAutomatic ?? false)
        batch.append(package)
    }

    private mutating func deliverBatch() throws {
        progress.packages = delivered.count
        let packages = batch
        batch = []
        for start in stride(from: 0, to: packages.count, by: Self.batchSize) {
            try deliver(.packages(Array(packages[start..<min(start + Self.batchSize, packages.count)])))
        }
        try deliver(.progress(progress))
    }

    private mutating func finish() throws {
        report.packages = delivered.count
        report.installed = installed.count
        report.upgradable = installed.count { $0.value.version < delivered[$0.key]?.version ?? $0.value.version }
        try deliver(.finished(report))
    }
}

/// The state in the field `Status`, whose last word it is.
private enum InstallationState {
    /// Lists have no such field.
    case notInstalled
    /// Some files of the package are on the machine. Includes interrupted installations.
    case installed
    /// Neither files nor a version.
    case unknown

    init(_ stanza: ControlStanza) throws(StanzaDefect) {
        guard let text = stanza.text(.status) else {
            self = .notInstalled
            return
        }
        switch text.split(separator: " ").last {
        case "not-installed": self = stanza.contains(.version) ? .notInstalled : .unknown
        case "config-files": self = .notInstalled
        default: self = .installed
        }
    }
}
