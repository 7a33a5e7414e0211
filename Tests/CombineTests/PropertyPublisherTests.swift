import Combine
import Foundation
import FoundationCompatibility
import Testing

/// Publishers of observable properties.
@Suite("Publishers of properties")
struct PropertyPublisherTests {
    final class Counter: NSObject {
        var count = 0 {
            willSet { willChangeValue(for: \.count) }
            didSet { didChangeValue(for: \.count) }
        }

        enum ObjectiveCMembers: MemberTable {
            static var properties: [Property] { [Property("count", \Counter.count, isObservable: true)] }
        }
    }

    @Test func `A property publishes its value, and each new one`() {
        let counter = Counter()
        let recorder = counter.publisher(for: \.count).record()
        counter.count = 1
        counter.count = 2
        #expect(recorder.values == [0, 1, 2])
    }

    @Test func `Without the option initial, only new values are published`() {
        let counter = Counter()
        let recorder = counter.publisher(for: \.count, options: .new).record()
        counter.count = 1
        #expect(recorder.values == [1])
    }

    @Test func `A cancelled publisher of a property stops, and releases the object`() {
        var counter: Counter? = Counter()
        weak let reference = counter
        var values: [Int] = []
        var subscription: AnyCancellable? = counter?.publisher(for: \.count).sink { values.append($0) }
        subscription?.cancel()
        subscription = nil
        counter?.count = 1
        counter = nil
        #expect(values == [0])
        #expect(reference == nil)
    }
}
