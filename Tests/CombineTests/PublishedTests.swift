import Combine
import Testing

struct PublishedTests {
    private final class Model: ObservableObject {
        @Published var text = "old"
        @Published private(set) var count: Int

        init() { count = 0 }

        func connect(_ publisher: some Publisher<Int, Never>) { publisher.assign(to: &$count) }
    }

    private class Base: ObservableObject {
        @Published var base = 0
    }

    private final class Derived: Base {
        @Published var derived = 0
    }

    private final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
    }

    private final class Plain: ObservableObject {}

    @Test func `a published property sends its value to a new subscriber, then each new one`() {
        let model = Model()
        let recorder = model.$text.record()
        model.text = "new"
        model.text += "er"
        #expect(recorder.values == ["old", "new", "newer"])
    }

    @Test func `a published property has its old value while it sends the new one`() {
        let model = Model()
        var log: [String] = []
        let subscription = model.$text.dropFirst().sink { log.append("\($0) \(model.text)") }
        model.text = "new"
        #expect(log == ["new old"] && model.text == "new")
        withExtendedLifetime(subscription) {}
    }

    @Test func `the object sends before the property`() {
        let model = Model()
        var log: [String] = []
        let first = model.$text.dropFirst().sink { log.append("value \($0)") }
        let second = model.objectWillChange.sink { log.append("object \(model.text)") }
        model.text = "new"
        #expect(log == ["object old", "value new"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `an object has one publisher for all its properties, inherited ones too`() {
        let model = Derived()
        let recorder = model.objectWillChange.record()
        model.base = 1
        model.derived = 1
        #expect(recorder.values.count == 2)
        #expect(model.objectWillChange === model.objectWillChange)
    }

    @Test func `an object without published properties sends by hand`() {
        let model = Plain()
        let recorder = model.objectWillChange.record()
        model.objectWillChange.send()
        #expect(recorder.values.count == 1)
    }

    @Test func `an object may have a publisher of its own`() {
        let model = Custom()
        let recorder = model.objectWillChange.record()
        model.objectWillChange.send(3)
        #expect(recorder.values == [3])
    }

    @Test func `objects have separate publishers, also at the address of a deallocated one`() {
        for _ in 0..<100 {
            let model = Model()
            let recorder = model.objectWillChange.record()
            model.text = "new"
            #expect(recorder.values.count == 1)
        }
    }

    @Test func `assigning to a published property sends its new values and the object's`() {
        let model = Model()
        let counts = model.$count.record()
        let changes = model.objectWillChange.record()
        let subject = PassthroughSubject<Int, Never>()
        model.connect(subject)
        subject.send(4)
        #expect(model.count == 4 && counts.values == [0, 4] && changes.values.count == 1)
    }

    @Test func `an assignment to a published property ends with its object`() {
        let probe = Probe<Int, Never>()
        var model: Model? = Model()
        weak let reference = model
        model?.connect(probe)
        model = nil
        #expect(reference == nil && probe.log == ["subscribe", "request unlimited", "cancel"])
    }

    @Test func `a subscriber without demand receives the last value when it requests`() {
        let model = Model()
        let recorder = model.$text.record(demand: .none)
        model.text = "a"
        model.text = "b"
        recorder.request(1)
        #expect(recorder.values == ["b"])
    }

    @Test func `a search text is debounced`() {
        let scheduler = ManualScheduler()
        let model = Model()
        var searches: [String] = []
        let subscription = model.$text.dropFirst().debounce(for: .milliseconds(300), scheduler: scheduler)
            .removeDuplicates().sink { searches.append($0) }
        for text in ["b", "be", "ber"] {
            model.text = text
            scheduler.advance(by: .milliseconds(100))
        }
        #expect(searches.isEmpty)
        scheduler.advance(by: .milliseconds(300))
        #expect(searches == ["ber"])
        withExtendedLifetime(subscription) {}
    }
}
