import Foundation

/// The places of apt's files and programs, and the languages of descriptions.
struct AptConfiguration: Sendable {
    /// The root of the file system that apt describes.
    var root: URL
    var aptGet = URL(fileURLWithPath: "/usr/bin/apt-get")
    var aptConfig = URL(fileURLWithPath: "/usr/bin/apt-config")
    var aptHelper = URL(fileURLWithPath: "/usr/lib/apt/apt-helper")
    /// The folder of the lists of packages.
    var lists: URL
    /// dpkg's status file.
    var status: URL
    /// apt's record of packages that were installed automatically.
    var extendedStates: URL
    /// dpkg's folder with the lists of installed files.
    var info: URL
    /// The folder of apt's settings and sources.
    var settings: URL
    /// The languages of descriptions as in the names of lists (`pt_BR`, `de`), the preferred one first. English follows always.
    var languages: [String]

    /// - Parameters:
    ///   - root: The root of the file system. The usual paths are below it.
    ///   - languages: See `languages(in:)`.
    init(
        root: URL = URL(fileURLWithPath: "/"),
        languages: [String] = Self.languages(in: ProcessInfo.processInfo.environment)
    ) {
        self.root = root
        self.languages = languages
        lists = root.appendingPathComponent("var/lib/apt/lists")
        status = root.appendingPathComponent("var/lib/dpkg/status")
        extendedStates = root.appendingPathComponent("var/lib/apt/extended_states")
        info = root.appendingPathComponent("var/lib/dpkg/info")
        settings = root.appendingPathComponent("etc/apt")
    }

    /// Whether this machine has apt.
    var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: aptGet.path) }

    /// The arguments that make apt's programs use the root.
    var rootArguments: [String] {
        let path = root.standardizedFileURL.path
        return path == "/" ? [] : ["-o", "Dir=\(path)", "-o", "Dir::State::status=\(status.path)"]
    }

    /// The languages of a process in POSIX variables: `LANGUAGE` with several ones, or the locale of messages.
    ///
    /// A language with a country is followed by the language alone. The list ends before English, which needs no translation.
    static func languages(in environment: [String: String]) -> [String] {
        let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
        // As in gettext, LANGUAGE has no effect in the locale C.
        let isC = ["C", "POSIX"].contains(String(locale.prefix { $0 != "." }))
        let names = isC ? [] : (value("LANGUAGE") ?? locale).split(separator: ":").map(String.init)
        var languages: [String] = []
        for name in names {
            let full = String(name.prefix { $0 != "." && $0 != "@" })
            // The names become arguments of apt.
            guard full.utf8.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: "_") }) else { continue }
            let language = String(full.prefix { $0 != "_" })
            if ["en", "C", "POSIX"].contains(language) { break }
            for candidate in [full, language] where !languages.contains(candidate) { languages.append(candidate) }
        }
        return languages
    }

    /// The Debian name of the architecture for which this program is built.
    static var builtArchitecture: String {
        #if arch(x86_64)
        "amd64"
        #elseif arch(arm64)
        "arm64"
        #elseif arch(i386)
        "i386"
        #elseif arch(arm)
        "armhf"
        #elseif arch(powerpc64le)
        "ppc64el"
        #elseif arch(s390x)
        "s390x"
        #elseif arch(riscv64)
        "riscv64"
        #else
        "all"
        #endif
    }
}
