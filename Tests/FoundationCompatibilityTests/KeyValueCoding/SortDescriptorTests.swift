import Foundation
import FoundationCompatibility
import Testing

/// Sort descriptors with keys.
@Suite("Sort descriptors")
struct SortDescriptorTests {
    private let people = [Person("bob", age: 5), Person("Ada", age: 7), Person("Cem", age: 5)]

    private func names(_ descriptors: NSSortDescriptor...) -> [String]? {
        ((people as NSArray).sortedArray(using: descriptors) as? [Person])?.map(\.name)
    }

    @Test func `a list is sorted by several keys`() {
        #expect(
            names(NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "title", ascending: true))
                == ["Ada", "Cem", "bob"]
        )
    }

    @Test func `a selector determines how texts are compared`() {
        let descriptor = NSSortDescriptor(
            key: "name",
            ascending: true,
            selector: Selector("localizedCaseInsensitiveCompare:")
        )
        #expect(names(descriptor) == ["Ada", "bob", "Cem"])
        #expect(descriptor.key == "name")
        #expect(descriptor.selector == "localizedCaseInsensitiveCompare:")
    }

    @Test func `a comparator gets the values`() {
        let descriptor = NSSortDescriptor(key: "age", ascending: true) { first, second in
            ((second as? NSNumber) ?? 0).compare((first as? NSNumber) ?? 0)
        }
        #expect(names(descriptor)?.first == "Ada")
    }

    @Test func `without a key the objects themselves are compared, and a descriptor can be reversed`() throws {
        let descriptor = NSSortDescriptor(key: nil, ascending: true)
        #expect(([3, 1, 2] as NSArray).sortedArray(using: [descriptor]) as? [Int] == [1, 2, 3])
        let reversed = try #require(descriptor.reversedSortDescriptor as? NSSortDescriptor)
        #expect(([3, 1, 2] as NSArray).sortedArray(using: [reversed]) as? [Int] == [3, 2, 1])
    }

    @Test func `nil is before other values`() {
        people[1].nickname = "A"
        #expect(names(NSSortDescriptor(key: "nickname", ascending: false))?.first == "Ada")
    }
}
