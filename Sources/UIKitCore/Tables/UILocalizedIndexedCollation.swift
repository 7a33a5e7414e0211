import Foundation

/// Puts objects into sections by the letter with which their name begins, as an address book does.
///
/// The letters are those of the person's language. Selectors do not exist on Linux, so the members that take one here take
/// a closure, for which a key path can stand: `section(for: person, collationString: \.name)`.
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

    /// The collation of the person's language.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of all sections: the letters of the language, and last `#` for what begins otherwise.
    open var sectionTitles: [String] { alphabet.titles }

    /// The titles along the edge of the table: the same.
    open var sectionIndexTitles: [String] { alphabet.titles }

    /// The section that belongs to a title along the edge. Traps beyond the end.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        require(
            sectionIndexTitles.indices.contains(indexTitleIndex),
            "UILocalizedIndexedCollation.section(forSectionIndexTitle:) was given \(indexTitleIndex), but there are "
                + "\(sectionIndexTitles.count) titles."
        )
        return indexTitleIndex
    }

    /// The section to which an object belongs.
    ///
    /// This form is this port's, in place of the one that takes a selector. It costs about a microsecond.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - collationString: Gives the name by which the object is found.
    open func section<Object>(for object: Object, collationString: (Object) -> String) -> Int {
        alphabet.section(of: collationString(object))
    }

    /// The objects of one section in the order of their names, without regard to case; equal names stay in their order.
    ///
    /// This form is this port's, in place of the one that takes a selector. Each name is asked for once.
    ///
    /// - Parameters:
    ///   - array: The objects.
    ///   - collationString: Gives the name of an object.
    open func sortedArray<Object>(from array: [Object], collationString: (Object) -> String) -> [Object] {
        array.map { (name: collationString($0), object: $0) }
            .sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
            .map(\.object)
    }

    // The parameter is optional, because a value of the type itself cannot exist, which the compiler would remark on.

    /// Not on Linux, where there are no selectors.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use section(for:collationString:) with a key path or a closure."
    )
    public func section(for object: Any, collationStringSelector selector: Selector?) -> Int {
        trap("There are no selectors on Linux.")
    }

    /// Not on Linux, where there are no selectors.
    @available(
        *,
        unavailable,
        message: "There are no selectors on Linux: use sortedArray(from:collationString:) with a key path or a closure."
    )
    public func sortedArray(from array: [Any], collationStringSelector selector: Selector?) -> [Any] {
        trap("There are no selectors on Linux.")
    }
}
