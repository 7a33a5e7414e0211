#if GTK
    import Foundation

    /// The state of an app between two runs, as files that only their owner may read.
    struct StateStore {
        let folder: URL

        /// The folder of a program under `XDG_STATE_HOME`, which is `~/.local/state` unless the variable says otherwise.
        init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
            let home = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            let base = home ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
            folder = base.appendingPathComponent(Self.fileName(program), isDirectory: true)
        }

        private func file(_ session: String) -> URL {
            folder.appendingPathComponent(Self.fileName(session) + ".state")
        }

        /// A name without anything that leads to another folder.
        private static func fileName(_ name: String) -> String {
            let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
            let safe = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
            return safe.isEmpty ? "app" : safe
        }

        func read(_ session: String) -> Data? {
            try? Data(contentsOf: file(session))
        }

        /// Writes a file beside the old one and puts it in its place, so that a crash leaves one of the two.
        func write(_ data: Data?, session: String) throws {
            let file = file(session)
            guard let data else {
                if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
                return
            }
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
            let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do {
                try handle.write(contentsOf: data)
                try handle.synchronize()
                guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            } catch {
                try? FileManager.default.removeItem(at: draft)
                throw error
            }
        }
    }
#endif
