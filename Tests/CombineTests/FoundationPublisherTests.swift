import Combine
import Foundation
import FoundationNetworking
import Testing

struct FoundationPublisherTests {
    private final class Sender {}

    private let name = Notification.Name("test")

    @Test func `a notification center publishes notifications of a name and sender`() {
        let center = NotificationCenter()
        let sender = Sender()
        let all = center.publisher(for: name).record()
        let some = center.publisher(for: name, object: sender).record()
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: sender)
        center.post(name: Notification.Name("other"), object: sender)
        #expect(all.values.count == 2 && some.values.count == 1)
        #expect(all.values[0].userInfo?["number"] as? Int == 1)
    }

    @Test func `a notification center skips notifications without demand`() {
        let center = NotificationCenter()
        let recorder = center.publisher(for: name).record(demand: .max(1))
        for _ in 0..<2 { center.post(name: name, object: nil) }
        #expect(recorder.values.count == 1)
    }

    @Test func `a cancelled notification publisher stops, and releases its subscriber`() {
        let center = NotificationCenter()
        var sender: Sender? = Sender()
        weak let reference = sender
        var subscription: AnyCancellable? = center.publisher(for: name).sink { [sender] _ in _ = sender }
        sender = nil
        #expect(reference != nil)
        subscription?.cancel()
        subscription = nil
        #expect(reference == nil)
        center.post(name: name, object: nil)
    }

    /// Runs a closure in a thread of its own: threads of a pool may have a run loop with timers of other tests.
    private func inOwnThread<Result: Sendable>(_ body: @escaping @Sendable (RunLoop) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body(RunLoop.current)) }.start()
        }
    }

    @Test func `a timer publishes dates while connected`() async {
        let (count, next) = await inOwnThread { loop in
            var count = 0
            var subscription: AnyCancellable?
            subscription = Timer.publish(every: 0.001, tolerance: 0.001, on: loop, in: .default).autoconnect()
                .sink { _ in
                    count += 1
                    if count == 3 { subscription?.cancel() }
                }
            while count < 3, loop.run(mode: .default, before: .distantFuture) {}
            return (count, loop.limitDate(forMode: .default))
        }
        #expect(count == 3)
        #expect(next == nil)
    }

    @Test func `a timer does not start before it is connected`() async {
        let (values, dates) = await inOwnThread { loop in
            let publisher = Timer.publish(every: 1, on: loop, in: .default)
            let recorder = publisher.record()
            var dates = [loop.limitDate(forMode: .default)]
            let values = recorder.values.count
            let connection = publisher.connect()
            dates.append(loop.limitDate(forMode: .default))
            connection.cancel()
            dates.append(loop.limitDate(forMode: .default))
            return (values, dates)
        }
        #expect(values == 0)
        #expect(dates.map { $0 != nil } == [false, true, false])
    }

    @Test func `a run loop schedules actions, now and later`() async {
        let (before, after) = await inOwnThread { loop in
            var log: [String] = []
            let subscription = Just(1).receive(on: loop).delay(for: 0.001, scheduler: loop)
                .sink { log.append("\($0)") }
            let before = log
            while log.isEmpty { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
            withExtendedLifetime(subscription) {}
            return (before, log)
        }
        #expect(before.isEmpty)
        #expect(after == ["1"])
    }

    @Test func `operation queues and dispatch queues deliver values and repeat actions`() async {
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        let queue = DispatchQueue(label: "test")
        let publisher = (0..<3).publisher
            .receive(on: operations).delay(for: .milliseconds(1), scheduler: operations)
            .receive(on: queue).delay(for: .milliseconds(1), scheduler: queue)
        var values: [Int] = []
        for await value in publisher.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).values {
            values.append(value)
        }
        #expect(values == [0, 1, 2])
        for _ in 0..<1 {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                var count = 0
                var repetition: (any Cancellable)?
                queue.sync {
                    repetition = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                        count += 1
                        guard count == 2 else { return }
                        repetition?.cancel()
                        continuation.resume()
                    }
                }
            }
        }
    }

    @Test func `durations convert from literals and units`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1) == .milliseconds(1000) && Stride.seconds(0.5) == .milliseconds(500))
        #expect((1 as Stride) == .seconds(1) && (0.25 as Stride) == .milliseconds(250))
        #expect(Stride.microseconds(1) == .nanoseconds(1000) && Stride(.milliseconds(2)) == .milliseconds(2))
        #expect(Stride.seconds(.max).magnitude == .max && Stride.seconds(Double.infinity).magnitude == .max)
        #expect((0.5 as RunLoop.SchedulerTimeType.Stride) == .milliseconds(500))
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(-1))) == .seconds(-1))
    }

    @Test func `a data task publisher sends data and response, and finishes`() async throws {
        let server = try LocalServer(body: "[1,2,3]")
        // The tests beside this one can keep all threads busy for minutes.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 900
        let session = URLSession(configuration: configuration)
        let publisher = session.dataTaskPublisher(for: server.url)
        for try await (data, response) in publisher.values {
            #expect(String(decoding: data, as: UTF8.self) == "[1,2,3]")
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
        }
        let decoded = session.dataTaskPublisher(for: URLRequest(url: server.url, timeoutInterval: 900)).map(\.data)
            .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
        var results: [[Int]] = []
        for await value in decoded.values { results.append(value) }
        #expect(results == [[1, 2, 3]])
    }

    @Test func `several requests of a data task start one task`() async throws {
        let server = try LocalServer(body: "x")
        let publisher = URLSession.shared.dataTaskPublisher(for: server.url).map(\.data)
        let buffered = publisher.handleEvents(receiveSubscription: { subscription in
            for _ in 0..<3 { subscription.request(.max(1)) }
        }).buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
        var values: [Data] = []
        for try await value in buffered.values { values.append(value) }
        #expect(values == [Data("x".utf8)] && server.connectionCount == 1)
    }

    @Test func `a data task publisher fails with a URL error`() async throws {
        let url = try LocalServer(body: "").closedURL()
        let error = await #expect(throws: URLError.self) {
            for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
        }
        #expect(error?.code == .cannotConnectToHost)
    }

    @Test func `a data task publisher starts no task without demand, and a cancelled one sends nothing`() throws {
        let server = try LocalServer(body: "x")
        let publisher = URLSession.shared.dataTaskPublisher(for: server.url)
        let idle = publisher.record(demand: .none)
        let cancelled = publisher.record(demand: .none)
        cancelled.cancel()
        cancelled.request(1)
        #expect(server.connectionCount == 0)
        #expect(idle.subscriptionCount == 1 && cancelled.values.isEmpty && cancelled.completion == nil)
    }
}
