import Foundation

/// The arguments of the commands that read a project.
struct ProjectOptions {
    /// The commands, with the options that each accepts.
    enum Command: String {
        case run
        case build
        case test
        case export
        case check
    }

    /// The command.
    let command: Command

    /// The project: a folder, project, workspace, package or Swift file.
    var path = "."

    /// The folder of `export`.
    var output = ""

    var target: String?
    var scheme: String?
    var configuration: String?
    var host: String?
    var script: String?
    var language: String?
    var buildFolder: String?
    /// Folders with the sources of packages.
    var packageFolders: [String] = []
    var keepsGoing = false
    var isVerbose = false
    var printsJSON = false

    /// Whether `check` calls the compiler, and whether it lists all places of a cause.
    var compiles = true
    var listsAll = false

    /// The number of processes that `check` runs at the same time.
    var jobs = ProcessInfo.processInfo.activeProcessorCount

    /// Whether `export` writes the sources for SearchlightPlugin.
    var isForPlugin = false

    /// The arguments after `--`.
    var appArguments: [String] = []

    /// Parses the arguments of a command.
    init(_ arguments: [String], command: Command) throws {
        self.command = command
        var rest = arguments[...]
        var paths: [String] = []
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw UsageError(message: "\(option) needs a value.")
            }
            return value
        }
        let accepted = Self.options(of: command)
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                paths.append(argument)
                continue
            }
            // `--option=value` is the same as `--option value`.
            var option = argument
            if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
                option = String(argument[..<sign])
                rest = [String(argument[argument.index(after: sign)...])] + rest
            }
            guard accepted.contains(option) else {
                throw UsageError(message: "'searchlight \(command.rawValue)' has no option \(visible(option)).")
            }
            switch option {
            case "--":
                appArguments = Array(rest)
                rest = []
            case "--target": target = try value(of: option)
            case "--scheme": scheme = try value(of: option)
            case "--configuration": configuration = try value(of: option)
            case "--host": host = try value(of: option)
            case "--script": script = try value(of: option)
            case "--language": language = try value(of: option)
            case "--build-folder": buildFolder = try value(of: option)
            case "--packages": packageFolders.append(try value(of: option))
            case "--keep-going": keepsGoing = true
            case "--verbose": isVerbose = true
            case "--no-compile": compiles = false
            case "--all": listsAll = true
            case "--for-plugin": isForPlugin = true
            case "--jobs", "-j":
                guard let number = Int(try value(of: option)), (1...256).contains(number) else {
                    throw UsageError(message: "\(option) needs a number from 1 to 256.")
                }
                jobs = number
            default: printsJSON = true
            }
            let isFlag = ["--keep-going", "--verbose", "--json", "--no-compile", "--all", "--for-plugin"].contains(
                option
            )
            if option != argument, isFlag { throw UsageError(message: "\(option) has no value.") }
        }
        try take(paths, command: command)
        if let host, !["gtk", "headless"].contains(host) {
            throw UsageError(message: "There is no host \(visible(host)): the hosts are gtk and headless.")
        }
        if script != nil {
            guard host != "gtk" else {
                throw UsageError(message: "--script needs the host headless: windows read no scripts.")
            }
            host = "headless"
        }
    }

    private mutating func take(_ paths: [String], command: Command) throws {
        var paths = paths[...]
        if command == .export {
            let inputs = [".swift", ".xcodeproj", ".xcworkspace"]
            guard let last = paths.popLast(), !inputs.contains(where: last.hasSuffix) else {
                throw UsageError(message: "The folder for the package is missing.")
            }
            output = last
        }
        if let path = paths.popFirst() { self.path = path }
        if let other = paths.first { throw UsageError(message: "The argument \(visible(other)) is one too many.") }
    }

    private static func options(of command: Command) -> Set<String> {
        let common: Set<String> = [
            "--target", "--scheme", "--configuration", "--packages", "--verbose", "--keep-going",
        ]
        switch command {
        case .run: return common.union(["--", "--host", "--script", "--language", "--build-folder"])
        case .build: return common.union(["--build-folder"])
        case .test: return common.union(["--host", "--language", "--build-folder"])
        case .export: return common.union(["--for-plugin"])
        case .check:
            return [
                "--target", "--scheme", "--configuration", "--packages", "--json", "--no-compile", "--all", "--jobs",
                "-j",
            ]
        }
    }
}
