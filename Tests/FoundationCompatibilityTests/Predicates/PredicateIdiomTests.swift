import Foundation
import FoundationCompatibility
import Testing

/// The way that search screens of iOS apps write predicates. The file imports both modules, as a rewritten client does.
@Suite struct PredicateIdiomTests {
    private final class Product: NSObject {
        let title: String
        let yearIntroduced: Int
        let introPrice: Double
        private(set) var isFavorite = false
        let added: Date
        let tags: [String]?

        init(_ title: String, year: Int, price: Double, isFavorite: Bool = false, tags: [String]? = nil) {
            self.title = title
            yearIntroduced = year
            introPrice = price
            self.isFavorite = isFavorite
            self.tags = tags
            added = Date(timeIntervalSinceReferenceDate: Double(year))
        }
    }

    private let products = [
        Product("Invisible Ghillie Suit", year: 2016, price: 1.5, tags: ["outdoor", "clothes"]),
        Product("Ginger Beer", year: 2015, price: 42.25, isFavorite: true, tags: ["drink"]),
        Product("Café au lait", year: 2007, price: 2),
    ]

    private func titles(_ predicate: NSPredicate) -> [String] {
        products.filter { predicate.evaluate(with: $0) }.map(\.title)
    }

    @Test func `a format filters strings by SELF CONTAINS`() {
        let text = "an"
        let predicate = NSPredicate(format: "SELF CONTAINS[cd] %@", text)
        #expect(
            ["Andorra", "Chad", "Österreich", "Åland"].filter { predicate.evaluate(with: $0) } == ["Andorra", "Åland"]
        )
    }

    @Test func `a format compares properties of objects with a string and a number`() {
        let text = "gin"
        let year = 2014
        #expect(
            titles(NSPredicate(format: "title BEGINSWITH[c] %@ AND yearIntroduced > %d", text, year)) == ["Ginger Beer"]
        )
    }

    @Test func `filtered(using:) of an array returns the matching objects`() {
        let predicate = NSPredicate(format: "title LIKE[cd] %@", "cafe*")
        let found = NSArray(array: products).filtered(using: predicate) as! [Product]
        #expect(found.map(\.title) == ["Café au lait"])
    }

    @Test func `filter(using:) of a mutable array removes the others`() {
        let array = NSMutableArray(array: [1, 2, 3, 4])
        array.filter(using: NSPredicate(format: "SELF > 2"))
        #expect(array.map { $0 as! Int } == [3, 4])
    }

    @Test func `filtered(using:) of sets returns the matching elements`() {
        let predicate = NSPredicate(format: "SELF BEGINSWITH 'a'")
        #expect(NSSet(array: ["ab", "b"]).filtered(using: predicate) == ["ab"])
        #expect(NSOrderedSet(array: ["ab", "b", "a"]).filtered(using: predicate).array as? [String] == ["ab", "a"])
    }

    @Test func `a compound predicate combines comparisons of expressions, as in Apple's table search`() {
        func predicates(_ searchString: String) -> [NSPredicate] {
            let titleExpression = NSExpression(forKeyPath: "title")
            let searchStringExpression = NSExpression(forConstantValue: searchString)
            var searchItems = [NSPredicate]()
            let titlePredicate = NSComparisonPredicate(
                leftExpression: titleExpression,
                rightExpression: searchStringExpression,
                modifier: .direct,
                type: .contains,
                options: [.caseInsensitive, .diacriticInsensitive]
            )
            searchItems.append(titlePredicate)
            let numberFormatter = NumberFormatter()
            if let target = numberFormatter.number(from: searchString) {
                let targetExpression = NSExpression(forConstantValue: target)
                let yearPredicate = NSComparisonPredicate(
                    leftExpression: NSExpression(forKeyPath: "yearIntroduced"),
                    rightExpression: targetExpression,
                    modifier: .direct,
                    type: .equalTo,
                    options: [.caseInsensitive, .diacriticInsensitive]
                )
                searchItems.append(yearPredicate)
            }
            return searchItems
        }
        func found(_ text: String) -> [String] {
            let items = text.components(separatedBy: " ").map {
                NSCompoundPredicate(orPredicateWithSubpredicates: predicates($0))
            }
            return titles(NSCompoundPredicate(andPredicateWithSubpredicates: items))
        }
        #expect(found("cafe 2007") == ["Café au lait"])
        #expect(found("2015") == ["Ginger Beer"])
        #expect(found("g") == ["Invisible Ghillie Suit", "Ginger Beer"])
    }

    @Test func `arguments can be of any type or nil`() {
        let date = Date(timeIntervalSinceReferenceDate: 2010)
        #expect(titles(NSPredicate(format: "added > %@", date as CVarArg)).count == 2)
        #expect(titles(NSPredicate(format: "added > %@", date as NSDate)).count == 2)
        #expect(titles(NSPredicate(format: "yearIntroduced IN %@", [2007, 2015])).count == 2)
        #expect(titles(NSPredicate(format: "yearIntroduced IN %@", NSArray(array: [2007]))).count == 1)
        #expect(titles(NSPredicate(format: "isFavorite == %@", NSNumber(value: true))) == ["Ginger Beer"])
        #expect(titles(NSPredicate(format: "isFavorite == %@", true)) == ["Ginger Beer"])
        #expect(titles(NSPredicate(format: "introPrice < %f", 2.5)).count == 2)
        #expect(titles(NSPredicate(format: "tags == %@", NSNull())) == ["Café au lait"])
        let nothing: String? = nil
        #expect(titles(NSPredicate(format: "tags == %@", nothing)) == ["Café au lait"])
    }

    @Test func `arguments can be an array or a C argument list`() {
        let format = "%K CONTAINS[cd] %@ AND yearIntroduced == %ld AND introPrice > %f"
        #expect(titles(NSPredicate(format: format, argumentArray: ["title", "GINGER", 2015, 42])) == ["Ginger Beer"])
        let arguments: [any CVarArg] = ["title", "GINGER", 2015, 42.0]
        #expect(titles(withVaList(arguments) { NSPredicate(format: format, arguments: $0) }) == ["Ginger Beer"])
    }

    @Test func `a C argument list can contain numbers of each size, dates and arrays`() {
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let arguments: [any CVarArg] = [Int32(-3), UInt64.max, 1.5, date, ["a"], "x"]
        let predicate = withVaList(arguments) {
            NSPredicate(format: "a == %d AND b == %lu AND c == %g AND d == %@ AND e == %@ AND f == %@", arguments: $0)
        }
        let object: [String: Any] = ["a": -3, "b": UInt64.max, "c": 1.5, "d": date, "e": ["a"], "f": "x"]
        #expect(predicate.evaluate(with: object))
    }

    @Test func `ANY compares the elements of an optional array`() {
        #expect(titles(NSPredicate(format: "ANY tags == %@", "drink")) == ["Ginger Beer"])
    }

    @Test func `a template takes values for its variables`() {
        let template = NSPredicate(format: "title BEGINSWITH[c] $prefix")
        #expect(titles(template.withSubstitutionVariables(["prefix": "inv"])) == ["Invisible Ghillie Suit"])
        #expect(template.evaluate(with: products[1], substitutionVariables: ["prefix": "g"]))
    }

    @Test func `a comparison predicate can be made from a format, next to Foundation's class of the same name`() {
        let predicate: NSPredicate = NSComparisonPredicate(format: "title == %@", "Ginger Beer")
        #expect(titles(predicate) == ["Ginger Beer"])
        #expect(titles(NSComparisonPredicate(format: "%K > %d", argumentArray: ["yearIntroduced", 2015])).count == 1)
    }

    @Test func `a predicate with a closure or a value is Foundation's`() {
        #expect(titles(NSPredicate { object, _ in (object as? Product)?.isFavorite == true }) == ["Ginger Beer"])
        #expect(titles(NSPredicate(value: true)).count == 3)
        #expect(NSPredicate(format: "TRUEPREDICATE") == NSPredicate(value: true))
    }
}
