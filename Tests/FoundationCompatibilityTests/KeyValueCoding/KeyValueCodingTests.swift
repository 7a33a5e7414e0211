import Foundation
import FoundationCompatibility
import Testing

/// Values by key.
@Suite("Key-value coding")
struct KeyValueCodingTests {
    let person = Person("Ada", age: 36)

    @Test func `a key finds a stored or computed property of the table`() {
        #expect(person.value(forKey: "name") as? String == "Ada")
        #expect(person.value(forKey: "title") as? String == "Dr Ada")
        #expect(person.value(forKey: "nickname") == nil)
    }

    @Test func `a number is an NSNumber`() {
        #expect(person.value(forKey: "age") as? Int == 36)
        #expect(person.value(forKey: "age") as? Double == 36)
        #expect(person.value(forKey: "height") as? NSNumber == 1.5)
        #expect(person.value(forKey: "isMember") as? Bool == false)
        #expect(person.value(forKey: "rank") as? Int == 1)
        #expect(person.value(forKey: "width") as? CGFloat == 2)
    }

    @Test func `the key of a Boolean property is valid with and without is`() {
        person.setValue(true, forKey: "member")
        #expect(person.isMember)
        person.setValue(NSNumber(value: 0), forKey: "isMember")
        #expect(!person.isMember)
        #expect(person.value(forKey: "member") as? Bool == false)
    }

    @Test(arguments: [40, 40.9, Float(40), NSNumber(value: 40), "40", UInt8(40)] as [any Sendable])
    func `a number of another type is converted to that of the property`(_ value: any Sendable) {
        person.setValue(value, forKey: "age")
        #expect(person.age == 40)
    }

    @Test func `an enumeration is assigned by its raw value`() {
        person.setValue(2, forKey: "rank")
        #expect(person.rank == .high)
        person.setValue(Person.Rank.low, forKey: "rank")
        #expect(person.rank == .low)
    }

    @Test func `nil is assigned to an optional`() {
        person.nickname = "A"
        person.setValue(nil, forKey: "nickname")
        #expect(person.nickname == nil)
        person.setValue("B" as String?, forKey: "nickname")
        #expect(person.nickname == "B")
    }

    @Test func `a subclass has the keys of its superclass, and an override is called`() {
        let student = Student("Max")
        student.setValue(20, forKey: "age")
        #expect(student.ages == [20])
        #expect(student.value(forKey: "school") as? String == "North")
        #expect((student as NSObject).value(forKey: "title") as? String == "Dr Max")
    }

    @Test func `a stored property without table entry can be read`() {
        #expect(person.value(forKey: "secret") as? String == "hidden value")
    }

    @Test func `a key path goes through objects`() {
        person.friend = Person("Bob", age: 5)
        #expect(person.value(forKeyPath: "friend.name") as? String == "Bob")
        person.setValue(6, forKeyPath: "friend.age")
        #expect(person.friend?.age == 6)
        #expect(person.value(forKeyPath: "friend.friend.name") == nil)
        person.setValue("unused", forKeyPath: "friend.friend.name")
    }

    @Test func `a collection has the values of its elements, and operators`() {
        person.friends = [Person("Bob", age: 5), Person("Eve", age: 7), Person("Bob", age: 9)]
        #expect(person.value(forKeyPath: "friends.name") as? [String] == ["Bob", "Eve", "Bob"])
        #expect(person.value(forKeyPath: "friends.@count") as? Int == 3)
        #expect(person.value(forKeyPath: "friends.@sum.age") as? Int == 21)
        #expect(person.value(forKeyPath: "friends.@avg.age") as? Double == 7)
        #expect(person.value(forKeyPath: "friends.@min.age") as? Int == 5)
        #expect(person.value(forKeyPath: "friends.@max.age") as? Int == 9)
        let names = person.value(forKeyPath: "friends.@distinctUnionOfObjects.name") as? [String]
        #expect(names.map(Set.init) == ["Bob", "Eve"])
        let array = person.friends as NSArray
        #expect(array.value(forKey: "age") as? [Int] == [5, 7, 9])
        #expect(array.value(forKeyPath: "@sum.age") as? Int == 21)
        array.setValue(1, forKey: "age")
        #expect(person.friends.map(\.age) == [1, 1, 1])
    }

    @Test func `a dictionary has its entries`() {
        let dictionary: NSMutableDictionary = ["name": "Ada"]
        dictionary.setValue("London", forKey: "city")
        dictionary.setValue(nil, forKey: "name")
        #expect(dictionary.value(forKeyPath: "city") as? String == "London")
        #expect(dictionary.count == 1)
    }

    @Test func `several keys are read and assigned with a dictionary`() {
        person.setValuesForKeys(["name": "Eve", "age": "4", "nickname": NSNull()])
        let values = person.dictionaryWithValues(forKeys: ["name", "age", "nickname"])
        #expect(values["name"] as? String == "Eve")
        #expect(values["age"] as? Int == 4)
        #expect(values["nickname"] is NSNull)
    }

    @Test func `a predicate finds computed properties of the table`() {
        let people = [person, Person("Bob", age: 10)] as NSArray
        let found = people.filtered(using: NSPredicate(format: "title ENDSWITH 'Bob' AND age > 5"))
        #expect((found as? [Person])?.map(\.name) == ["Bob"])
    }

    @Test func `a class that adopts KeyValueCoding handles undefined keys`() {
        final class Open: NSObject, KeyValueCoding {
            var values: [String: Any] = [:]
            func value(forUndefinedKey key: String) -> Any? { values[key] }
            func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
        }
        let object = Open()
        object.setValuesForKeys(["colour": "red"])
        #expect(object.value(forKeyPath: "colour") as? String == "red")
        #expect((object as NSObject).value(forKey: "colour") as? String == "red")
    }

    // MARK: - Bad use

    @Test func `an undefined key ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Person("Ada").value(forKey: "foo")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Person 0x"))
        #expect(
            message.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key foo.")
        )
        #expect(message.contains("Property(\"foo\", \\Person.foo)"))
    }

    @Test func `assigning an undefined or read-only key ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person("Ada").setValue("x", forKey: "title")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key title."
            )
        )
        #expect(message.contains("read-only"))
    }

    @Test func `nil for a number ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person("Ada").setValue(nil, forKey: "age")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("setNilValueForKey]: could not set nil as the value for the key age."))
    }

    @Test func `a value of another type ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person("Ada").setValue(NSObject(), forKey: "name")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("'name' of Person is String, and cannot hold a NSObject"))
    }
}
