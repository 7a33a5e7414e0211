import Foundation
import TextEscaping

/// Copies and moves the files of a document picker, away from the main actor.
enum DocumentTransfer {
    /// The reason why a file was not copied or moved.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Copies chosen files into a temporary folder, or copies or moves the app's files to the chosen place.
    ///
    /// - Returns: The new places of the files, in their order.
    static func perform(_ mode: UIDocumentPickerMode, files: [URL], chosen: [URL]) -> Result<[URL], Failure> {
        do {
            switch mode {
            case .open: return .success(chosen)
            case .import:
                // A folder for each file keeps their names, which may be equal.
                return .success(
                    try chosen.map { url in
                        let folder = try makeTemporaryFolder("-Inbox")
                        let copy = folder.appendingPathComponent(url.lastPathComponent)
                        // A copied link would lead to the user's file.
                        try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: copy)
                        return copy
                    }
                )
            case .exportToService, .moveToService:
                let targets =
                    files.count == 1
                    ? [chosen[0]] : files.map { chosen[0].appendingPathComponent($0.lastPathComponent) }
                if files.count > 1 { try requireFree(targets) }
                for (file, target) in zip(files, targets) { try put(file, at: target, moves: mode == .moveToService) }
                return .success(targets)
            }
        } catch {
            let reason = (error as? Failure)?.description ?? error.localizedDescription
            return .failure(Failure(description: "The chosen files cannot be used: \(reason)"))
        }
    }

    /// Makes an empty folder with a random name in the temporary folder. All users share that, so only this user may read the new one.
    static func makeTemporaryFolder(_ suffix: String = "") throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString + suffix, isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return folder
    }

    /// The user confirms the replacement of a file in the chooser, but not that of files in a chosen folder. Of two files with the same
    /// name, one would replace the other.
    private static func requireFree(_ targets: [URL]) throws {
        var names: Set<String> = []
        for target in targets {
            let name = target.lastPathComponent
            guard names.insert(name).inserted else {
                throw Failure(description: "two files have the name \(quoted(name)).")
            }
            guard !FileManager.default.fileExists(atPath: target.path) else {
                throw Failure(description: "there is a file \(quoted(name)) already.")
            }
        }
    }

    /// Copies or moves a file, and replaces a file at its new place.
    private static func put(_ file: URL, at target: URL, moves: Bool) throws {
        let manager = FileManager.default
        guard place(of: file) != place(of: target) else { return }
        let draft = target.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try manager.copyItem(at: file.resolvingSymlinksInPath(), to: draft)
        do {
            // Replaces an existing file at once, so that no incomplete file appears.
            guard rename(draft.path, target.path) == 0 else {
                throw Failure(description: String(cString: strerror(errno)))
            }
        } catch {
            try? manager.removeItem(at: draft)
            throw error
        }
        if moves { try manager.removeItem(at: file) }
    }

    /// The path of a file without links to its folder, by which the same file is recognized.
    private static func place(of file: URL) -> String {
        file.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(file.lastPathComponent).path
    }
}
