import Combine
import Testing

struct TimingTests {
    private let scheduler = ManualScheduler()
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func `debounce sends the last value after a pause`() {
        let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: .milliseconds(200))
        subject.send(2)
        scheduler.advance(by: .milliseconds(299))
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [2])
        subject.send(3)
        scheduler.advance(by: .milliseconds(300))
        #expect(recorder.values == [2, 3])
    }

    @Test func `debounce keeps one action waiting, however many values arrive`() {
        let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
        for value in 0..<50 {
            subject.send(value)
            scheduler.advance(by: .milliseconds(10))
            #expect(scheduler.waitingCount == 1)
        }
        scheduler.advance(by: .milliseconds(300))
        #expect(recorder.values == [49] && scheduler.waitingCount == 0)
    }

    @Test func `debounce drops a value that waits when the values end`() {
        let recorder = subject.debounce(for: 0.3, scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.completion == nil)
        scheduler.run()
        #expect(recorder.completion == "finished")
        scheduler.advance(by: 1)
        #expect(recorder.values.isEmpty)
    }

    @Test func `debounce drops a value without demand`() {
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record(demand: .none)
        subject.send(1)
        scheduler.advance(by: 1)
        recorder.request(1)
        #expect(recorder.values.isEmpty)
        subject.send(2)
        scheduler.advance(by: 1)
        #expect(recorder.values == [2])
    }

    @Test func `a cancelled debounce sends nothing`() {
        let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance(by: 2)
        #expect(recorder.values.isEmpty)
    }

    @Test func `throttle sends the first value at once, then the latest of each interval`() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.run()
        #expect(recorder.values == [1])
        scheduler.advance(by: .milliseconds(200))
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: .milliseconds(799))
        #expect(recorder.values == [1])
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.values == [1, 3])
        scheduler.advance(by: .seconds(5))
        subject.send(4)
        scheduler.run()
        #expect(recorder.values == [1, 3, 4])
    }

    @Test func `throttle sends the first value of each interval`() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: false).record()
        subject.send(1)
        scheduler.run()
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [1, 2])
    }

    @Test func `throttle sends a value that waits before the completion`() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.run()
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.completion == nil)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [1, 2] && recorder.completion == "finished")
    }

    @Test func `delay moves values and the completion, in order`() {
        let recorder = subject.delay(for: .milliseconds(100), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: .milliseconds(50))
        subject.send(2)
        subject.send(completion: .failure(.first))
        scheduler.advance(by: .milliseconds(50))
        #expect(recorder.values == [1] && recorder.completion == nil)
        scheduler.advance(by: .milliseconds(50))
        #expect(recorder.values == [1, 2] && recorder.completion == "first")
    }

    @Test func `delay passes requests on at once`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.delay(for: 1, scheduler: scheduler).record(demand: .max(1)) { _, _ in .max(2) }
        #expect(probe.log == ["subscribe", "request max(1)"])
        probe.send(1)
        scheduler.advance(by: 1)
        #expect(recorder.values == [1] && probe.log.last == "request max(2)")
    }

    @Test func `timeout finishes when no value arrives`() {
        let probe = Probe<Int, TestError>()
        let recorder = probe.timeout(.seconds(2), scheduler: scheduler).record()
        scheduler.advance(by: .seconds(1))
        probe.send(1)
        scheduler.advance(by: .milliseconds(1999))
        #expect(recorder.values == [1] && recorder.completion == nil)
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.completion == "finished" && probe.log.last == "cancel")
    }

    @Test func `timeout fails with a custom error`() {
        let recorder = subject.timeout(.seconds(2), scheduler: scheduler, customError: { .second }).record()
        scheduler.advance(by: .seconds(2))
        #expect(recorder.completion == "second")
    }

    @Test func `timeout has no effect after the completion`() {
        let recorder = subject.timeout(.seconds(2), scheduler: scheduler).record()
        subject.send(completion: .failure(.first))
        scheduler.advance(by: .seconds(3))
        #expect(recorder.completion == "first" && recorder.completionCount == 1)
    }

    @Test func `measureInterval sends the time between values`() {
        let recorder = subject.measureInterval(using: scheduler).record()
        scheduler.advance(by: .milliseconds(20))
        subject.send(1)
        scheduler.advance(by: .milliseconds(30))
        subject.send(2)
        #expect(recorder.values == [.milliseconds(20), .milliseconds(30)])
    }

    @Test func `receive(on:) delivers values and the completion on the scheduler`() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.subscriptionCount == 1)
        scheduler.run()
        #expect(recorder.values == [1, 2] && recorder.completion == "finished")
    }

    @Test func `receive(on:) drops values after a cancellation`() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.run()
        #expect(recorder.values.isEmpty)
    }

    @Test func `subscribe(on:) subscribes, requests and cancels on the scheduler`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.subscribe(on: scheduler).record()
        #expect(probe.log.isEmpty)
        scheduler.run()
        #expect(probe.log == ["subscribe", "request unlimited"])
        probe.send(1)
        recorder.cancel()
        #expect(recorder.values == [1] && probe.log.count == 2)
        scheduler.run()
        #expect(probe.log.last == "cancel")
    }

    @Test func `collect sends the values of each interval`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).record()
        subject.send(1)
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        scheduler.advance(by: .seconds(1))
        subject.send(3)
        #expect(recorder.values == [[1, 2]])
        subject.send(completion: .finished)
        scheduler.run()
        #expect(recorder.values == [[1, 2], [3]] && recorder.completion == "finished")
        scheduler.advance(by: .seconds(2))
        #expect(scheduler.waitingCount == 0)
    }

    @Test func `collect sends the values of each interval or when there are enough`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).record()
        for value in 1...3 { subject.send(value) }
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func `the immediate scheduler runs actions at once`() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: ImmediateScheduler.shared)
            .receive(on: ImmediateScheduler.shared).record()
        subject.send(1)
        #expect(recorder.values == [1])
    }
}
