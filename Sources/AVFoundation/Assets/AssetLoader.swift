import Foundation
import MediaPlayback
import Synchronization

/// Reads the properties of an asset once. Any thread.
final class AssetLoader: Sendable {
    typealias Answer = Result<MediaInformation, MediaFailure>

    private enum State {
        case idle
        case loading([@Sendable (Answer) -> Void])
        case done(Answer)
    }

    let url: URL
    private let state = Mutex(State.idle)

    init(url: URL) { self.url = url }

    /// The properties, if they are read.
    var answer: Answer? {
        state.withLock { if case .done(let answer) = $0 { answer } else { nil } }
    }

    /// Whether the properties are being read.
    var isLoading: Bool {
        state.withLock { if case .loading = $0 { true } else { false } }
    }

    /// Calls a closure with the properties, on the thread that read them.
    func load(_ completion: @escaping @Sendable (Answer) -> Void) {
        enum Step {
            case begin, wait
            case answer(Answer)
        }
        let step = state.withLock { state -> Step in
            switch state {
            case .idle:
                state = .loading([completion])
                return .begin
            case .loading(let others):
                state = .loading(others + [completion])
                return .wait
            case .done(let answer): return .answer(answer)
            }
        }
        switch step {
        case .wait: break
        case .answer(let answer): completion(answer)
        case .begin:
            let url = url
            DispatchQueue.global(qos: .userInitiated).async {
                let answer: Answer
                do throws(MediaFailure) {
                    answer = .success(try MediaReader.information(of: url))
                } catch {
                    answer = .failure(error)
                }
                let waiting = self.state.withLock { state in
                    defer { state = .done(answer) }
                    return if case .loading(let waiting) = state { waiting } else { [] as [@Sendable (Answer) -> Void] }
                }
                for completion in waiting { completion(answer) }
            }
        }
    }

    /// Returns the properties.
    func load() async throws -> MediaInformation {
        let answer = await withCheckedContinuation { continuation in load { continuation.resume(returning: $0) } }
        return try information(answer)
    }

    /// Waits for the properties.
    func wait() -> MediaInformation {
        let semaphore = DispatchSemaphore(value: 0)
        load { _ in semaphore.signal() }
        semaphore.wait()
        guard case .success(let information) = answer else { return MediaInformation() }
        return information
    }

    func information(_ answer: Answer) throws -> MediaInformation {
        switch answer {
        case .success(let information): return information
        case .failure(let failure): throw AVError(failure)
        }
    }
}
