import Foundation
import FoundationCompatibility
import Testing

/// Values that are associated with objects.
@Suite("Associated objects")
struct AssociatedObjectTests {
    nonisolated(unsafe) private static var firstKey: UInt8 = 0
    nonisolated(unsafe) private static var secondKey: UInt8 = 0

    @Test func `a value is found under its key until it is removed`() {
        let object = NSObject()
        objc_setAssociatedObject(object, &Self.firstKey, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(object, &Self.secondKey, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, &Self.firstKey) as? String == "text")
        #expect(objc_getAssociatedObject(object, &Self.secondKey) as? Int == 5)
        #expect(objc_getAssociatedObject(NSObject(), &Self.firstKey) == nil)
        objc_setAssociatedObject(object, &Self.firstKey, nil as String?, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, &Self.secondKey) == nil)
    }

    @Test func `assign references weakly, and copy makes a copy`() {
        let object = NSObject()
        do {
            let value = NSObject()
            objc_setAssociatedObject(object, &Self.firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(object, &Self.firstKey) as? NSObject === value)
        }
        #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(object, &Self.secondKey, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect(objc_getAssociatedObject(object, &Self.secondKey) as? String == "a")
    }

    @Test func `values of deallocated objects are released after further associations`() {
        weak var former: NSObject?
        do {
            let value = NSObject()
            former = value
            objc_setAssociatedObject(NSObject(), &Self.firstKey, value, .OBJC_ASSOCIATION_RETAIN)
        }
        var live: [NSObject] = []
        for _ in 0..<2000 where former != nil {
            let object = NSObject()
            objc_setAssociatedObject(object, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
            live.append(object)
        }
        #expect(former == nil)
        #expect(live.allSatisfy { objc_getAssociatedObject($0, &Self.firstKey) as? Int == 1 })
    }

    @Test func `a value that is no object has no associated objects`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = objc_getAssociatedObject(5, UnsafeRawPointer(bitPattern: 8)!)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("objc_getAssociatedObject was called for a Int. Use an instance of a class."))
    }
}
