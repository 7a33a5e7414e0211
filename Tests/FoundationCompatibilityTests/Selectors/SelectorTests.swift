import Foundation
import Testing

@testable import FoundationCompatibility

class Receiver: NSObject {
    var received: [String] = []

    func plain() { received.append("plain") }
    func tapped(_ sender: NSString) { received.append("tapped \(sender)") }
    func optional(_ sender: NSString?) { received.append("optional \(sender.map { "\($0)" } ?? "nil")") }
    func tapped(_ sender: Any, forEvent event: NSNumber) { received.append("two \(event)") }
    func name() -> NSString { "receiver" }
    func count() -> Int { 3 }
    func listed() { received.append("listed") }

    enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] {
            [Selector("listed", Receiver.listed)]
        }
    }
}

class SubclassOfReceiver: Receiver {
    override func listed() { received.append("listed in the subclass") }
    func own() { received.append("own") }
}

extension SubclassOfReceiver {
    enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] { [Selector("own", SubclassOfReceiver.own)] }
    }
}

@MainActor
class ReceiverOfMainActor: NSObject {
    var received: [String] = []

    func isolated() { received.append("isolated") }

    nonisolated enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] { [Selector("isolated", ReceiverOfMainActor.isolated)] }
    }
}

@Suite("Selectors")
struct SelectorTests {
    @Test func `selectors with the same name are equal, with and without a method`() {
        #expect(Selector("tapped:") == Selector("tapped:", Receiver.tapped(_:)))
        #expect(Selector("tapped:") != "tapped")
        #expect(Set([Selector("a"), NSSelectorFromString("a")]).count == 1)
        #expect(NSStringFromSelector(Selector("tapped:forEvent:")) == "tapped:forEvent:")
    }

    @Test func `a selector calls the method that it carries`() {
        let receiver = Receiver()
        receiver.perform(Selector("plain", Receiver.plain))
        receiver.perform(Selector("tapped:", Receiver.tapped(_:)), with: "button" as NSString)
        receiver.perform(
            Selector("tapped:forEvent:", Receiver.tapped(_:forEvent:)),
            with: "b" as NSString,
            with: 7 as NSNumber
        )
        #expect(receiver.received == ["plain", "tapped button", "two 7"])
    }

    @Test func `a method that takes an optional accepts nil`() {
        let receiver = Receiver()
        receiver.perform(Selector("optional:", Receiver.optional(_:)), with: nil)
        #expect(receiver.received == ["optional nil"])
    }

    @Test func `a name alone finds the methods in the tables of the class and its superclasses`() {
        let receiver = SubclassOfReceiver()
        receiver.perform(Selector("own"))
        receiver.perform("listed")
        #expect(receiver.received == ["own", "listed in the subclass"])
    }

    @Test @MainActor func `a method of the main actor is called on the main thread`() {
        let receiver = ReceiverOfMainActor()
        receiver.perform("isolated")
        #expect(receiver.received == ["isolated"])
    }

    @Test func `an object responds to carried and listed methods only`() {
        let receiver = Receiver()
        #expect(receiver.responds(to: "listed"))
        #expect(receiver.responds(to: Selector("plain", Receiver.plain)))
        #expect(!receiver.responds(to: "plain"))
        #expect(!NSObject().responds(to: Selector("plain", Receiver.plain)))
        #expect(!receiver.responds(to: "own"))
    }

    @Test func `an object without a table can resolve methods itself`() {
        final class Resolver: NSObject, MethodResolving {
            var received: [String] = []
            func own() { received.append("own") }
            func resolveMethod(named name: String) -> Selector? {
                name == "own" ? Selector("own", Resolver.own) : nil
            }
        }
        let resolver = Resolver()
        resolver.perform("own")
        #expect(resolver.received == ["own"])
        #expect(!resolver.responds(to: "other"))
    }

    @Test func `perform returns an object result, and nil for a value`() {
        let receiver = Receiver()
        let name = receiver.perform(Selector("name", Receiver.name))?.takeUnretainedValue()
        #expect(name as? NSString == "receiver")
        #expect(receiver.perform(Selector("count", Receiver.count)) == nil)
    }

    @Test func `an unrecognized selector ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Receiver().perform("missing:")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Receiver missing:]: unrecognized selector sent to instance 0x"))
        #expect(message.contains("ObjectiveCMembers: MemberTable"))
    }

    @Test func `an argument of the wrong type ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Receiver().perform(Selector("tapped:", Receiver.tapped(_:)), with: 5)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("was called with a Int, but the method takes a NSString"))
    }
}
