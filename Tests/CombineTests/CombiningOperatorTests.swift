import Combine
import Testing

/// Operators that read several publishers.
struct CombiningOperatorTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<Int, TestError>()
    private let c = PassthroughSubject<Int, TestError>()

    @Test func `combineLatest sends the last values once each publisher has one`() {
        let recorder = a.combineLatest(b) { [$0, $1] }.record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.send(3)
        a.send(completion: .finished)
        b.send(20)
        #expect(recorder.values == [[2, 10], [3, 10], [3, 20]] && recorder.completion == nil)
        b.send(completion: .finished)
        #expect(recorder.completion == "finished")
    }

    @Test func `combineLatest sends the last values when requested after skipped ones`() {
        let first = Probe<Int, Never>()
        let second = Probe<Int, Never>()
        let recorder = first.combineLatest(second) { [$0, $1] }.record(demand: .max(1))
        #expect(first.log.last == "request max(1)" && second.log.last == "request max(1)")
        first.send(1)
        second.send(2)
        first.send(3)
        first.send(4)
        #expect(recorder.values == [[1, 2]])
        recorder.request(1)
        #expect(recorder.values == [[1, 2], [4, 2]])
    }

    @Test func `combineLatest of three and four publishers`() {
        let three = a.combineLatest(b, c) { [$0, $1, $2] }.record()
        let four = a.combineLatest(b, c, Just(4).canFail()) { [$0, $1, $2, $3] }.record()
        a.send(1)
        b.send(2)
        c.send(3)
        #expect(three.values == [[1, 2, 3]] && four.values == [[1, 2, 3, 4]])
    }

    @Test func `a failure cancels the other publishers`() {
        let first = Probe<Int, TestError>()
        let second = Probe<Int, TestError>()
        let recorders = [
            first.combineLatest(second) { $0 + $1 }.record(), first.zip(second) { $0 + $1 }.record(),
            first.merge(with: second).map { $0 }.record(),
        ]
        // A probe has one subscriber, the last.
        first.fail(.second)
        #expect(recorders[2].completion == "second" && second.log.last == "cancel")
        let zip = a.zip(b) { $0 + $1 }.record()
        a.send(completion: .failure(.first))
        #expect(zip.completion == "first")
    }

    @Test func `zip sends values of the same position`() {
        let recorder = a.zip(b) { [$0, $1] }.record()
        a.send(1)
        a.send(2)
        b.send(10)
        #expect(recorder.values == [[1, 10]])
        a.send(completion: .finished)
        #expect(recorder.completion == nil)
        b.send(20)
        #expect(recorder.values == [[1, 10], [2, 20]] && recorder.completion == "finished")
    }

    @Test func `zip finishes when no further pair is possible, and cancels`() {
        let probe = Probe<Int, Never>()
        let recorder = Just(1).zip(probe) { $0 + $1 }.record()
        #expect(recorder.completion == nil)
        probe.send(1)
        #expect(recorder.values == [2] && recorder.completion == "finished" && probe.log.last == "cancel")
        let three = [1, 2].publisher.zip([3, 4, 5].publisher, [6, 7].publisher) { [$0, $1, $2] }.record()
        let four = Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.record()
        #expect(three.values == [[1, 3, 6], [2, 4, 7]] && four.values == [[1, 2, 3, 4]])
    }

    @Test func `zip sends as many tuples as requested`() {
        let recorder = (0..<10).publisher.zip((0..<10).publisher) { $0 + $1 }.record(demand: .max(2)) { value, _ in
            value == 2 ? .max(1) : .none
        }
        #expect(recorder.values == [0, 2, 4])
    }

    @Test func `merge sends values as they arrive, and finishes with the last publisher`() {
        let recorder = a.merge(with: b, c).record()
        a.send(1)
        c.send(2)
        b.send(3)
        a.send(completion: .finished)
        b.send(completion: .finished)
        c.send(4)
        #expect(recorder.values == [1, 2, 3, 4] && recorder.completion == nil)
        c.send(completion: .finished)
        #expect(recorder.completion == "finished")
    }

    @Test func `merge buffers one value of each publisher`() {
        let first = Probe<Int, Never>()
        let second = Probe<Int, Never>()
        let recorder = first.map { $0 }.merge(with: second).record(demand: .max(1))
        #expect(first.log == ["subscribe", "request max(1)"])
        first.send(1)
        second.send(2)
        #expect(recorder.values == [1] && second.log == ["subscribe", "request max(1)"])
        #expect(first.log == ["subscribe", "request max(1)", "request max(1)"])
        recorder.request(1)
        #expect(recorder.values == [1, 2] && second.log.last == "request max(1)" && second.log.count == 3)
    }

    @Test func `merge takes up to eight publishers, or many`() {
        let j = Just(1)
        #expect(j.merge(with: j.map { $0 }, j, j, j, j, j, j).record().values.count == 8)
        #expect(Publishers.MergeMany((0..<20).map { Just($0) }).record().values == Array(0..<20))
        #expect(Publishers.MergeMany([Just<Int>]()).record().completion == "finished")
    }

    @Test func `a value sent from within a merged value is delivered inside that call`() {
        var log: [Int] = []
        let subscription = a.merge(with: b).replaceError(with: 0).sink { value in
            if value == 1 { b.send(2) }
            log.append(value)
        }
        a.send(1)
        #expect(log == [2, 1])
        withExtendedLifetime(subscription) {}
    }

    @Test func `flatMap merges the publishers of the values`() {
        let recorder = [1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }.record()
        #expect(recorder.values == [1, 10, 2, 20, 3, 30] && recorder.completion == "finished")
    }

    @Test func `flatMap sends as many values as requested`() {
        let recorder = [1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }.record(demand: .max(2))
        #expect(recorder.values.count == 2)
        recorder.request(2)
        #expect(recorder.values.count == 4)
        recorder.request(2)
        #expect(recorder.values.sorted() == [1, 2, 3, 10, 20, 30] && recorder.completion == "finished")
    }

    @Test func `flatMap reads no more publishers at a time than the maximum`() {
        let probe = Probe<Int, Never>()
        var children: [PassthroughSubject<Int, Never>] = []
        let recorder = probe.flatMap(maxPublishers: .max(1)) { _ -> PassthroughSubject<Int, Never> in
            children.append(PassthroughSubject())
            return children.last!
        }.record()
        #expect(probe.log == ["subscribe", "request max(1)"])
        probe.send(1)
        children[0].send(10)
        children[0].send(completion: .finished)
        #expect(probe.log == ["subscribe", "request max(1)", "request max(1)"])
        probe.send(2)
        probe.finish()
        children[1].send(20)
        #expect(recorder.values == [10, 20] && recorder.completion == nil)
        children[1].send(completion: .finished)
        #expect(recorder.completion == "finished")
    }

    @Test func `a later unlimited request does not raise the maximum of flatMap`() {
        let probe = Probe<Int, Never>()
        let child = Probe<Int, Never>()
        let recorder = probe.flatMap(maxPublishers: .max(2)) { _ in child }.record(demand: .max(1))
        probe.send(1)
        recorder.subscription?.request(.unlimited)
        #expect(probe.log == ["subscribe", "request max(2)"])
        #expect(child.log == ["subscribe", "request max(1)", "request unlimited"])
    }

    @Test func `flatMap converts kinds of errors`() {
        let inner: Recorder<Int, TestError> = Just(1).flatMap { [$0].publisher.failing() }.record()
        #expect(inner.values == [1] && inner.completion == "first")
        let outer: Recorder<Int, TestError> = [1].publisher.failing().flatMap { Just($0) }.record()
        #expect(outer.values == [1] && outer.completion == "first")
    }

    @Test func `switchToLatest cancels the previous publisher`() {
        let outer = PassthroughSubject<Probe<Int, Never>, Never>()
        let first = Probe<Int, Never>()
        let second = Probe<Int, Never>()
        let recorder = outer.switchToLatest().record(demand: .max(3))
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        #expect(recorder.values == [1, 3])
        #expect(first.log == ["subscribe", "request max(3)", "cancel"] && second.log.last == "request max(2)")
    }

    @Test func `switchToLatest finishes with the last publisher and the outer one`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = PassthroughSubject<Int, Never>()
        let recorder = outer.switchToLatest().record()
        outer.send(inner)
        outer.send(completion: .finished)
        inner.send(1)
        #expect(recorder.values == [1] && recorder.completion == nil)
        inner.send(completion: .finished)
        #expect(recorder.completion == "finished")
    }

    @Test func `switchToLatest passes failures of both publishers on`() {
        #expect(Just(1).map { [$0].publisher.failing() }.switchToLatest().record().completion == "first")
        #expect([1].publisher.failing().map { Just($0) }.switchToLatest().record().completion == "first")
    }

    @Test func `append and prepend send values after and before`() {
        let publisher = [3, 4].publisher
        #expect(publisher.append(5, 6).record().values == [3, 4, 5, 6])
        #expect(publisher.append(5...6).record().values == [3, 4, 5, 6])
        #expect(publisher.append(Just(5)).record().values == [3, 4, 5])
        #expect(publisher.prepend(1, 2).record().values == [1, 2, 3, 4])
        #expect(publisher.prepend([1]).record().values == [1, 3, 4])
        #expect(publisher.prepend(Just(1)).record(demand: .max(2)).values == [1, 3])
        #expect([1].publisher.failing().append(2).record().completion == "first")
    }

    @Test func `append requests what the first publisher did not send`() {
        let probe = Probe<Int, Never>()
        let recorder = [1].publisher.append(probe).record(demand: .max(3))
        #expect(recorder.values == [1] && probe.log == ["subscribe", "request max(2)"])
    }

    @Test func `prefix until output ends at the first value of the other publisher`() {
        let recorder = a.prefix(untilOutputFrom: b).record()
        a.send(1)
        b.send(0)
        a.send(2)
        #expect(recorder.values == [1] && recorder.completion == "finished")
        let other = a.prefix(untilOutputFrom: c).record()
        c.send(completion: .finished)
        a.send(3)
        #expect(other.values == [3] && other.completion == nil)
    }

    @Test func `drop until output starts at the first value of the other publisher`() {
        let probe = Probe<Int, TestError>()
        let recorder = probe.drop(untilOutputFrom: b).record(demand: .max(1))
        probe.send(1)
        #expect(probe.returnedDemand == .max(1))
        b.send(0)
        probe.send(2)
        #expect(recorder.values == [2])
        let ended = a.drop(untilOutputFrom: c).record()
        c.send(completion: .finished)
        #expect(ended.completion == "finished")
    }
}
