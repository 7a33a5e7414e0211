import Combine
import Testing

struct SubjectTests {
    @Test func `a passthrough subject sends values to present subscribers only`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let recorder = subject.record()
        subject.send(2)
        #expect(recorder.values == [2])
    }

    @Test func `a passthrough subject skips values without demand`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(demand: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func `a subject sends in the order of subscribing`() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [String] = []
        let subscriptions = (0..<5).map { index in subject.sink { order.append("\(index):\($0)") } }
        subject.send(1)
        #expect(order == (0..<5).map { "\($0):1" })
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `a subject ignores events after its completion, and completes late subscribers`() {
        let subject = PassthroughSubject<Int, TestError>()
        let recorder = subject.record()
        subject.send(completion: .failure(.first))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.completion == "first" && recorder.completionCount == 1)
        #expect(subject.record(demand: .none).completion == "first")
    }

    @Test func `a value sent from within a value is delivered inside that call`() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let first = subject.sink { value in
            log.append("begin \(value)")
            if value == 1 { subject.send(2) }
            log.append("end \(value)")
        }
        let second = subject.sink { log.append("second \($0)") }
        subject.send(1)
        #expect(log == ["begin 1", "begin 2", "end 2", "second 2", "end 1", "second 1"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a completion sent from within a value ends the values`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record { _, _ in
            subject.send(completion: .finished)
            subject.send(2)
            return .none
        }
        subject.send(1)
        #expect(recorder.values == [1] && recorder.completion == "finished")
    }

    @Test func `a subscriber that cancels another one within a value stops it`() {
        let subject = PassthroughSubject<Int, Never>()
        var second: AnyCancellable?
        let first = subject.sink { _ in second?.cancel() }
        var values: [Int] = []
        second = subject.sink { values.append($0) }
        subject.send(1)
        #expect(values.isEmpty)
        withExtendedLifetime(first) {}
    }

    @Test func `a subscriber added within a value receives the next value`() {
        let subject = PassthroughSubject<Int, Never>()
        var inner: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        subject.first().sink { _ in subject.sink { inner.append($0) }.store(in: &subscriptions) }
            .store(in: &subscriptions)
        subject.send(1)
        subject.send(2)
        #expect(inner == [2])
    }

    @Test func `a current value subject sends its value to a new subscriber`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record()
        subject.value = 2
        subject.send(3)
        #expect(recorder.values == [1, 2, 3] && subject.value == 3)
    }

    @Test func `a current value subject sends only the last value to a subscriber that was without demand`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(demand: .none)
        subject.send(2)
        subject.send(3)
        recorder.request(1)
        recorder.request(1)
        #expect(recorder.values == [3])
        subject.send(4)
        #expect(recorder.values == [3, 4])
    }

    @Test func `the value of a current value subject is stored before it is sent`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var stored: [Int] = []
        let subscription = subject.sink { _ in stored.append(subject.value) }
        subject.send(2)
        #expect(stored == [1, 2])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a finished current value subject sends no value to new subscribers`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.send(2)
        let recorder = subject.record()
        #expect(recorder.values.isEmpty && recorder.completion == "finished" && subject.value == 1)
    }

    @Test func `a subject forwards a publisher, and requests its values when a subscriber does`() {
        let probe = Probe<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let connection = probe.subscribe(subject)
        #expect(probe.log == ["subscribe"])
        let recorder = subject.record()
        #expect(probe.log == ["subscribe", "request unlimited"])
        probe.send(1)
        connection.cancel()
        probe.send(2)
        #expect(recorder.values == [1] && probe.log.last == "cancel")
    }

    @Test func `cancelling a connection releases a subject, and with it its subscription`() {
        let probe = Probe<Int, Never>()
        var subject: CurrentValueSubject<Int, Never>? = CurrentValueSubject(0)
        weak let reference = subject
        var connection: AnyCancellable? = probe.subscribe(subject!)
        subject = nil
        withExtendedLifetime(connection) {}
        connection = nil
        #expect(reference == nil && probe.log == ["subscribe", "request unlimited", "cancel"])
    }

    @Test func `a subject is released with its cancelled subscribers`() {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        weak let reference = subject
        var subscription = subject?.sink { _ in }
        subject = nil
        subscription?.cancel()
        subscription = nil
        #expect(reference == nil)
    }

    @Test func `a subject of Void sends without argument`() {
        let subject = PassthroughSubject<Void, Never>()
        let recorder = subject.record()
        subject.send()
        #expect(recorder.values.count == 1)
    }
}
