#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// An app as a process with windows. Main actor.
    @_spi(Host)
    @MainActor
    public struct GTKProcess {
        private let launch: @MainActor (any ApplicationHost) -> UIApplication

        /// Makes a process.
        ///
        /// - Parameter launch: Starts the app on a host.
        public init(launch: @escaping @MainActor (any ApplicationHost) -> UIApplication) {
            self.launch = launch
        }

        /// Runs until the person closes the window.
        public func run() -> Never {
            do {
                let host = try GTKHost()
                MainLoop.start()
                let application = launch(host)
                host.onClose = {
                    do {
                        try application.saveState()
                    } catch {
                        FileHandle.standardError.write(Data("\(error)\n".utf8))
                    }
                    exit(EXIT_SUCCESS)
                }
                MainLoop.run()
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(EXIT_FAILURE)
            }
        }
    }
#endif
