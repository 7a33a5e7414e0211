import Foundation

// Clients write `date as CVarArg` for the arguments of a format. On Apple's systems all types with an Objective-C class can be
// passed so. Foundation on Linux has only strings and numbers.

// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg {
    /// The address of the object. The caller keeps the object alive.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The object that a C argument list contains.
    public var _cVarArgObject: any CVarArg { NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate) }

    /// Traps: a C argument list contains the object instead.
    public var _cVarArgEncoding: [Int] { trap("A Date is passed in a C argument list by its _cVarArgObject.") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The object that a C argument list contains.
    public var _cVarArgObject: any CVarArg { NSArray(array: self) }

    /// Traps: a C argument list contains the object instead.
    public var _cVarArgEncoding: [Int] { trap("An Array is passed in a C argument list by its _cVarArgObject.") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The object that a C argument list contains.
    public var _cVarArgObject: any CVarArg { NSSet(set: self as Set<AnyHashable>) }

    /// Traps: a C argument list contains the object instead.
    public var _cVarArgEncoding: [Int] { trap("A Set is passed in a C argument list by its _cVarArgObject.") }
}
