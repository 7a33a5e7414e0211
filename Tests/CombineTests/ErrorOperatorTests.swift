import Combine
import Testing

struct ErrorOperatorTests {
    @Test func `catch continues with another publisher and the remaining demand`() {
        let recorder = [1, 2].publisher.failing().catch { _ in [3, 4].publisher }.record(demand: .max(3))
        #expect(recorder.values == [1, 2, 3] && recorder.completion == nil)
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3, 4] && recorder.completion == "finished")
    }

    @Test func `catch passes the failure of the other publisher on`() {
        let recorder = [1].publisher.failing().catch { _ in [2].publisher.failing(.second) }.record()
        #expect(recorder.values == [1, 2] && recorder.completion == "second")
    }

    @Test func `tryCatch fails with the thrown error`() {
        let publisher = [1].publisher.failing()
        #expect(publisher.tryCatch { _ in Just(2) }.record().values == [1, 2])
        let recorder = publisher.tryCatch { _ -> Just<Int> in throw TestError.second }.record()
        #expect(recorder.values == [1] && recorder.completion == "second")
    }

    @Test func `retry subscribes again, and fails with the last error`() {
        var attempts = 0
        let recorder = Deferred {
            attempts += 1
            return [attempts].publisher.failing()
        }.retry(2).record()
        #expect(recorder.values == [1, 2, 3] && recorder.completion == "first")
    }

    @Test func `retry keeps the remaining demand, and stops at success`() {
        var attempts = 0
        let recorder = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 2 ? [1].publisher.failing() : [2, 3].publisher.canFail().eraseToAnyPublisher()
        }.retry(5).record(demand: .max(2))
        #expect(recorder.values == [1, 2])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3] && recorder.completion == "finished" && attempts == 2)
    }

    @Test func `many retries need little stack`() {
        #expect(Fail<Int, TestError>(error: .first).retry(100_000).record().completion == "first")
    }

    @Test func `replaceError waits for demand`() {
        let recorder = [1].publisher.failing().replaceError(with: 0).record(demand: .max(1))
        #expect(recorder.values == [1] && recorder.completion == nil)
        recorder.request(1)
        #expect(recorder.values == [1, 0] && recorder.completion == "finished")
    }

    @Test func `replaceEmpty sends a value only if there are no others`() {
        #expect([Int]().publisher.replaceEmpty(with: 5).record().values == [5])
        #expect([1].publisher.replaceEmpty(with: 5).record().values == [1])
        #expect(Fail<Int, TestError>(error: .first).replaceEmpty(with: 5).record().values.isEmpty)
    }

    @Test func `assertNoFailure passes values on`() {
        #expect([1].publisher.canFail().assertNoFailure().record().values == [1])
    }

    @Test func `assertNoFailure traps at a failure`() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: .first).assertNoFailure().record()
        }
    }

    @Test func `cancelling a catch cancels the publisher that it reads`() {
        let first = Probe<Int, TestError>()
        let second = Probe<Int, Never>()
        let recorder = first.catch { _ in second }.record()
        first.fail(.first)
        second.send(1)
        recorder.cancel()
        second.send(2)
        #expect(recorder.values == [1] && second.log == ["subscribe", "request unlimited", "cancel"])
        #expect(!first.log.contains("cancel"))
    }
}
