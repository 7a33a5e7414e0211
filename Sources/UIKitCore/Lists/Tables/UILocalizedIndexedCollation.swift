import Foundation

/// Sorts objects into sections by the first letter of their name, as in an address book.
///
/// The letters are those of the user's language. Besides the members that take a selector, there are members that take a closure or
/// key path: `section(for: person, collationString: \.name)`.
///
/// Main actor.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private let alphabet: IndexAlphabet
    private static let shared = UILocalizedIndexedCollation(language: Locale.current.language.languageCode?.identifier)

    init(language: String?) {
        alphabet = IndexAlphabet(language: language ?? "en")
        super.init()
    }

    /// The collation for the user's language.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of all sections: the letters of the language, and `#` for all other names.
    open var sectionTitles: [String] { alphabet.titles }

    /// The titles of the section index: same as ``sectionTitles``.
    open var sectionIndexTitles: [String] { alphabet.titles }

    /// The section for a title of the section index. Traps for an invalid index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        require(
            sectionIndexTitles.indices.contains(indexTitleIndex),
            "UILocalizedIndexedCollation.section(forSectionIndexTitle:) was given \(indexTitleIndex), but there are "
                + "\(sectionIndexTitles.count) titles."
        )
        return indexTitleIndex
    }

    /// The section of an object.
    ///
    /// This method is an addition: UIKit's takes a selector. It takes about a microsecond.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - collationString: Returns the name of the object.
    open func section<Object>(for object: Object, collationString: (Object) -> String) -> Int {
        alphabet.section(of: collationString(object))
    }

    /// Returns the objects of a section sorted by name, ignoring case. Objects with equal names keep their order.
    ///
    /// This method is an addition: UIKit's takes a selector. It calls the closure once for each object.
    ///
    /// - Parameters:
    ///   - array: The objects.
    ///   - collationString: Returns the name of an object.
    open func sortedArray<Object>(from array: [Object], collationString: (Object) -> String) -> [Object] {
        array.map { (name: collationString($0), object: $0) }
            .sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
            .map(\.object)
    }

    /// The section of an object by its name. Traps if the object has no such method.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - selector: The selector of a method without arguments that returns the name.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        alphabet.section(of: Self.name(of: object, selector))
    }

    /// Returns the objects of a section sorted by name, ignoring case. Traps if an object has no such method.
    ///
    /// - Parameters:
    ///   - array: The objects.
    ///   - selector: The selector of a method without arguments that returns the name.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        sortedArray(from: array) { Self.name(of: $0, selector) }
    }

    private static func name(of object: Any, _ selector: Selector) -> String {
        let result = selector.send(to: object as AnyObject)
        guard let name = result as? String else {
            trap("UILocalizedIndexedCollation: '\(selector)' of \(type(of: object)) returned no string.")
        }
        return name
    }
}
