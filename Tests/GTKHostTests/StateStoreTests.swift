#if GTK
    import Foundation
    import Testing

    @testable import GTKHost

    /// Where state is kept between two runs.
    @Suite("State store")
    struct StateStoreTests {
        private func withStore(_ body: (StateStore, URL) throws -> Void) throws {
            let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: home) }
            try body(StateStore(program: "some/../app", environment: ["XDG_STATE_HOME": home.path]), home)
        }

        @Test("What was written is read again, until it is forgotten")
        func roundTrip() throws {
            try withStore { store, _ in
                #expect(store.read("main") == nil)
                try store.write(Data([1, 2, 3]), session: "main")
                try store.write(Data([4]), session: "main")
                #expect(store.read("main") == Data([4]))
                try store.write(nil, session: "main")
                #expect(store.read("main") == nil)
                try store.write(nil, session: "main")
            }
        }

        @Test("Only the owner may read it, nothing half written is left, and no name leads out of the folder")
        func files() throws {
            try withStore { store, home in
                try store.write(Data([1]), session: "../../outside")
                let files = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
                #expect(files.count == 1)
                #expect(store.folder.deletingLastPathComponent().path == home.path)
                let path = store.folder.appendingPathComponent(files[0]).path
                let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                #expect(mode == 0o600)
            }
        }

        @Test("Without the variable, or with one that is no whole path, it is ~/.local/state")
        func defaultFolder() {
            for environment in [[:], ["XDG_STATE_HOME": "relative"]] {
                let folder = StateStore(program: "app", environment: environment).folder
                #expect(folder.path.hasSuffix("/.local/state/app"))
            }
        }
    }
#endif
