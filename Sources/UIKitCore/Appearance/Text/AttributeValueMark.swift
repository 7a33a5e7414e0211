/// What a class has as its first stored property, so that its objects can be values in an attributed string.
///
/// Foundation compares the values of neighbouring runs with `CFEqual`. That takes the first word after an object's header
/// for Core Foundation's own, and bits 8 to 17 of it for the number of the object's Core Foundation type, whatever class
/// the object is of. In a class written in Swift that word is the first stored property. Where these bits are all 0, as
/// in the size of most fonts, the object counts as one of no type, which cannot be compared, and the program ends with an
/// illegal instruction. With any number that is not that of the object's class `CFEqual` calls `isEqual(_:)`.
///
/// Only a class that inherits from `NSObject` directly can have its first property here. Its subclasses inherit it.
struct AttributeValueMark {
    /// All bits of the type's number set: the highest one, which no type has.
    private let word: UInt64 = 0x3FF00
}
