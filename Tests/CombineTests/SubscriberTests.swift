import Combine
import Testing

struct SubscriberTests {
    private final class Model {
        var value = 0
    }

    @Test func `a sink receives values and the completion`() {
        var log: [String] = []
        let subscription = [1, 2].publisher.failing().sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("\($0)")
        }
        #expect(log.count == 3 && log[0...1] == ["1", "2"] && log[2].contains("first"))
        withExtendedLifetime(subscription) {}
    }

    @Test func `a sink is cancelled with its cancellable`() {
        let probe = Probe<Int, Never>()
        var values: [Int] = []
        var subscription: AnyCancellable? = probe.sink { values.append($0) }
        probe.send(1)
        withExtendedLifetime(subscription) {}
        subscription = nil
        probe.send(2)
        #expect(values == [1] && probe.log == ["subscribe", "request unlimited", "cancel"])
    }

    @Test func `a sink releases its closures at the completion`() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let reference = model
        let subscription = subject.sink { [model] in model?.value = $0 }
        model = nil
        #expect(reference != nil)
        subject.send(completion: .finished)
        #expect(reference == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func `a subscriber accepts one subscription`() {
        let first = Probe<Int, Never>()
        let second = Probe<Int, Never>()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        first.subscribe(sink)
        second.subscribe(sink)
        #expect(second.log == ["subscribe", "cancel"])
    }

    @Test func `assign sets a property, and releases its object when cancelled`() {
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let reference = model
        let subscription = subject.assign(to: \.value, on: model!)
        subject.send(5)
        #expect(model?.value == 5)
        model = nil
        #expect(reference != nil)
        subscription.cancel()
        #expect(reference == nil)
    }

    @Test func `a cancellable calls its closure once`() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
    }

    @Test func `cancellables are stored in sets and arrays`() {
        var count = 0
        do {
            var set: Set<AnyCancellable> = []
            var array: [AnyCancellable] = []
            AnyCancellable { count += 1 }.store(in: &set)
            AnyCancellable { count += 1 }.store(in: &array)
            Subscriptions.empty.store(in: &set)
            #expect(set.count == 2 && array.count == 1)
        }
        #expect(count == 2)
    }

    @Test func `an AnySubscriber of a subject sends to it`() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        [1, 2].publisher.subscribe(AnySubscriber(subject))
        #expect(recorder.values == [1, 2] && recorder.completion == "finished")
    }

    @Test func `demand saturates and compares`() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + 3 == 5 && Demand.max(2) - 3 == Demand.none)
        #expect(Demand.unlimited - 1 == .unlimited && Demand.max(1) + .unlimited == .unlimited)
        #expect(Demand.max(5) - .unlimited == .none && Demand.max(.max - 1) + 5 == .unlimited)
        #expect(Demand.unlimited > .max(9) && Demand.unlimited > 9 && Demand.max(1) < 2 && Demand.max(2) * 3 == 6)
        #expect(Demand.unlimited.max == nil && Demand.max(3).max == 3)
        #expect("\(Demand.unlimited) \(Demand.max(1))" == "unlimited max(1)")
    }

    @Test func `identifiers differ, and equal for one object`() {
        let model = Model()
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(CombineIdentifier(model) == CombineIdentifier(model))
    }
}
