import Foundation
import TypeAhead

/// The packages of one origin, and the state of reading them.
@MainActor
final class PackageLibrary {
    /// The state of reading.
    enum Phase {
        /// The index is compared with the files.
        case opening
        /// The packages are read. The index may have some of them, or those of an earlier state.
        case reading(LoadProgress)
        /// The index has all packages.
        case ready
        case failed(any Error)
    }

    private let indexing: PackageIndexing
    let source: PackageSource

    private(set) var phase = Phase.opening
    /// The result of the latest complete reading.
    private(set) var report: LoadReport?
    /// Called after each change of ``phase``.
    var phaseDidChange: () -> Void = {}
    /// Called when the index has other packages than before.
    var packagesDidChange: () -> Void = {}
    /// Reads the packages. Nil before the start.
    private(set) var reading: Task<Void, Never>?

    init(_ indexing: PackageIndexing) {
        self.indexing = indexing
        source = PackageSource(indexing.index)
    }

    var loader: AptLoader { indexing.loader }
    var index: PackageIndex { indexing.index }

    isolated deinit { reading?.cancel() }

    /// Begins to read the packages, unless they are being read.
    func start() {
        guard reading == nil else { return }
        phase = .opening
        reading = Task.detached(priority: .utility) { [weak self, indexing] in
            do {
                try await indexing.run { [weak self] event in await self?.receive(event) }
            } catch is CancellationError {
                // The library is released.
            } catch {
                await self?.fail(error)
            }
        }
    }

    /// Reads the packages again after a failure.
    func retry() {
        guard case .failed = phase else { return }
        reading = nil
        start()
        phaseDidChange()
    }

    /// The name of the chosen file; nil for the packages of the machine.
    var fileName: String? {
        guard case .file(let url) = loader.source else { return nil }
        return url.lastPathComponent
    }

    private func receive(_ event: PackageIndexing.Event) {
        switch event {
        case .reading(let progress): phase = .reading(progress)
        case .changed: return packagesDidChange()
        case .finished(let report):
            self.report = report
            phase = .ready
        }
        phaseDidChange()
    }

    private func fail(_ error: any Error) {
        phase = .failed(error)
        phaseDidChange()
    }
}

extension PackageLibrary {
    /// Whether packages may be missing from the index.
    var isReading: Bool {
        switch phase {
        case .opening, .reading: true
        case .ready, .failed: false
        }
    }
}
