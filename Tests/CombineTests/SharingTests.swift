import Combine
import Foundation
import Testing

struct SharingTests {
    @Test func `share subscribes once, and cancels when all subscribers have`() {
        let probe = Probe<Int, Never>()
        let shared = probe.share()
        let first = shared.record()
        let second = shared.record()
        probe.send(1)
        #expect(first.values == [1] && second.values == [1])
        first.cancel()
        probe.send(2)
        #expect(first.values == [1] && second.values == [1, 2])
        #expect(probe.log == ["subscribe", "request unlimited"])
        second.cancel()
        #expect(probe.log == ["subscribe", "request unlimited", "cancel"])
        let third = shared.record()
        probe.send(3)
        #expect(third.values == [3])
    }

    @Test func `share completes late subscribers`() {
        let shared = Just(1).share()
        #expect(shared.record().values == [1])
        let late = shared.record()
        #expect(late.values.isEmpty && late.completion == "finished")
    }

    @Test func `multicast sends when connected`() {
        let probe = Probe<Int, Never>()
        let multicast = probe.multicast { PassthroughSubject() }
        let recorder = multicast.record()
        #expect(probe.log.isEmpty)
        let connection = multicast.connect()
        probe.send(1)
        connection.cancel()
        probe.send(2)
        #expect(recorder.values == [1] && probe.log.last == "cancel")
    }

    @Test func `multicast uses the given subject`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let multicast = [1, 2].publisher.multicast(subject: subject)
        let recorder = multicast.record()
        let connection = multicast.connect()
        #expect(recorder.values == [0, 1, 2] && recorder.completion == "finished")
        withExtendedLifetime(connection) {}
    }

    @Test func `makeConnectable delays values until connected`() {
        let connectable = [1, 2].publisher.makeConnectable()
        let first = connectable.record()
        let second = connectable.record()
        #expect(first.values.isEmpty)
        let connection = connectable.connect()
        #expect(first.values == [1, 2] && second.values == [1, 2])
        withExtendedLifetime(connection) {}
    }

    @Test func `buffer stores values until requested`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
        #expect(probe.log.last == "request unlimited")
        for value in 1...3 { probe.send(value) }
        probe.finish()
        #expect(recorder.values.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [1] && recorder.completion == nil)
        recorder.request(5)
        #expect(recorder.values == [1, 2] && recorder.completion == "finished")
    }

    @Test func `a value requested from within a value follows it`() {
        let probe = Probe<Int, Never>()
        var log: [String] = []
        let recorder = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
            .record(demand: .none) { value, recorder in
                log.append("begin \(value)")
                recorder.request(1)
                log.append("end \(value)")
                return .none
            }
        for value in 1...2 { probe.send(value) }
        recorder.request(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    }

    @Test func `a full buffer drops the oldest value`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(demand: .none)
        for value in 1...4 { probe.send(value) }
        recorder.request(5)
        #expect(recorder.values == [3, 4])
    }

    @Test func `a full buffer fails after its values`() {
        let probe = Probe<Int, TestError>()
        let recorder = probe.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .second })
            .record(demand: .none)
        for value in 1...3 { probe.send(value) }
        #expect(probe.log.last == "cancel")
        recorder.request(1)
        #expect(recorder.values == [1] && recorder.completion == "second")
    }

    @Test func `keepFull requests the size, and one value for each that leaves`() {
        let probe = Probe<Int, Never>()
        let recorder = probe.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
        #expect(probe.log == ["subscribe", "request max(3)"])
        probe.send(1)
        recorder.request(1)
        #expect(recorder.values == [1] && probe.log.last == "request max(1)")
    }

    @Test func `handleEvents observes each event before it is passed on`() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, TestError>()
        func record() -> Recorder<Int, TestError> {
            subject.handleEvents(
                receiveSubscription: { _ in log.append("subscription") },
                receiveOutput: { log.append("output \($0)") },
                receiveCompletion: { _ in log.append("completion") },
                receiveCancel: { log.append("cancel") },
                receiveRequest: { log.append("request \($0)") }
            ).record(demand: .max(1)) { value, _ in
                log.append("received \(value)")
                return value == 1 ? .max(2) : .none
            }
        }
        let first = record()
        subject.send(1)
        first.cancel()
        #expect(log == ["subscription", "request max(1)", "output 1", "received 1", "request max(2)", "cancel"])
        log = []
        let second = record()
        subject.send(completion: .finished)
        #expect(log == ["subscription", "request max(1)", "completion"] && second.completion == "finished")
    }

    @Test func `print writes each event`() {
        let log = Log()
        let recorder = [1, 2, 3].publisher.failing().print("numbers", to: log).record(demand: .max(1)) { value, _ in
            value == 1 ? .max(1) : .none
        }
        recorder.cancel()
        #expect(
            log.text == """
                numbers: receive subscription: (Concatenate)
                numbers: request max: (1)
                numbers: receive value: (1)
                numbers: request max: (1) (synchronous)
                numbers: receive value: (2)
                numbers: receive cancel

                """
        )
    }

    private final class Log: TextOutputStream {
        private(set) var text = ""

        func write(_ string: String) { text += string }
    }

    @Test func `a breakpoint raises SIGTRAP when its condition is true`() async {
        #expect([1].publisher.breakpoint(receiveOutput: { $0 == 2 }).breakpointOnError().record().values == [1])
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = [2].publisher.breakpoint(receiveOutput: { $0 == 2 }).record()
        }
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = [2].publisher.failing().breakpointOnError().record()
        }
    }
}
