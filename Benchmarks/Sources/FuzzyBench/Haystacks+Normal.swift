import Foundation
import Names

extension Haystacks {
    /// A number of a normal distribution, by the method of Box and Muller.
    static func normal(mean: Double, deviation: Double, _ random: inout SplitMix) -> Double {
        let first = 1 - Double.random(in: 0..<1, using: &random)
        let second = Double.random(in: 0..<1, using: &random)
        return mean + deviation * (-2 * log(first)).squareRoot() * cos(2 * .pi * second)
    }
}
