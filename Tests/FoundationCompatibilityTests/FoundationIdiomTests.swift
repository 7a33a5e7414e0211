import Foundation
import FoundationCompatibility
import Testing

@Suite("Idioms that Foundation on Linux does not have")
struct FoundationIdiomTests {
    @Test func `a CGFloat converts to a number and back`() {
        #expect((1.5 as CGFloat) as NSNumber == 1.5)
        #expect(NSNumber(value: 2) as? CGFloat == 2)
        let values: [String: Any] = ["length": CGFloat(3)]
        #expect((values as NSDictionary)["length"] as? Double == 3)
        #expect((CGFloat(4) as Any) as? NSNumber == 4)
    }

    @Test func `a thread enters an object several times, and exits as often`() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == -1)
    }

    @Test func `only one thread enters an object at a time`() {
        final class Counter: @unchecked Sendable { var value = 0 }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 {
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 8_000)
    }

    @Test func `nil and values have no lock`() {
        #expect(objc_sync_enter(nil) == 0)
        #expect(objc_sync_exit(nil) == 0)
        #expect(objc_sync_exit(3) == 0)
    }
}
