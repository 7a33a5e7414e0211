import Combine
import Foundation
import Testing

/// Events from several threads at once.
struct ThreadTests {
    /// State that threads share.
    private final class Shared: @unchecked Sendable {
        private let lock = NSLock()
        private var receiving = 0
        private var overlaps = 0
        private var count = 0

        var result: (count: Int, overlaps: Int) { lock.withLock { (count, overlaps) } }

        func begin() {
            lock.withLock {
                receiving += 1
                count += 1
                if receiving > 1 { overlaps += 1 }
            }
        }

        func end() { lock.withLock { receiving -= 1 } }
    }

    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
    }

    private func concurrently(_ count: Int, _ action: @escaping (Int) -> Void) {
        let action = Unchecked(value: action)
        DispatchQueue.concurrentPerform(iterations: count) { action.value($0) }
    }

    private func expectSerialDelivery(
        expected: Int,
        _ transform: ([PassthroughSubject<Int, Never>]) -> AnyPublisher<Int, Never>
    ) {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let shared = Shared()
        let subscription = transform(subjects).sink { _ in
            shared.begin()
            shared.end()
        }
        concurrently(4) { index in
            for value in 0..<500 { subjects[index].send(value) }
        }
        #expect(shared.result == (expected, 0))
        withExtendedLifetime(subscription) {}
    }

    @Test func `merge delivers values of several threads serially, and loses none`() {
        expectSerialDelivery(expected: 2000) { Publishers.MergeMany($0).eraseToAnyPublisher() }
    }

    @Test func `a value that another thread sends during a delivery follows it`() {
        let subject = PassthroughSubject<Int, Never>()
        let sender = Unchecked(value: subject)
        var log: [String] = []
        let subscription = subject.sink { value in
            log.append("begin \(value)")
            if value == 1 {
                let sent = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    sender.value.send(2)
                    sent.signal()
                }
                sent.wait()
            }
            log.append("end \(value)")
        }
        subject.send(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `zip delivers values of several threads serially, and loses none`() {
        expectSerialDelivery(expected: 500) { $0[0].zip($0[1], $0[2], $0[3]).map { $0.0 }.eraseToAnyPublisher() }
    }

    @Test func `flatMap delivers values of several threads serially, and loses none`() {
        expectSerialDelivery(expected: 2000) { $0.publisher.flatMap { $0 }.eraseToAnyPublisher() }
    }

    @Test func `a subject delivers values of several threads serially, and loses none`() {
        expectSerialDelivery(expected: 2000) { subjects in
            let joined = PassthroughSubject<Int, Never>()
            let subscriptions = subjects.map { $0.sink { joined.send($0) } }
            return joined.handleEvents(receiveCancel: { withExtendedLifetime(subscriptions) {} })
                .eraseToAnyPublisher()
        }
    }

    @Test func `a current value subject ends with its value, whichever thread sent it`() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        let shared = Shared()
        let subscription = subject.sink { _ in
            shared.begin()
            shared.end()
        }
        concurrently(4) { index in
            for value in 0..<500 { subject.send(index * 500 + value) }
        }
        #expect(shared.result == (2001, 0))
        withExtendedLifetime(subscription) {}
    }

    @Test func `values, requests and cancellations on several threads do not deadlock`() {
        for _ in 0..<50 {
            let subject = PassthroughSubject<Int, Never>()
            let recorder = subject.merge(with: subject.map { $0 }).combineLatest(subject)
                .buffer(size: 4, prefetch: .byRequest, whenFull: .dropOldest)
                .sink { _ in }
            concurrently(4) { index in
                for value in 0..<20 { subject.send(value) }
                if index == 3 { recorder.cancel() }
            }
        }
    }

    @Test func `receive(on:) keeps the order on a concurrent queue`() async {
        let values = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
            var subscription: AnyCancellable?
            subscription = (0..<1000).publisher
                .receive(on: DispatchQueue.global())
                .collect()
                .sink { values in
                    continuation.resume(returning: values)
                    withExtendedLifetime(subscription) {}
                }
        }
        #expect(values == Array(0..<1000))
    }

    @Test func `values of a publisher are read by a task`() async throws {
        var values: [Int] = []
        for await value in (0..<5).publisher.values { values.append(value) }
        #expect(values == [0, 1, 2, 3, 4])
        values = []
        await #expect(throws: TestError.first) {
            for try await value in [1, 2].publisher.failing().values { values.append(value) }
        }
        #expect(values == [1, 2])
    }

    @Test func `reading values of a publisher requests one at a time, and cancels at the end of the loop`() async {
        let probe = Probe<Int, Never>()
        let values = probe.handleEvents(receiveRequest: { _ in
            if probe.log.count < 4 { Task.detached { [probe = Unchecked(value: probe)] in probe.value.send(1) } }
        }).values
        for await _ in values { break }
        #expect(probe.log == ["subscribe", "request max(1)", "cancel"])
    }

    @Test func `cancelling a task ends its loop`() async {
        let never = Unchecked(value: Empty<Int, Never>(completeImmediately: false))
        let task = Task {
            var count = 0
            for await _ in never.value.values { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}
