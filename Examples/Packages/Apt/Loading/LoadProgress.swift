/// The progress of reading packages.
struct LoadProgress: Hashable, Sendable {
    /// The bytes read so far, after decompression.
    private(set) var bytesRead = 0
    /// The estimated number of all bytes, at least `bytesRead`. Nil until the lists are known.
    private(set) var estimatedBytes: Int?
    /// The read part from 0 to 1, which never decreases. Nil until the lists are known.
    private(set) var fraction: Double?
    /// The number of packages so far.
    var packages = 0

    private var bytesOfFile = 0
    private var estimateOfFile = 0
    private var remaining = 0

    /// Sets the files that remain to be read after the current one.
    mutating func setRemaining(_ files: [RecordFile]) {
        remaining = files.reduce(0) { $0 + $1.estimatedSize }
        update(isKnown: true)
    }

    mutating func start(_ file: RecordFile) {
        bytesOfFile = 0
        estimateOfFile = file.estimatedSize
        remaining = max(0, remaining - estimateOfFile)
        update(isKnown: estimatedBytes != nil)
    }

    mutating func add(bytes: Int) {
        bytesRead += bytes
        bytesOfFile += bytes
        update(isKnown: estimatedBytes != nil)
    }

    /// Replaces the estimate for the current file by its true size.
    mutating func endFile() {
        estimateOfFile = bytesOfFile
        update(isKnown: estimatedBytes != nil)
    }

    private mutating func update(isKnown: Bool) {
        guard isKnown else { return }
        let total = bytesRead + max(0, estimateOfFile - bytesOfFile) + remaining
        estimatedBytes = total
        let ratio = total == 0 ? 1 : Double(bytesRead) / Double(total)
        fraction = max(fraction ?? 0, ratio)
    }
}

/// The result of reading packages.
struct LoadReport: Hashable, Codable, Sendable {
    /// The number of different packages.
    var packages = 0
    /// The number of packages of which a version is installed.
    var installed = 0
    /// The number of installed packages of which the lists have a higher version.
    var upgradable = 0
    /// The paths of the files that were read, in this order.
    var files: [String] = []
    /// The number of lists of packages among `files`. If it is 0, `apt update` has to be run to know more than the installed packages.
    var lists = 0
    var malformed = MalformedStanzas()
    /// The architecture whose packages need no qualifier in commands.
    var nativeArchitecture = ""
}
