import Foundation
import FoundationCompatibility
import Testing

/// Observers of properties.
@Suite("Key-value observing")
struct KeyValueObservingTests {
    let person = Person("Ada", age: 36)

    /// An observer as client code writes it, without `override`.
    final class Watcher: NSObject, KeyValueCoding {
        var told: [String] = []

        func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let old = change?[.oldKey] as? String ?? "-"
            let new = change?[.newKey] as? String ?? "-"
            let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
            told.append("\(keyPath ?? ""): \(old) to \(new)\(prior)")
        }
    }

    @Test func `a handler gets the requested values of each change`() {
        var told: [String] = []
        let plain = person.observe(\.name) { person, change in
            told.append("\(person.name) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        let both = person.observe(\.age, options: [.old, .new]) { _, change in
            told.append("\(change.kind) \(change.oldValue ?? 0) \(change.newValue ?? 0)")
        }
        person.name = "Eve"
        person.age = 37
        person.setValue(38, forKey: "age")
        #expect(told == ["Eve - -", "setting 36 37", "setting 37 38"])
        withExtendedLifetime((plain, both)) {}
    }

    @Test func `initial and prior add calls`() {
        var told: [String] = []
        let observation = person.observe(\.name, options: [.initial, .prior, .new, .old]) { person, change in
            told.append("\(change.isPrior) \(person.name) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        person.name = "Eve"
        #expect(told == ["false Ada - Ada", "true Ada Ada -", "false Eve Ada Eve"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a change to nil has the new value nil`() {
        var told: [Person??] = []
        person.friend = Person("Bob")
        let observation = person.observe(\.friend, options: [.old, .new]) { _, change in
            told = [change.oldValue, change.newValue]
        }
        person.friend = nil
        #expect(told.count == 2 && told[0]??.name == "Bob")
        #expect(told[1] == .some(.none))
        withExtendedLifetime(observation) {}
    }

    @Test func `an observation ends when it is invalidated or deallocated`() {
        var count = 0
        var observation: NSKeyValueObservation? = person.observe(\.name) { _, _ in count += 1 }
        person.name = "B"
        observation = nil
        person.name = "C"
        #expect(observation == nil)
        let other = person.observe(\.name) { _, _ in count += 1 }
        other.invalidate()
        person.name = "D"
        #expect(count == 1)
    }

    @Test func `an observation releases its handler and does not retain the object`() {
        weak var former: Person?
        do {
            let object = Person("Temporary")
            former = object
            let observation = object.observe(\.name) { [object] _, _ in _ = object.age }
            withExtendedLifetime(observation) {}
        }
        #expect(former == nil)
    }

    @Test func `a property of a superclass is observed in a subclass that overrides it`() {
        let student = Student("Max")
        var told: [Int] = []
        let observation = student.observe(\.age, options: .new) { _, change in told.append(change.newValue ?? -1) }
        let inherited = student.observe(\.name) { _, _ in told.append(0) }
        student.age = 20
        student.name = "Moritz"
        #expect(told == [20, 0])
        withExtendedLifetime((observation, inherited)) {}
    }

    @Test func `a computed property is observed through those that affect it`() {
        var told: [String] = []
        let observation = person.observe(\.title, options: [.old, .new]) { _, change in
            told.append("\(change.oldValue ?? "-") to \(change.newValue ?? "-")")
        }
        person.name = "Eve"
        #expect(told == ["Dr Ada to Dr Eve"])
        withExtendedLifetime(observation) {}
    }

    @Test func `an observer by name is called until it is removed`() {
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "name", options: [.old, .new], context: nil)
        person.name = "Eve"
        person.removeObserver(watcher, forKeyPath: "name")
        person.name = "Bob"
        #expect(watcher.told == ["name: Ada to Eve"])
    }

    @Test func `an observer is removed by its context`() {
        let watcher = Watcher()
        let context = UnsafeMutableRawPointer(bitPattern: 1)
        person.addObserver(watcher, forKeyPath: "name", options: .prior, context: context)
        person.addObserver(watcher, forKeyPath: "name", options: .new, context: nil)
        person.removeObserver(watcher, forKeyPath: "name", context: context)
        person.name = "Eve"
        #expect(watcher.told == ["name: - to Eve"])
        person.removeObserver(watcher, forKeyPath: "name", context: nil)
    }

    @Test func `an observer can remove itself while it is deallocated`() {
        final class Leaving: NSObject, KeyValueCoding {
            let person: Person
            init(_ person: Person) {
                self.person = person
                super.init()
                person.addObserver(self, forKeyPath: "name", options: [], context: nil)
            }
            deinit { person.removeObserver(self, forKeyPath: "name") }
        }
        do { _ = Leaving(person) }
        person.name = "Eve"
        #expect(person.name == "Eve")
    }

    @Test func `a key path follows objects that are replaced`() {
        let watcher = Watcher()
        let first = Person("First")
        person.friend = first
        person.addObserver(watcher, forKeyPath: "friend.name", options: [.old, .new], context: nil)
        first.name = "1st"
        person.friend = Person("Second")
        first.name = "former"
        person.friend?.name = "2nd"
        person.friend = nil
        #expect(
            watcher.told == [
                "friend.name: First to 1st", "friend.name: 1st to Second", "friend.name: Second to 2nd",
                "friend.name: 2nd to -",
            ]
        )
    }

    @Test func `an observer may change the property again`() {
        var told: [String] = []
        let observation = person.observe(\.name, options: [.old, .new]) { person, change in
            told.append("\(change.oldValue ?? "") \(change.newValue ?? "")")
            if person.name == "B" { person.name = "C" }
        }
        person.name = "B"
        #expect(told == ["Ada B", "B C"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a change of a collection has indexes and elements`() {
        let cart = Basket()
        var told: [String] = []
        let observation = cart.observe(\.items, options: [.old, .new]) { _, change in
            told.append(
                "\(change.kind) \(change.newValue ?? []) \(change.oldValue ?? []) \(change.indexes.map(Array.init) ?? [])"
            )
        }
        cart.add("c")
        #expect(told == [#"insertion ["c"] [] [2]"#])
        withExtendedLifetime(observation) {}
    }

    // MARK: - Bad use

    @Test func `observing a property that does not report its changes ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Person("Ada").observe(\.height) { _, _ in }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(" of Person was observed, but it does not report its changes."))
        #expect(message.contains("Observable are: age, friend, name."))
        #expect(message.contains("isObservable: true"))
    }

    @Test func `removing an observer that is not registered ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person("Ada").removeObserver(NSObject(), forKeyPath: "name")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("for the key path \"name\" from"))
        #expect(message.contains("because it is not registered as an observer."))
    }

    @Test func `an observer without a method for changes ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let person = Person("Ada")
            let observer = NSObject()
            person.addObserver(observer, forKeyPath: "name", context: nil)
            person.name = "Eve"
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("message was received but not handled"))
    }
}

final class Basket: NSObject {
    var items = ["a", "b"]

    func add(_ item: String) {
        let indexes = IndexSet(integer: items.count)
        willChange(.insertion, valuesAt: indexes, forKey: "items")
        items.append(item)
        didChange(.insertion, valuesAt: indexes, forKey: "items")
    }

    enum ObjectiveCMembers: MemberTable {
        static var properties: [Property] { [Property("items", \Basket.items, isObservable: true)] }
    }
}
