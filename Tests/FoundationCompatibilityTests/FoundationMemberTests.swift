import Foundation
import FoundationCompatibility
import Testing

@Suite("Members of Foundation")
struct FoundationMemberTests {
    @Test func `user defaults store values by key`() throws {
        let name = "FoundationCompatibilityTests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.setValue("text", forKey: "query")
        #expect(defaults.string(forKey: "query") == "text")
        #expect(defaults.value(forKey: "query") as? String == "text")
        defaults.setValue(nil, forKey: "query")
        #expect(defaults.value(forKey: "query") == nil)
        defaults.removePersistentDomain(forName: name)
    }

    @Test func `a number formatter has the behaviour of iOS`() {
        let formatter = NumberFormatter()
        formatter.formatterBehavior = .default
        formatter.numberStyle = .decimal
        #expect(formatter.formatterBehavior == .behavior10_4)
        #expect(formatter.string(from: 3) == "3")
    }

    @Test func `autoreleasepool calls its closure and returns the result`() throws {
        #expect(autoreleasepool { 5 } == 5)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }

    private final class Counter: NSLock, @unchecked Sendable {
        private var count = 0

        func next() -> Int {
            withLock {
                count += 1
                return count
            }
        }
    }

    @Test func `a class inherits from a lock`() {
        let counter = Counter()
        #expect(counter.next() == 1)
        #expect(counter.next() == 2)
        #expect(counter.try())
        counter.unlock()
    }

    @Test func `a file that no cloud promises is reachable if it exists`() throws {
        #expect(try URL(fileURLWithPath: "/").checkPromisedItemIsReachable())
        #expect(throws: (any Error).self) { try URL(fileURLWithPath: "/no such file").checkPromisedItemIsReachable() }
    }

    @Test func `raising an exception ends the program with its name and reason`() async {
        let exception = NSException(name: .rangeException, reason: "Index 3", userInfo: ["index": 3])
        #expect(exception.name == NSExceptionName("NSRangeException") && exception.reason == "Index 3")
        #expect(exception.userInfo?["index"] as? Int == 3)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            withVaList([3]) { NSException.raise(.genericException, format: "Index %d", arguments: $0) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Uncaught exception NSGenericException: Index 3"))
    }

    @Test func `the names of Core Foundation are those of Foundation's classes`() {
        let text: CFString = "text"
        let array = [text] as CFArray
        let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        #expect((array as NSArray).firstObject as? String == "text")
        #expect(time > 0)
    }

    @Test func `a string is made from a format with values, a list of values or a locale`() {
        #expect(NSString(format: "%@: %d", "Count", 5) == "Count: 5")
        #expect(NSString(format: "%.1f", locale: Locale(identifier: "de_DE"), 1.5) == "1,5")
        let listed = withVaList([7]) { NSString(format: "%d", locale: Locale(identifier: "en_US"), arguments: $0) }
        #expect(listed == "7")
        let plain = withVaList([7]) { NSString(format: "%d", locale: nil, arguments: $0) }
        #expect(plain == "7")
    }
}
