import Foundation
import FoundationCompatibility
import Glibc
import Synchronization

/// The place of Speech Dispatcher, the speech service of desktops, and its start.
package struct SpeechService: Sendable {
    /// The path of the socket.
    package var socket: String
    /// The folder with the service's configuration; nil for the usual one.
    package var configuration: String?
    /// Whether the service is started if it does not run.
    package var isStarted = true
    /// The longest time for a service to accept a connection, and each part of a request, in milliseconds.
    package var patience = 2_000

    package init(socket: String, configuration: String? = nil) {
        self.socket = socket
        self.configuration = configuration
    }

    /// The service of new synthesizers and of the list of voices.
    package static let current = Mutex(SpeechService.desktop)

    /// The service of the desktop: `SPEECHD_ADDRESS` of the form `unix_socket:PATH`, otherwise the usual place.
    private static var desktop: SpeechService {
        let environment = ProcessInfo.processInfo.environment
        var service = SpeechService(socket: socket(in: environment))
        // Tests must not speak.
        service.isStarted = environment["SEARCHLIGHT_AUDIO_OUTPUT"] != "none"
        return service
    }

    private static func socket(in environment: [String: String]) -> String {
        let prefix = "unix_socket:"
        if let address = environment["SPEECHD_ADDRESS"], address.hasPrefix(prefix), address.count > prefix.count {
            return String(address.dropFirst(prefix.count))
        }
        let folder =
            environment["XDG_RUNTIME_DIR"] ?? environment["XDG_CACHE_HOME"]
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache").path
        return folder + "/speech-dispatcher/speechd.sock"
    }

    /// Connects to the service, and starts it if it does not run. Waits for it, so it must not be called on the main actor.
    ///
    /// - Returns: The descriptor of the socket.
    func connect() throws(SpeechFailure) -> Int32 {
        if let descriptor = try openSocket() { return descriptor }
        guard isStarted else { throw SpeechFailure("Speech Dispatcher does not run at \(quoted(socket)).") }
        try start()
        // The service accepts connections soon after its start.
        for _ in 0..<100 {
            if let descriptor = try openSocket() { return descriptor }
            usleep(20_000)
        }
        throw SpeechFailure("Speech Dispatcher was started, but does not answer at \(quoted(socket)).")
    }

    /// Returns the descriptor of a connection; nil if no service runs.
    ///
    /// - Throws: ``SpeechFailure`` if a service runs, but does not accept connections.
    private func openSocket() throws(SpeechFailure) -> Int32? {
        var address = sockaddr_un()
        let path = Array(socket.utf8)
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        // Without a limit, a connection to a service that hangs would wait forever.
        var limit = timeval(tv_sec: patience / 1_000, tv_usec: patience % 1_000 * 1_000)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if status == 0 { return descriptor }
        let isTimeout = errno == EAGAIN
        close(descriptor)
        if isTimeout {
            throw SpeechFailure("Speech Dispatcher accepts no connection at \(quoted(socket)).", isTimeout: true)
        }
        return nil
    }

    /// Runs `speech-dispatcher --spawn`, which ends when its service runs in the background.
    private func start() throws(SpeechFailure) {
        var arguments = [
            "speech-dispatcher", "--spawn", "--communication-method", "unix_socket", "--socket-path", socket,
        ]
        if let configuration { arguments += ["--config-dir", configuration] }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, flags) in [(0, O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] as [(Int32, Int32)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0)
        }
        var process = pid_t()
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        guard posix_spawnp(&process, "speech-dispatcher", &actions, nil, &pointers, environ) == 0 else {
            throw SpeechFailure("The speech service is missing: install the package speech-dispatcher.")
        }
        var status: Int32 = 0
        for _ in 0..<500 {
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process || ended < 0 && errno != EINTR { break }
            usleep(10_000)
        }
        // The exit status in the second byte: the service refuses the start if its configuration forbids it.
        guard status & 0x7f == 0, status >> 8 & 0xff == 0 else {
            throw SpeechFailure(
                "Speech Dispatcher does not start: 'speech-dispatcher --spawn' ended with the status \(status >> 8 & 0xff)."
            )
        }
    }
}
