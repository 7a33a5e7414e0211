#if PostgreSQL
@testable import TypeAhead

/// A pipeline, and the state in which each of its searches ends.
@MainActor
final class PipelineStates {
    private let pipeline: SearchPipeline<Item>
    private var waiting: CheckedContinuation<String, Never>?

    init(_ source: any SearchSource<Item>) {
        pipeline = SearchPipeline(source: source, clock: ContinuousClock())
        pipeline.onChange = { [weak self] _ in self?.resume() }
    }

    func search(_ text: String) { pipeline.search(for: SearchQuery(parsing: text)) }
    func retry() { pipeline.retry() }
    func refresh() { pipeline.refresh() }

    /// The end of the current search: "failed", or the number of results with the coverage if it is not full.
    var end: String {
        get async {
            if let text { return text }
            return await withCheckedContinuation { waiting = $0 }
        }
    }

    private var text: String? {
        switch pipeline.state.phase {
        case .failed: return "failed"
        case .empty: return "results 0"
        case .results:
            guard let answer = pipeline.state.answer, answer.isComplete, !pipeline.state.isStale else { return nil }
            let coverage = answer.coverage.isFull ? "" : ", \(answer.coverage)"
            return "results \(answer.total.count)\(coverage)"
        default: return nil
        }
    }

    private func resume() {
        guard let text else { return }
        waiting?.resume(returning: text)
        waiting = nil
    }
}
#endif
