import Foundation
import Glibc

/// The bundle of an app that a Swift package builds from an Xcode project.
///
/// SwiftPM copies the bundle into the folder of the target's resources, `PACKAGE_APP.resources/APP.app`, and makes the program
/// beside that folder. Foundation takes the folder of the running program as `Bundle.main`, so the program must run inside the
/// bundle.
enum PackageBundle {
    /// The bundle for a program beside its resources. Nil for programs that are inside their bundle or have none.
    static func bundle(of program: URL) -> URL? {
        let folder = program.deletingLastPathComponent()
        let name = program.lastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix("_\(name).resources") }.sorted()
            .map { folder.appendingPathComponent($0).appendingPathComponent("\(name).app", isDirectory: true) }
        return bundles.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Info.plist").path) }
    }

    /// Continues inside the bundle if the program is beside it: replaces the process by the same program, linked into the bundle.
    ///
    /// - Throws: The error of the system if the program cannot be linked or started there.
    static func enter() throws {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath(), let bundle = bundle(of: program)
        else {
            return
        }
        let inside = bundle.appendingPathComponent(program.lastPathComponent).path
        if !isSameFile(program.path, inside) {
            // Another start of the app may do the same at this moment: the renaming is atomic.
            let new = "\(inside).\(getpid())"
            unlink(new)
            guard link(program.path, new) == 0, rename(new, inside) == 0 else { throw failure(inside) }
            // The renaming does nothing if both names are links to the same file.
            unlink(new)
        }
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(inside, &arguments)
        throw failure(inside)
    }

    private static func isSameFile(_ first: String, _ second: String) -> Bool {
        var states = (stat(), stat())
        guard stat(first, &states.0) == 0, stat(second, &states.1) == 0 else { return false }
        return states.0.st_dev == states.1.st_dev && states.0.st_ino == states.1.st_ino
    }

    private static func failure(_ path: String) -> CocoaError {
        let reason = String(cString: strerror(errno))
        let message = "The app cannot start as '\(path)': \(reason)."
        return CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
