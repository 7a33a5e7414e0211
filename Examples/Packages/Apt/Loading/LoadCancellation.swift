import Foundation

/// Tells a reading thread to stop, and ends the program that it reads.
final class LoadCancellation: Sendable {
    private struct State {
        var isCancelled = false
        var programs: [ObjectIdentifier: ProgramRun] = [:]
    }

    private let state = Locked(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func cancel() {
        let programs = state.withLock { state in
            state.isCancelled = true
            return state.programs.values.map { $0 }
        }
        for program in programs { program.terminate() }
    }

    /// Throws `CancellationError` after `cancel`.
    func check() throws {
        if isCancelled { throw CancellationError() }
    }

    /// Ends a started program on `cancel`, or immediately if that was called.
    func add(_ program: ProgramRun) {
        let isCancelled = state.withLock { state in
            state.programs[ObjectIdentifier(program)] = program
            return state.isCancelled
        }
        if isCancelled { program.terminate() }
    }

    func remove(_ program: ProgramRun) {
        state.withLock { _ = $0.programs.removeValue(forKey: ObjectIdentifier(program)) }
    }
}

/// A value that several threads use in turn.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
