import Foundation
import Testing

@testable import UIKitCore

/// The coders of state restoration.
@Suite("State archives")
struct StateArchiveTests {
    /// An object of a custom class that refers to others.
    final class Place: NSObject, NSSecureCoding {
        let name: String
        var next: Place?

        init(_ name: String, next: Place? = nil) {
            self.name = name
            self.next = next
        }

        init?(coder: NSCoder) {
            guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return nil }
            self.name = name
            next = coder.decodeObject(of: Place.self, forKey: "next")
        }

        func encode(with coder: NSCoder) {
            coder.encode(name, forKey: "name")
            coder.encode(next, forKey: "next")
        }

        static let supportsSecureCoding = true
    }

    /// A class without support for secure coding.
    final class Unsafe: NSObject, NSCoding {
        override init() {}
        init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
    }

    private func unarchiver(secure: Bool = true, _ encode: (NSCoder) -> Void) throws -> StateUnarchiver {
        let archiver = StateArchiver(requiringSecureCoding: secure)
        encode(archiver)
        return try #require(StateUnarchiver(archiver.finish(), requiringSecureCoding: secure))
    }

    @Test(arguments: [true, false])
    func `Boolean values stay Boolean, also as objects and in arrays and dictionaries`(flag: Bool) throws {
        let coder = try unarchiver { coder in
            coder.encode(flag, forKey: "bool")
            coder.encode(flag as Any, forKey: "any")
            coder.encode(NSNumber(value: flag), forKey: "number")
            coder.encode([flag, NSNumber(value: flag)] as [Any], forKey: "array")
            coder.encode(["flag": NSNumber(value: flag)], forKey: "dictionary")
            coder.encode(NSNumber(value: Int8(1)), forKey: "byte")
        }
        for key in ["bool", "any", "number"] {
            #expect(coder.decodeObject(forKey: key) as? Bool == flag, "\(key)")
            #expect(coder.decodeObject(of: NSNumber.self, forKey: key)?.boolValue == flag, "\(key)")
            #expect(coder.decodeBool(forKey: key) == flag, "\(key)")
        }
        #expect(coder.decodeObject(forKey: "array") as? [Bool] == [flag, flag])
        #expect(coder.decodeObject(forKey: "dictionary") as? [String: Bool] == ["flag": flag])
        #expect(coder.decodeObject(forKey: "byte") as? Int == 1)
    }

    @Test func `decoding a missing key returns nil, zero or false, repeatedly`() throws {
        let coder = try unarchiver { $0.encode(3, forKey: "old") }
        for _ in 0..<2 {
            #expect(!coder.containsValue(forKey: "new"))
            #expect(coder.decodeObject(forKey: "new") == nil)
            #expect(coder.decodeObject(of: NSString.self, forKey: "new") == nil)
            #expect(coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "new") == nil)
            #expect(coder.decodeInteger(forKey: "new") == 0)
            #expect(coder.decodeInt32(forKey: "new") == 0)
            #expect(coder.decodeInt64(forKey: "new") == 0)
            #expect(coder.decodeDouble(forKey: "new") == 0)
            #expect(coder.decodeFloat(forKey: "new") == 0)
            #expect(!coder.decodeBool(forKey: "new"))
            #expect(coder.decodePropertyList(forKey: "new") == nil)
            #expect(coder.withDecodedUnsafeBytes(forKey: "new") { $0 == nil })
            #expect(coder.decodePoint(forKey: "new") == .zero)
        }
        #expect(coder.decodeInteger(forKey: "old") == 3)
        #expect(coder.error == nil)
    }

    @Test func `decoding a value of a different type returns nil, zero or false`() throws {
        let coder = try unarchiver {
            $0.encode("text", forKey: "text")
            $0.encode(1e300, forKey: "huge")
            $0.encode(Int.max, forKey: "large")
        }
        #expect(coder.decodeInteger(forKey: "text") == 0)
        #expect(!coder.decodeBool(forKey: "text"))
        #expect(coder.decodeDouble(forKey: "text") == 0)
        #expect(coder.decodeObject(of: NSNumber.self, forKey: "text") == nil)
        #expect(coder.decodeObject(of: Place.self, forKey: "text") == nil)
        #expect(coder.decodeObject(of: NSString.self, forKey: "huge") == nil)
        #expect(coder.decodeInteger(forKey: "huge") == 0)
        #expect(coder.decodeInt32(forKey: "large") == 0)
        #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "text")
    }

    @Test func `all supported types are decoded as they were encoded`() throws {
        let uuid = UUID()
        let coder = try unarchiver {
            $0.encode(true, forKey: "bool")
            $0.encode(NSNumber(value: true), forKey: "boolNumber")
            $0.encode(-7, forKey: "int")
            $0.encode(Int32(8), forKey: "int32")
            $0.encode(Float(0.5), forKey: "float")
            $0.encode(2.25, forKey: "double")
            $0.encode("text", forKey: "text")
            $0.encode(NSString("nstext"), forKey: "nstext")
            $0.encode(Date(timeIntervalSinceReferenceDate: 4), forKey: "date")
            $0.encode(Data([1, 2]), forKey: "data")
            $0.encode(URL(string: "https://example.com")!, forKey: "url")
            $0.encode(uuid, forKey: "uuid")
            $0.encode(IndexPath(indexes: [2, 3]), forKey: "path")
            $0.encode(["a", ["b"]] as [Any], forKey: "array")
            $0.encode(["k": [1: "one"]] as [String: Any], forKey: "dictionary")
            $0.encode(Set(["x", "y"]), forKey: "set")
            $0.encode(NSNull(), forKey: "null")
            $0.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
            $0.encodeBytes([5, 6, 7], length: 3, forKey: "bytes")
        }
        #expect(coder.decodeBool(forKey: "bool"))
        #expect(coder.decodeBool(forKey: "boolNumber"))
        #expect(coder.decodeInteger(forKey: "int") == -7)
        #expect(coder.decodeInt32(forKey: "int32") == 8)
        #expect(coder.decodeFloat(forKey: "float") == 0.5)
        #expect(coder.decodeDouble(forKey: "double") == 2.25)
        #expect(coder.decodeObject(forKey: "text") as? String == "text")
        #expect(coder.decodeObject(of: NSString.self, forKey: "nstext") == "nstext")
        #expect(coder.decodeObject(of: NSMutableString.self, forKey: "text") == "text")
        #expect(coder.decodeObject(of: NSDate.self, forKey: "date") as Date? == Date(timeIntervalSinceReferenceDate: 4))
        #expect(coder.decodeObject(of: NSData.self, forKey: "data") as Data? == Data([1, 2]))
        #expect(coder.decodeObject(forKey: "url") as? URL == URL(string: "https://example.com"))
        #expect(coder.decodeObject(of: NSUUID.self, forKey: "uuid") as UUID? == uuid)
        #expect(coder.decodeObject(forKey: "path") as? IndexPath == IndexPath(indexes: [2, 3]))
        #expect(coder.decodeObject(of: NSIndexPath.self, forKey: "path") as IndexPath? == IndexPath(indexes: [2, 3]))
        let array = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "array") as? [Any]
        #expect(array?.first as? String == "a")
        #expect(array?.last as? [String] == ["b"])
        let dictionary = coder.decodeObject(forKey: "dictionary") as? [String: Any]
        #expect(dictionary?["k"] as? [Int: String] == [1: "one"])
        #expect(coder.decodeObject(forKey: "set") as? Set<String> == ["x", "y"])
        #expect(coder.decodeObject(forKey: "null") == nil)
        #expect(coder.containsValue(forKey: "null"))
        #expect(coder.decodeRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.withDecodedUnsafeBytes(forKey: "bytes") { $0.map(Array.init) } == [5, 6, 7])
    }

    @Test func `values without keys are decoded in the order of encoding`() throws {
        let coder = try unarchiver {
            $0.encode("one" as Any?)
            $0.encode(Data([2]))
            $0.encode(["three"] as Any?)
        }
        #expect(coder.decodeObject() as? String == "one")
        #expect(coder.decodeData() == Data([2]))
        #expect(coder.decodeObject() as? [String] == ["three"])
        #expect(coder.decodeObject() == nil)
    }

    @Test func `shared objects keep their identity, and conditional objects without another reference are omitted`()
        throws
    {
        let (shared, alone) = (Place("shared"), Place("alone"))
        let coder = try unarchiver {
            $0.encodeConditionalObject(shared, forKey: "maybe")
            $0.encodeConditionalObject(alone, forKey: "alone")
            $0.encode([Place("a", next: shared), Place("b", next: shared)], forKey: "places")
        }
        let places = coder.decodeObject(of: [NSArray.self, Place.self], forKey: "places") as? [Place]
        #expect(places?.map(\.name) == ["a", "b"])
        #expect(places?[0].next?.name == "shared")
        #expect(places?[0].next === places?[1].next)
        #expect(coder.decodeObject(of: Place.self, forKey: "maybe") === places?[0].next)
        #expect(coder.decodeObject(of: Place.self, forKey: "alone") == nil)
    }

    @Test func `objects with circular references are encoded without endless recursion`() throws {
        let (first, second) = (Place("first"), Place("second"))
        first.next = second
        second.next = first
        let coder = try unarchiver { $0.encode(first, forKey: "place") }
        first.next = nil
        let read = coder.decodeObject(of: Place.self, forKey: "place")
        #expect(read?.next?.name == "second")
        #expect(read?.next?.next == nil)
    }

    @Test func `a secure archive creates no object of an unexpected class`() throws {
        let coder = try unarchiver { $0.encode(Place("here"), forKey: "place") }
        #expect(coder.decodeObject(forKey: "place") == nil)
        #expect(coder.decodeObject(of: NSString.self, forKey: "place") == nil)
        #expect(coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "place") == nil)
        #expect(coder.decodeObject(of: [Place.self], forKey: "place") is Place)
        let open = try unarchiver(secure: false) { $0.encode(Unsafe(), forKey: "object") }
        #expect(open.decodeObject(forKey: "object") is Unsafe)
    }

    @Test func `a value that cannot be encoded is omitted without affecting the others`() throws {
        struct Plain {}
        let coder = try unarchiver {
            $0.encode(Plain(), forKey: "plain")
            $0.encode(Unsafe(), forKey: "unsafe")
            $0.encode(UInt64.max, forKey: "large")
            $0.encode(1, forKey: "one")
        }
        for key in ["plain", "unsafe", "large"] { #expect(!coder.containsValue(forKey: key)) }
        #expect(coder.decodeInteger(forKey: "one") == 1)
    }

    // MARK: Hostile data

    @Test func `chains of objects are cut at the depth limit, both when encoding and when decoding`() throws {
        var chain: Place?
        for number in 0..<1_000 { chain = Place("\(number)", next: chain) }
        let archiver = StateArchiver(requiringSecureCoding: true)
        archiver.encode(chain, forKey: "chain")
        let data = archiver.finish()
        #expect(try #require(StateArchive.entries(in: data)).count <= StateArchive.depthLimit + 1)
        let written = try #require(StateUnarchiver(data, requiringSecureCoding: true))
        #expect(written.decodeObject(of: Place.self, forKey: "chain")?.name == "999")
        let name = try #require(_mangledTypeName(Place.self))
        let root = StateArchive.Entry(values: ["chain": [StateArchive.Tag.object: 1]])
        let links = (1...100_000).map { place in
            StateArchive.Entry(className: name, values: ["name": "x", "next": [StateArchive.Tag.object: place + 1]])
        }
        let read = try #require(
            StateUnarchiver(try StateArchive.data([root] + links), requiringSecureCoding: true)
        )
        var count = 0
        var place = read.decodeObject(of: Place.self, forKey: "chain")
        while let next = place {
            count += 1
            place = next.next
        }
        #expect(count > 0 && count <= StateArchive.depthLimit)
    }

    @Test func `an exponentially nested property list is rejected`() throws {
        // 40 arrays, which would expand to a million million values.
        let list: (Int) -> [UInt8] = { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for number in 0..<40 {
            offsets.append(UInt8(bytes.count))
            bytes += list(number)
        }
        offsets.append(UInt8(bytes.count))
        bytes.append(0x09)
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [41, 0, table] { bytes += withUnsafeBytes(of: UInt64(number).bigEndian, Array.init) }
        #expect(StateUnarchiver(Data(bytes), requiringSecureCoding: true) == nil)
        var state = RestorableState()
        state.application = Data(bytes)
        #expect(state.coder(for: state.application) == nil)
    }

    @Test func `dangling references and damaged values are decoded as nil`() throws {
        typealias Tag = StateArchive.Tag
        let values: [String: Any] = [
            "far": [Tag.object: 99], "root": [Tag.object: 0], "negative": [Tag.object: -1],
            "uneven": [Tag.keys: ["a", "b"], Tag.values: [1]], "keyless": [Tag.values: [1]], "bare": [1, 2],
            "uuid": [Tag.uuid: "no uuid"], "unknown": ["something": 1], "nested": [Tag.array: [[Tag.object: 99]]],
        ]
        let coder = try #require(
            StateUnarchiver(try StateArchive.data([StateArchive.Entry(values: values)]), requiringSecureCoding: false)
        )
        for key in values.keys { #expect(coder.decodeObject(forKey: key) == nil, "\(key)") }
    }

    @Test func `no single-bit change of an archive crashes the decoder`() throws {
        let archiver = StateArchiver(requiringSecureCoding: true)
        archiver.encode([Place("a", next: Place("b"))], forKey: "places")
        archiver.encode(["k": 1], forKey: "map")
        let whole = archiver.finish()
        for index in whole.indices {
            for bit in 0..<8 {
                var data = whole
                data[index] ^= 1 << bit
                guard let coder = StateUnarchiver(data, requiringSecureCoding: true) else { continue }
                _ = coder.decodeObject(of: [NSArray.self, Place.self], forKey: "places")
                _ = coder.decodeObject(of: NSDictionary.self, forKey: "map")
            }
        }
    }

    @Test func `encoding rejects values whose expansion is exponential`() throws {
        var list: [Any] = [1]
        for _ in 0..<45 { list = [list, list] }
        let coder = try unarchiver { $0.encode(list, forKey: "list") }
        #expect(!coder.containsValue(forKey: "list"))
        let error = #expect(throws: StateCoding.Unsupported.self) { try StateCoding.data(["list": list]) }
        #expect(error?.isTooLong == true)
    }
}
