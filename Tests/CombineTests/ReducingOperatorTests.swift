import Combine
import Testing

/// Operators that read all values and send one result.
struct ReducingOperatorTests {
    private func isEven(_ value: Int) throws -> Bool {
        if value == 9 { throw TestError.second }
        return value.isMultiple(of: 2)
    }

    @Test func `reducing operators send their results`() {
        let values = [3, 1, 2].publisher
        #expect(values.reduce(0, +).record().values == [6])
        #expect(values.tryReduce(0) { $0 + $1 }.record().values == [6])
        #expect(values.count().record().values == [3])
        #expect(values.min().record().values == [1])
        #expect(values.max().record().values == [3])
        #expect(values.min(by: >).record().values == [3])
        #expect(values.max { $0 > $1 }.record().values == [1])
        #expect(values.tryMin { $0 < $1 }.record().values == [1])
        #expect(values.tryMax { $0 < $1 }.record().values == [3])
        #expect(values.collect().record().values == [[3, 1, 2]])
        #expect(values.last().record().values == [2])
        #expect(values.last { $0 > 1 }.record().values == [2])
        #expect(values.tryLast { $0 > 2 }.record().values == [3])
        #expect(values.contains(2).record().values == [true])
        #expect(values.contains(5).record().values == [false])
        #expect(values.contains { $0 > 2 }.record().values == [true])
        #expect(values.tryContains { $0 > 3 }.record().values == [false])
        #expect(values.allSatisfy { $0 > 0 }.record().values == [true])
        #expect(values.tryAllSatisfy { $0 > 1 }.record().values == [false])
    }

    @Test func `results of no values`() {
        let empty = [Int]().publisher
        #expect(empty.max().record().values.isEmpty)
        #expect(empty.first().record().completion == "finished")
        #expect(empty.collect().record().values == [[]])
        #expect(empty.count().record().values == [0])
        #expect(empty.allSatisfy { _ in false }.record().values == [true])
        #expect(empty.ignoreOutput().record(demand: .none).completion == "finished")
    }

    @Test func `errors that closures throw cancel and fail`() {
        let publishers: [(Probe<Int, Never>) -> Recorder<Bool, any Error>] = [
            { $0.tryReduce(true) { try isEven($1) && $0 }.record() },
            { $0.tryMin { try isEven($0) && isEven($1) }.map { $0 > 0 }.record() },
            { $0.tryLast(where: isEven).map { $0 > 0 }.record() },
            { $0.tryContains { try !isEven($0) }.record() },
            { $0.tryAllSatisfy(isEven).record() },
        ]
        for publisher in publishers {
            let probe = Probe<Int, Never>()
            let recorder = publisher(probe)
            probe.send(2)
            probe.send(9)
            #expect(recorder.values.isEmpty && recorder.completion == "second" && probe.log.last == "cancel")
        }
        let probe = Probe<Int, Never>()
        let recorder = probe.tryFirst { try !isEven($0) }.record()
        probe.send(9)
        #expect(recorder.completion == "second")
    }

    @Test func `a result waits for demand`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.count().record(demand: .none)
        #expect(probe.log == ["subscribe", "request unlimited"])
        probe.send(1)
        probe.finish()
        #expect(recorder.values.isEmpty && recorder.completion == nil)
        recorder.request(1)
        #expect(recorder.values == [1] && recorder.completion == "finished")
    }

    @Test func `a failure discards the result`() {
        let recorder = [1, 2].publisher.failing().collect().record()
        #expect(recorder.values.isEmpty && recorder.completion == "first")
    }

    @Test func `first cancels after its value`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.first { $0 > 1 }.record()
        probe.send(1)
        probe.send(2)
        probe.send(3)
        #expect(recorder.values == [2] && recorder.completion == "finished" && probe.log.last == "cancel")
        #expect([5, 6].publisher.first().record().values == [5])
    }

    @Test func `collect with a count requests as many values as the arrays hold`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.collect(2).record(demand: .max(2))
        #expect(probe.log.last == "request max(4)")
        for value in 1...5 { probe.send(value) }
        recorder.request(1)
        #expect(probe.log.last == "request max(2)")
        probe.finish()
        #expect(recorder.values == [[1, 2], [3, 4], [5]] && recorder.completion == "finished")
    }

    @Test func `collect with a count discards an incomplete array at a failure`() {
        let recorder = [1, 2, 3].publisher.failing().collect(2).record()
        #expect(recorder.values == [[1, 2]] && recorder.completion == "first")
    }

    @Test func `a cancelled reduction sends nothing`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.count().record()
        recorder.cancel()
        probe.finish()
        #expect(recorder.values.isEmpty && recorder.completion == nil && probe.log.last == "cancel")
    }
}
