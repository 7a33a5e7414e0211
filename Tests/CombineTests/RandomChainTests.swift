import Combine
import Testing

/// Chains of random operators under random demand, compared with the same operations on arrays.
struct RandomChainTests {
    private typealias Stage = (
        publisher: (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>, array: ([Int]) -> [Int]
    )

    private static func stages(_ n: Int) -> [Stage] {
        [
            ({ $0.map { $0 &* 3 &+ n }.eraseToAnyPublisher() }, { $0.map { $0 &* 3 &+ n } }),
            ({ $0.filter { $0 % 3 != 0 }.eraseToAnyPublisher() }, { $0.filter { $0 % 3 != 0 } }),
            (
                { $0.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }.eraseToAnyPublisher() },
                { $0.compactMap { $0 % 2 == 0 ? $0 / 2 : nil } }
            ),
            (
                { $0.removeDuplicates { $0 % 5 == $1 % 5 }.eraseToAnyPublisher() },
                { $0.reduce(into: []) { if $0.last.map({ $0 % 5 }) != $1 % 5 { $0.append($1) } } }
            ),
            (
                { $0.scan(n, &+).eraseToAnyPublisher() },
                { values in values.indices.map { values[...$0].reduce(n, &+) } }
            ),
            ({ $0.dropFirst(n).eraseToAnyPublisher() }, { Array($0.dropFirst(n)) }),
            ({ $0.prefix(n + 4).eraseToAnyPublisher() }, { Array($0.prefix(n + 4)) }),
            ({ $0.drop { $0 % 4 != 0 }.eraseToAnyPublisher() }, { Array($0.drop { $0 % 4 != 0 }) }),
            ({ $0.prefix { $0 % 17 != 0 }.eraseToAnyPublisher() }, { Array($0.prefix { $0 % 17 != 0 }) }),
            ({ $0.append(n, 2).eraseToAnyPublisher() }, { $0 + [n, 2] }),
            ({ $0.prepend(7, n).eraseToAnyPublisher() }, { [7, n] + $0 }),
            ({ $0.collect(3).map { $0.count + $0[0] }.eraseToAnyPublisher() }, { group($0) }),
            ({ $0.zip((0...).publisher) { $0 &- $1 }.eraseToAnyPublisher() }, { $0.enumerated().map { $1 &- $0 } }),
            (
                { $0.flatMap(maxPublishers: .max(1)) { [$0, n].publisher }.eraseToAnyPublisher() },
                { $0.flatMap { [$0, n] } }
            ),
            (
                { $0.buffer(size: 1000, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher() },
                { $0 }
            ),
            ({ $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }, { $0 }),
            ({ $0.replaceEmpty(with: n).eraseToAnyPublisher() }, { $0.isEmpty ? [n] : $0 }),
        ]
    }

    private static func group(_ values: [Int]) -> [Int] {
        stride(from: 0, to: values.count, by: 3).map { min(3, values.count - $0) + values[$0] }
    }

    @Test(arguments: 1...400 as ClosedRange<UInt64>)
    func `a chain sends what arrays compute, no more than requested, and finishes once`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let input = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0...20, using: &random) }
        var publisher = input.publisher.eraseToAnyPublisher()
        var expected = input
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let stage = Self.stages(Int.random(in: 0...5, using: &random)).randomElement(using: &random)!
            publisher = stage.publisher(publisher)
            expected = stage.array(expected)
        }
        var requested = 0
        let recorder = publisher.record(demand: .none) { _, recorder in
            let returned = Int.random(in: 0...1, using: &random)
            let asked = Int.random(in: 0...1, using: &random)
            requested += returned + asked
            if asked > 0 { recorder.request(asked) }
            return .max(returned)
        }
        for _ in 0..<2000 where recorder.completion == nil {
            let count = Int.random(in: 1...3, using: &random)
            requested += count
            recorder.request(count)
            #expect(recorder.values.count <= requested)
        }
        #expect(recorder.values == expected)
        #expect(recorder.completion == "finished" && recorder.completionCount == 1 && recorder.subscriptionCount == 1)
    }
}
