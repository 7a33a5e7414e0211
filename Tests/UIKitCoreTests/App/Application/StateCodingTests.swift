import Foundation
import Testing

@testable import UIKitCore

/// Encoding of values for the next launch.
@Suite("Encoding of state values")
struct StateCodingTests {
    @Test
    func `Values of all supported types are decoded as they were encoded`() throws {
        let values: [String: Any] = [
            "text": "Ünï\u{0}", "yes": true, "no": false, "whole": Int.min, "part": -0.25, "bytes": Data([0, 255]),
            "date": Date(timeIntervalSinceReferenceDate: 1.5), "address": URL(string: "https://example.com/a?b")!,
            "list": [1, "two", [3.5]] as [Any], "map": ["a": ["b": 1]], "number": NSNumber(value: 7), "empty": [Int](),
        ]
        let read = try #require(StateCoding.values(in: try StateCoding.data(values)))
        #expect(read.keys.sorted() == values.keys.sorted())
        #expect(read["text"] as? String == "Ünï\u{0}")
        #expect(read["yes"] as? Bool == true)
        #expect(read["no"] as? Bool == false)
        #expect(read["whole"] as? Int == Int.min)
        #expect(read["part"] as? Double == -0.25)
        #expect(read["bytes"] as? Data == Data([0, 255]))
        #expect(read["date"] as? Date == Date(timeIntervalSinceReferenceDate: 1.5))
        #expect(read["address"] as? URL == URL(string: "https://example.com/a?b"))
        #expect((read["list"] as? [Any])?.count == 3)
        #expect(((read["list"] as? [Any])?[2] as? [Double]) == [3.5])
        #expect((read["map"] as? [String: Any])?["a"] as? [String: Int] == ["b": 1])
        #expect(read["number"] as? Int == 7)
        #expect((read["empty"] as? [Any])?.isEmpty == true)
    }

    @Test
    func `Equal dictionaries have equal encodings, whatever their order`() throws {
        let names = (0..<50).map { "key \($0)" }
        let one = Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
        var other: [String: Int] = [:]
        for name in names.reversed() { other[name] = 1 }
        #expect(try StateCoding.data(one) == StateCoding.data(other))
    }

    @Test
    func `The error about an unsupported value contains its key path`() throws {
        let error = #expect(throws: StateCoding.Unsupported.self) {
            try StateCoding.data(["outer": ["inner": NSObject()]])
        }
        #expect(error?.path == ["outer", "inner"])
        #expect(error?.isKey == false)
    }

    @Test
    func `Truncated, overlong, deeply nested and oversized encodings are rejected`() throws {
        let whole = try StateCoding.data(["list": [1, "two"], "text": "three"])
        for count in 0..<whole.count { #expect(StateCoding.values(in: whole.prefix(count)) == nil) }
        #expect(StateCoding.values(in: whole + [0]) == nil)
        let one = Data([0, 0, 0, 0, 0, 0, 0, 1])
        let nested = (0..<100_000).reduce(into: Data()) { data, _ in data += Data("a".utf8) + one }
        #expect(StateCoding.values(in: Data("m".utf8) + one + Data("s".utf8) + one + Data("k".utf8) + nested) == nil)
        for kind in "amsdu" {
            #expect(StateCoding.values(in: Data("\(kind)".utf8) + Data(repeating: 0xFF, count: 8)) == nil)
        }
        #expect(StateCoding.values(in: Data("i".utf8) + one) == nil)
    }

    @Test
    func `No single-bit change of the data crashes the decoder`() throws {
        let whole = try StateCoding.data(["list": [1, "two"], "text": "three", "date": Date()])
        for index in whole.indices {
            for bit in 0..<8 {
                var data = whole
                data[index] ^= 1 << bit
                _ = StateCoding.values(in: data)
            }
        }
    }
}
