import Combine
import Testing

/// Publishers that do not read another one.
struct SourcePublisherTests {
    @Test func `a sequence publisher sends its elements and finishes`() {
        let recorder = [1, 2, 3].publisher.record()
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.completion == "finished")
    }

    @Test func `a sequence publisher sends as many elements as requested`() {
        let recorder = (1...5).publisher.record(demand: .max(2))
        #expect(recorder.values == [1, 2])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.completion == nil)
        recorder.request(2)
        #expect(recorder.completion == "finished")
    }

    @Test func `a sequence publisher adds the demand that a subscriber returns`() {
        let recorder = (1...5).publisher.record(demand: .max(1)) { value, _ in value < 3 ? .max(1) : .none }
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func `a sequence publisher does not grow the stack when a subscriber requests from within a value`() {
        let recorder = (0..<100_000).publisher.record(demand: .max(1)) { _, recorder in
            recorder.request(1)
            return .none
        }
        #expect(recorder.values.count == 100_000)
    }

    @Test func `a sequence publisher stops when the subscriber cancels within a value`() {
        let recorder = (1...5).publisher.record { value, recorder in
            if value == 2 { recorder.cancel() }
            return .none
        }
        #expect(recorder.values == [1, 2])
        #expect(recorder.completion == nil)
    }

    @Test func `an empty sequence finishes without demand`() {
        #expect([Int]().publisher.record(demand: .none).completion == "finished")
    }

    @Test func `Just sends its value when requested`() {
        let recorder = Just(7).record(demand: .none)
        #expect(recorder.values.isEmpty && recorder.completion == nil)
        recorder.request(1)
        #expect(recorder.values == [7])
        #expect(recorder.completion == "finished")
    }

    @Test func `Empty finishes at once, or never`() {
        #expect(Empty<Int, Never>().record(demand: .none).completion == "finished")
        #expect(Empty<Int, Never>(completeImmediately: false).record().completion == nil)
    }

    @Test func `Fail fails without demand`() {
        #expect(Fail<Int, TestError>(error: .first).record(demand: .none).completion == "first")
    }

    @Test func `Deferred creates a publisher for each subscriber`() {
        var count = 0
        let deferred = Deferred {
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        #expect(deferred.record().values == [1])
        #expect(deferred.record().values == [2])
    }

    @Test func `Record replays its events to each subscriber`() {
        let record = Record<Int, TestError> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.first))
        }
        for _ in 0..<2 {
            let recorder = record.record()
            #expect(recorder.values == [1, 2])
            #expect(recorder.completion == "first")
        }
    }

    @Test func `an optional publisher sends its value or finishes`() {
        #expect(Optional(3).publisher.record().values == [3])
        #expect(Int?.none.publisher.record(demand: .none).completion == "finished")
    }

    @Test func `a result publisher sends the success or fails`() {
        #expect(Result<Int, TestError>.success(4).publisher.record().values == [4])
        #expect(Result<Int, TestError>.failure(.second).publisher.record().completion == "second")
    }

    @Test func `a future runs its closure at once, and sends the result to each subscriber`() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        #expect(promise != nil)
        let early = future.record()
        #expect(early.values.isEmpty)
        promise?(.success(1))
        promise?(.success(2))
        let late = future.record()
        #expect(early.values == [1] && late.values == [1])
        #expect(early.completion == "finished" && late.completion == "finished")
    }

    @Test func `a future waits for demand, but fails without`() {
        let success = Future<Int, TestError> { $0(.success(1)) }.record(demand: .none)
        #expect(success.values.isEmpty && success.completion == nil)
        success.request(1)
        #expect(success.values == [1] && success.completion == "finished")
        #expect(Future<Int, TestError> { $0(.failure(.first)) }.record(demand: .none).completion == "first")
    }

    @Test func `a cancelled subscriber of a future receives nothing`() {
        var promise: Future<Int, Never>.Promise?
        let recorder = Future<Int, Never> { promise = $0 }.record()
        recorder.cancel()
        promise?(.success(1))
        #expect(recorder.values.isEmpty && recorder.completion == nil)
    }

    @Test func `an erased publisher sends the same events`() {
        let recorder = [1, 2].publisher.failing().eraseToAnyPublisher().eraseToAnyPublisher().record()
        #expect(recorder.values == [1, 2] && recorder.completion == "first")
    }
}
