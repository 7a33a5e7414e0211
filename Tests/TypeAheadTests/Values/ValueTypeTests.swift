import Foundation
import Testing

@testable import TypeAhead

@Suite("Types of values and their order")
struct ValueTypeTests {
    @Test func `the order of keys is that of numbers`() {
        let numbers = [
            -Double.infinity, -1e300, -2019, -1.5, -1, -Double.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude, 0.1, 1,
            9, 10, 2019, 1e300, .infinity,
        ]
        for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(OrderedKey(left) < OrderedKey(right)) }
        #expect(OrderedKey(-0.0) == OrderedKey(0))
        #expect(OrderedKey(.nan) == OrderedKey(0))
    }

    @Test(
        arguments: [
            ("0", 0), ("2000", 2000), ("10MB", 10_000_000), ("10 mb", 10_000_000), ("1.5k", 1500), ("1KiB", 1024),
            ("2gib", 2_147_483_648), ("3T", 3e12), ("1pb", 1e15), ("10B", 10),
        ] as [(String, Double)]
    )
    func `sizes have decimal and binary units`(text: String, bytes: Double) {
        #expect(SearchValueType.size.interval(of: text) == KeyInterval(of: OrderedKey(bytes)))
    }

    @Test(arguments: ["", "MB", "-1", "1e3", "10 X", "10MBs", "1.2.3", "٣", "10ib", "10bb"])
    func `other texts are no sizes`(text: String) { #expect(!SearchValueType.size.accepts(text)) }

    @Test(arguments: ["2019", "2019-05", "2019-05-17", "2019-05-17T10:30", "2019-05-17T10:30:15"])
    func `a date is the whole period that it names`(text: String) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let interval = try #require(SearchValueType.date(zone).interval(of: text))
        let formatter = ISO8601DateFormatter()
        let inside = try #require(formatter.date(from: "2019-05-17T08:30:15Z"))
        #expect(interval.contains(OrderedKey(inside)))
        let length = ["2019": 365 * 86400, "2019-05": 31 * 86400, "2019-05-17": 86400, "2019-05-17T10:30": 60]
        let start = try #require(interval.lower?.key)
        let seconds = Double(length[text] ?? 1)
        func date(_ key: OrderedKey) -> Double {
            let bits = key.bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Double(bitPattern: bits & ~(1 << 63))
        }
        #expect(date(try #require(interval.upper?.key)) - date(start) == seconds)
        #expect(interval.upper?.isIncluded == false)
    }

    @Test func `comparisons with a period begin and end with it`() throws {
        let type = SearchValueType.date(.gmt)
        let formatter = ISO8601DateFormatter()
        func contains(_ condition: SearchFilter.Condition, _ date: String) throws -> Bool {
            let interval = try #require(type.interval(of: condition))
            return interval.contains(OrderedKey(try #require(formatter.date(from: date))))
        }
        for (date, less, equal, greater) in [
            ("2018-12-31T23:59:59Z", true, false, false), ("2019-01-01T00:00:00Z", false, true, false),
            ("2019-12-31T23:59:59Z", false, true, false), ("2020-01-01T00:00:00Z", false, false, true),
        ] {
            #expect(try contains(.less("2019"), date) == less)
            #expect(try contains(.equal("2019"), date) == equal)
            #expect(try contains(.greater("2019"), date) == greater)
            #expect(try contains(.lessOrEqual("2019"), date) == (less || equal))
            #expect(try contains(.greaterOrEqual("2019"), date) == (greater || equal))
            #expect(try contains(.range("2018-06", "2019-06"), date) == (date < "2019-07"))
        }
    }

    @Test func `Debian's versions are ordered as by its package manager`() throws {
        let ordered = [
            "1.0~~", "1.0~~a", "1.0~", "1.0~beta2", "1.0~beta10", "1.0", "1.0-1~bpo1", "1.0-1", "1.0-1+b1", "1.0-10",
            "1.0a",
            "1.0a1", "1.0+dfsg", "1.0.1", "1.1", "1.9", "1.10", "2", "1:0.1", "1:1", "10:1",
        ]
        for (left, right) in zip(ordered, ordered.dropFirst()) {
            #expect(try key(left) < key(right), "\(left) \(right)")
        }
        for (left, right) in [("1.0", "1.00"), ("1.0", "0:1.0"), ("1.0", "1.0-0"), ("1a", "1a0"), ("01", "1")] {
            #expect(try key(left) == key(right), "\(left) \(right)")
        }
        for text in ["", "a:1", ":1", "1 0", "1.0\u{7F}", "1é"] { #expect(VersionOrder.debian.key(of: text) == nil) }
    }

    private func key(_ text: String, _ order: VersionOrder = .debian) throws -> OrderedKey {
        try #require(order.key(of: text))
    }

    /// A simple comparison by the rules of Debian's policy, part by part.
    private func compare(_ left: String, _ right: String) -> Int {
        func order(_ byte: UInt8?) -> Int {
            guard let byte, !(0x30...0x39).contains(byte) else { return 0 }
            if byte == UInt8(ascii: "~") { return -1 }
            return (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) ? Int(byte) : Int(byte) + 256
        }
        var (a, b) = (Array(left.utf8)[...], Array(right.utf8)[...])
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        while !a.isEmpty || !b.isEmpty {
            while a.first.map({ !isDigit($0) }) ?? false || b.first.map({ !isDigit($0) }) ?? false {
                let (x, y) = (order(a.first), order(b.first))
                if x != y { return x < y ? -1 : 1 }
                a = a.dropFirst()
                b = b.dropFirst()
            }
            let (x, y) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
            let (m, n) = (Int(String(decoding: x, as: UTF8.self)) ?? 0, Int(String(decoding: y, as: UTF8.self)) ?? 0)
            if m != n { return m < n ? -1 : 1 }
            a = a.dropFirst(x.count)
            b = b.dropFirst(y.count)
        }
        return 0
    }

    @Test func `keys of random versions compare like the versions`() throws {
        var random = SplitMix64(state: 5)
        func version() -> String {
            (0..<Int.random(in: 1...6, using: &random)).map { _ in
                ["0", "1", "9", "10", "00", ".", "~", "+", "a", "Z"].randomElement(using: &random)!
            }
            .joined()
        }
        for _ in 0..<20_000 {
            let (left, right) = (version(), version())
            let expected = compare(left, right)
            let (first, second) = (try key(left), try key(right))
            #expect((first < second ? -1 : first == second ? 0 : 1) == expected, "\(left) \(right)")
        }
    }

    @Test func `semantic versions are ordered with their pre-releases below the release`() throws {
        let ordered = [
            "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
            "1.0.0-rc.1", "1.0.0", "1.0.1-0", "1.2", "1.10.0", "v2",
        ]
        for (left, right) in zip(ordered, ordered.dropFirst()) {
            #expect(try key(left, .semantic) < key(right, .semantic), "\(left) \(right)")
        }
        #expect(try key("1", .semantic) == key("v1.0.0+build.5", .semantic))
        for text in ["", "v", "1.", "1.a", "1.2.3.4", "1-", "1-a..b", "1-ä", "-1"] {
            #expect(VersionOrder.semantic.key(of: text) == nil, "\(text)")
        }
    }

    @Test func `a lower and an upper bound that overlap form a range`() {
        func interval(_ condition: SearchFilter.Condition) -> KeyInterval {
            SearchValueType.number.interval(of: condition)!
        }
        let range = interval(.range("10", "20"))
        #expect([interval(.greaterOrEqual("10")), interval(.lessOrEqual("20"))].combined == [range])
        #expect(
            [interval(.lessOrEqual("15")), interval(.greaterOrEqual("10")), interval(.lessOrEqual("20"))].combined == [
                range
            ]
        )
        let apart = [interval(.less("10")), interval(.greater("20"))]
        #expect(apart.combined == apart)
        let touching = [interval(.less("10")), interval(.greaterOrEqual("10"))]
        #expect(touching.combined == touching)
        #expect(
            [interval(.equal("5")), interval(.greater("10")), interval(.less("20"))].combined.first
                == interval(.equal("5"))
        )
    }
}
