/// The first stored property of classes whose objects can be values in an attributed string.
///
/// Foundation compares the values of adjacent runs with `CFEqual`. `CFEqual` interprets the first word after an object's
/// header as Core Foundation's own, and its bits 8 to 17 as the Core Foundation type ID, for objects of any class. In a
/// Swift class that word is the first stored property. If these bits are all 0, as in the size of most fonts, the type is
/// invalid and the program ends with an illegal instruction. With any type ID other than that of the object's class,
/// `CFEqual` calls `isEqual(_:)`.
///
/// Only a direct subclass of `NSObject` can have its first property here. Its subclasses inherit it.
struct AttributeValueMark {
    /// All bits of the type ID are set: the highest ID, which no type has.
    private let word: UInt64 = 0x3FF00
}
