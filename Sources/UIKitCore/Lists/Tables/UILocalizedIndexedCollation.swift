import Foundation

/// Sorts objects into sections by the first letter of their name, as in an address book.
///
/// The letters are those of the user's language. There are no selectors on Linux, so the members that take one in UIKit take a
/// closure or key path here: `section(for: person, collationString: \.name)`.
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

    // The parameter is optional because `Selector` has no values; the compiler would warn otherwise.

    /// Unavailable: there are no selectors on Linux.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use section(for:collationString:) with a key path or a closure."
    )
    public func section(for object: Any, collationStringSelector selector: Selector?) -> Int {
        trap("There are no selectors on Linux.")
    }

    /// Unavailable: there are no selectors on Linux.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use sortedArray(from:collationString:) with a key path or a closure."
    )
    public func sortedArray(from array: [Any], collationStringSelector selector: Selector?) -> [Any] {
        trap("There are no selectors on Linux.")
    }
}
