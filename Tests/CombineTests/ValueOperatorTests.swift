import Combine
import Foundation
import Testing

/// Operators that answer each value at once.
struct ValueOperatorTests {
    private struct Point {
        let x: Int
        let y: Int
        let z: Int
    }

    private func fail(at limit: Int) -> (Int) throws -> Int {
        { value in
            if value == limit { throw TestError.second }
            return value * 10
        }
    }

    @Test func `map converts values and passes demand on`() {
        let probe = Probe<Int, TestError>()
        let recorder = probe.map { "\($0)" }.record(demand: .max(2)) { value, _ in value == "1" ? .max(3) : .none }
        probe.send(1)
        #expect(probe.returnedDemand == .max(3))
        probe.send(2)
        #expect(probe.returnedDemand == Subscribers.Demand.none)
        probe.fail(.first)
        #expect(recorder.values == ["1", "2"] && recorder.completion == "first")
        #expect(probe.log == ["subscribe", "request max(2)"])
    }

    @Test func `map reads key paths`() {
        let points = [Point(x: 1, y: 2, z: 3)].publisher
        #expect(points.map(\.x).record().values == [1])
        #expect(points.map(\.x, \.y).map { [$0, $1] }.record().values == [[1, 2]])
        #expect(points.map(\.x, \.y, \.z).map { [$0, $1, $2] }.record().values == [[1, 2, 3]])
    }

    @Test func `tryMap cancels and fails with the thrown error`() {
        let probe = Probe<Int, TestError>()
        let recorder = probe.tryMap(fail(at: 2)).record()
        for value in 1...3 { probe.send(value) }
        probe.finish()
        #expect(recorder.values == [10] && recorder.completion == "second" && recorder.completionCount == 1)
        #expect(probe.log.last == "cancel")
    }

    @Test func `filter requests a replacement for each dropped value`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.filter { $0 > 1 }.record(demand: .max(1))
        probe.send(1)
        #expect(probe.returnedDemand == .max(1))
        probe.send(2)
        #expect(probe.returnedDemand == Subscribers.Demand.none && recorder.values == [2])
    }

    @Test func `compactMap drops nil, and tryCompactMap fails`() {
        #expect(["1", "a", "2"].publisher.compactMap { Int($0) }.record(demand: .max(2)).values == [1, 2])
        let recorder = [1, 2, 3].publisher.tryCompactMap { $0 == 1 ? nil : try fail(at: 3)($0) }.record()
        #expect(recorder.values == [20] && recorder.completion == "second")
    }

    @Test func `tryFilter fails with the thrown error`() {
        let recorder = [1, 2, 3].publisher.tryFilter { try fail(at: 3)($0) > 10 }.record()
        #expect(recorder.values == [2] && recorder.completion == "second")
    }

    @Test func `removeDuplicates compares with the last sent value`() {
        #expect([1, 1, 2, 1, 1].publisher.removeDuplicates().record(demand: .max(3)).values == [1, 2, 1])
        #expect([1, 2, 4, 5].publisher.removeDuplicates { $1 - $0 < 2 }.record().values == [1, 4])
        let failing = [1, 1, 2].publisher.tryRemoveDuplicates { _, value in
            try value == 2 ? { throw TestError.first }() : true
        }
        #expect(failing.record().completion == "first")
    }

    @Test func `scan sends each intermediate result`() {
        #expect([1, 2, 3].publisher.scan(0, +).record().values == [1, 3, 6])
        let recorder = [1, 2, 3].publisher.tryScan(0) { try $0 + fail(at: 3)($1) }.record()
        #expect(recorder.values == [10, 30] && recorder.completion == "second")
    }

    @Test func `replaceNil replaces nil`() {
        #expect([1, nil, 3].publisher.replaceNil(with: 0).record().values == [1, 0, 3])
    }

    @Test func `prefix sends the first values, cancels and finishes`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.prefix(2).record()
        probe.send(1)
        #expect(recorder.completion == nil)
        probe.send(2)
        #expect(recorder.values == [1, 2] && recorder.completion == "finished" && probe.log.last == "cancel")
        probe.send(3)
        #expect(recorder.values == [1, 2])
        #expect([1].publisher.prefix(0).record(demand: .none).completion == "finished")
    }

    @Test func `prefix neither sends again nor finishes after a cancellation within the last value`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.prefix(1).record { value, recorder in
            subject.send(value + 1)
            recorder.cancel()
            return .none
        }
        subject.send(1)
        #expect(recorder.values == [1] && recorder.completion == nil)
    }

    @Test func `prefix(while:) ends at the first false`() {
        #expect([1, 2, 3, 1].publisher.prefix { $0 < 3 }.record().values == [1, 2])
        let recorder = [1, 2, 3].publisher.tryPrefix { try fail(at: 2)($0) > 0 }.record()
        #expect(recorder.values == [1] && recorder.completion == "second")
    }

    @Test func `drop skips values without using demand`() {
        #expect((1...5).publisher.dropFirst().record(demand: .max(2)).values == [2, 3])
        #expect((1...5).publisher.dropFirst(3).record(demand: .max(2)).values == [4, 5])
        #expect([1, 3, 1].publisher.drop { $0 < 3 }.record(demand: .max(2)).values == [3, 1])
        let recorder = [1, 2, 3].publisher.tryDrop { try fail(at: 2)($0) > 0 }.record()
        #expect(recorder.values.isEmpty && recorder.completion == "second")
    }

    @Test func `output sends values by position`() {
        #expect((0..<10).publisher.output(at: 3).record(demand: .max(1)).values == [3])
        #expect((0..<10).publisher.output(in: 2...4).record().values == [2, 3, 4])
        #expect((0..<5).publisher.output(in: 3...).record().values == [3, 4])
        #expect((0..<5).publisher.output(in: ..<2).record().values == [0, 1])
    }

    @Test func `mapError and setFailureType change the kind of errors`() {
        #expect([1].publisher.failing().mapError { _ in TestError.second }.record().completion == "second")
        let recorder: Recorder<Int, TestError> = Just(1).setFailureType(to: TestError.self).record()
        #expect(recorder.values == [1] && recorder.completion == "finished")
    }

    @Test func `decode and encode use coders`() throws {
        let json = Data("[1,2]".utf8)
        #expect(Just(json).decode(type: [Int].self, decoder: JSONDecoder()).record().values == [[1, 2]])
        #expect(Just([1, 2]).encode(encoder: JSONEncoder()).record().values == [json])
        let failing = Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).record()
        #expect(failing.values.isEmpty && failing.completion != nil && failing.completion != "finished")
    }

    @Test func `cancelling passes through a chain, and stops the values`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.map { $0 }.filter { _ in true }.scan(0, +).record()
        probe.send(1)
        recorder.cancel()
        recorder.cancel()
        probe.send(2)
        probe.finish()
        #expect(recorder.values == [1] && recorder.completion == nil)
        #expect(probe.log == ["subscribe", "request unlimited", "cancel"])
    }
}
