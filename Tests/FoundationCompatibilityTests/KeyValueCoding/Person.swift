import Foundation
import FoundationCompatibility

/// A class with a table, as a code generator writes it.
class Person: NSObject {
    enum Rank: Int {
        case low = 1
        case high = 2
    }

    var name: String {
        willSet { willChangeValue(for: \.name) }
        didSet { didChangeValue(for: \.name) }
    }
    var age: Int {
        get { storedAge }
        set {
            willChangeValue(forKey: "age")
            storedAge = newValue
            didChangeValue(forKey: "age")
        }
    }
    private var storedAge = 0
    var nickname: String?
    var height = 1.5
    var width: CGFloat = 2
    var isMember = false
    var rank = Rank.low
    var friend: Person? {
        willSet { willChangeValue(for: \.friend) }
        didSet { didChangeValue(for: \.friend) }
    }
    var friends: [Person] = []
    var title: String { "Dr \(name)" }
    private var secret = "hidden value"

    init(_ name: String, age: Int = 0) {
        self.name = name
        super.init()
        storedAge = age
    }
}

extension Person {
    enum ObjectiveCMembers: MemberTable {
        static var properties: [Property] {
            [
                Property("name", \Person.name, isObservable: true),
                Property("age", \Person.age, isObservable: true),
                Property("nickname", \Person.nickname),
                Property("height", \Person.height),
                Property("width", \Person.width),
                Property("isMember", \Person.isMember),
                Property("rank", \Person.rank),
                Property("friend", \Person.friend, isObservable: true),
                Property("friends", \Person.friends),
                Property("title", \Person.title, affectedBy: ["name"]),
            ]
        }
    }
}

/// A subclass with a property of its own, and an override of an inherited one.
class Student: Person {
    @MainActor var school = "North"
    override var age: Int { didSet { ages.append(age) } }
    var ages: [Int] = []
}

extension Student {
    enum ObjectiveCMembers: MemberTable {
        static var properties: [Property] { [Property("school", \Student.school)] }
    }
}
