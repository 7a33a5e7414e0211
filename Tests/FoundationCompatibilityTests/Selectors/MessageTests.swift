import Foundation
import Testing

@testable import FoundationCompatibility

/// Timers with a manual clock.
@MainActor
private final class ManualTimers {
    private var now: TimeInterval = 0
    private var calls: [(time: TimeInterval, id: Int, body: @MainActor () -> Void)] = []
    private var count = 0

    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        count += 1
        let id = count
        calls.append((now + delay, id, body))
        return { self.calls.removeAll { $0.id == id } }
    }

    func advance(by time: TimeInterval) {
        let end = now + time
        while let next = calls.filter({ $0.time <= end }).min(by: { ($0.time, $0.id) < ($1.time, $1.id) }) {
            calls.removeAll { $0.id == next.id }
            now = next.time
            next.body()
        }
        now = end
    }

    func run(_ body: () -> Void) {
        let former = MessageTimers.ofApp
        MessageTimers.ofApp = { self.schedule(after:_:) }
        body()
        MessageTimers.ofApp = former
    }
}

class Searcher: NSObject {
    var searches: [String] = []
    var timer: Timer?
    func search(_ text: NSString) { searches.append(text as String) }
    func tick(_ timer: Timer) { searches.append("tick \(timer.userInfo ?? "nil")") }
    func noted(_ notification: Notification) { searches.append(notification.name.rawValue) }
}

@Suite("Delayed messages, timers and notifications with selectors", .serialized)
@MainActor
struct MessageTests {
    private let search = Selector("search:", Searcher.search(_:))

    @Test func `a delayed message is sent after its delay`() {
        let timers = ManualTimers()
        timers.run {
            let searcher = Searcher()
            searcher.perform(search, with: "a" as NSString, afterDelay: 0.5)
            timers.advance(by: 0.4)
            #expect(searcher.searches.isEmpty)
            timers.advance(by: 0.1)
            #expect(searcher.searches == ["a"])
        }
    }

    @Test func `cancelling previous requests debounces a search`() {
        let timers = ManualTimers()
        timers.run {
            let searcher = Searcher()
            for text in ["a", "ab", "abc"] {
                NSObject.cancelPreviousPerformRequests(withTarget: searcher)
                searcher.perform(search, with: text as NSString, afterDelay: 0.3)
                timers.advance(by: 0.2)
            }
            timers.advance(by: 1)
            #expect(searcher.searches == ["abc"])
        }
    }

    @Test func `a request is cancelled by selector and equal argument`() {
        let timers = ManualTimers()
        timers.run {
            let searcher = Searcher()
            searcher.perform(search, with: "a" as NSString, afterDelay: 1)
            searcher.perform(search, with: "b" as NSString, afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(
                withTarget: searcher,
                selector: "search:",
                object: NSString(string: "a")
            )
            timers.advance(by: 1)
            #expect(searcher.searches == ["b"])
        }
    }

    @Test func `a pending message retains its target`() {
        let timers = ManualTimers()
        timers.run {
            weak var target: Searcher?
            do {
                let searcher = Searcher()
                target = searcher
                searcher.perform(search, with: "a" as NSString, afterDelay: 1)
            }
            #expect(target != nil)
            timers.advance(by: 1)
            #expect(target == nil)
        }
    }

    @Test func `a repeating timer sends its selector with its user info until it is invalidated`() {
        let timers = ManualTimers()
        timers.run {
            let searcher = Searcher()
            let timer = Timer.scheduledTimer(
                timeInterval: 1,
                target: searcher,
                selector: Selector("tick:", Searcher.tick(_:)),
                userInfo: "info",
                repeats: true
            )
            timers.advance(by: 2.5)
            #expect(searcher.searches == ["tick info", "tick info"])
            timer.invalidate()
            #expect(!timer.isValid)
            timers.advance(by: 5)
            #expect(searcher.searches.count == 2)
        }
    }

    @Test func `a timer without repeats sends once and releases its target`() {
        let timers = ManualTimers()
        timers.run {
            weak var target: Searcher?
            var timer: Timer?
            do {
                let searcher = Searcher()
                target = searcher
                timer = Timer.scheduledTimer(
                    timeInterval: 1,
                    target: searcher,
                    selector: Selector("tick:", Searcher.tick(_:)),
                    userInfo: nil,
                    repeats: false
                )
            }
            #expect(target != nil)
            timers.advance(by: 1)
            #expect(timer?.isValid == false)
            #expect(target == nil)
        }
    }

    @Test func `an observer receives notifications by selector until it is removed`() {
        let center = NotificationCenter()
        let searcher = Searcher()
        let name = NSNotification.Name("changed")
        center.addObserver(searcher, selector: Selector("noted:", Searcher.noted(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: NSNotification.Name("other"), object: nil)
        #expect(searcher.searches == ["changed"])
        center.removeObserver(searcher)
        center.post(name: name, object: nil)
        #expect(searcher.searches == ["changed"])
    }

    @Test func `an observer is removed by name, and other names remain`() {
        let center = NotificationCenter()
        let searcher = Searcher()
        for name in ["a", "b"] {
            center.addObserver(
                searcher,
                selector: Selector("noted:", Searcher.noted(_:)),
                name: NSNotification.Name(name),
                object: nil
            )
        }
        center.removeObserver(searcher, name: NSNotification.Name("a"), object: nil)
        for name in ["a", "b"] { center.post(name: NSNotification.Name(name), object: nil) }
        #expect(searcher.searches == ["b"])
    }

    @Test func `registrations of deallocated observers are removed, without a notification`() {
        let center = NotificationCenter()
        for _ in 0..<1000 {
            center.addObserver(Searcher(), selector: Selector("noted:", Searcher.noted(_:)), name: nil, object: nil)
        }
        #expect(ObserverRegistrations.ofCenters.withLock { $0.count(of: center) } <= 65)
    }

    @Test func `an observer that is not an object ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NotificationCenter().addObserver(5, selector: "noted:", name: nil, object: nil)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("The observer of 'noted:' is a Int, which is not an object."))
    }

    @Test func `a delayed message on another thread is sent by its run loop, in the given modes`() async {
        let searches = await withCheckedContinuation { continuation in
            Thread {
                let searcher = Searcher()
                let mode = RunLoop.Mode("test")
                searcher.perform(
                    Selector("search:", Searcher.search(_:)),
                    with: "a" as NSString,
                    afterDelay: 0,
                    inModes: [mode]
                )
                _ = RunLoop.current.run(mode: .default, before: Date())
                let early = searcher.searches
                while searcher.searches.isEmpty, RunLoop.current.run(mode: mode, before: .distantFuture) {}
                continuation.resume(returning: [early, searcher.searches])
            }.start()
        }
        #expect(searches == [[], ["a"]])
    }

    @Test func `a notification center holds observers weakly`() {
        let center = NotificationCenter()
        weak var observer: Searcher?
        do {
            let searcher = Searcher()
            observer = searcher
            center.addObserver(searcher, selector: Selector("noted:", Searcher.noted(_:)), name: nil, object: nil)
        }
        #expect(observer == nil)
        center.post(name: NSNotification.Name("changed"), object: nil)
    }
}
