import CoreMedia
import Foundation
import Testing

/// Times as fractions.
@Suite("Times")
struct TimeTests {
    @Test func `A time of seconds is rounded to its scale, with a flag`() {
        let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 600)
        #expect(third.value == 200)
        #expect(CMTimeMakeWithSeconds(2.5, preferredTimescale: 600) == CMTime(value: 1500, timescale: 600))
        #expect(!CMTimeMakeWithSeconds(2.5, preferredTimescale: 600).hasBeenRounded)
        #expect(CMTime(seconds: 0.0001, preferredTimescale: 600).hasBeenRounded)
    }

    @Test func `Seconds that are too many for a scale get a smaller scale`() {
        let time = CMTime(seconds: 1e15, preferredTimescale: 1_000_000)
        #expect(time.timescale < 1_000_000)
        #expect(time.seconds == 1e15)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    }

    @Test func `A scale that is not positive makes an invalid time`() {
        #expect(!CMTimeMake(value: 1, timescale: 0).isValid)
        #expect(!CMTime(seconds: 1, preferredTimescale: -1).isValid)
    }

    @Test func `Equal moments are equal, and have the same hash, in all scales`() {
        let (half, other) = (CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600))
        #expect(half == other)
        #expect(half.hashValue == other.hashValue)
        #expect(Set([half, other]).count == 1)
    }

    @Test func `Kinds of times are ordered`() {
        let times = [
            CMTime.negativeInfinity, CMTime(value: -1, timescale: 1), .zero, CMTime(value: 1, timescale: 3),
            CMTime(value: 1, timescale: 2), .positiveInfinity, .indefinite, .invalid,
        ]
        #expect(times.shuffled().sorted() == times)
        #expect(CMTimeMinimum(times[2], times[3]) == .zero)
        #expect(CMTimeMaximum(times[2], times[5]) == .positiveInfinity)
    }

    @Test func `A sum has the common scale of its operands`() {
        let sum = CMTime(value: 1, timescale: 600) + CMTime(value: 1, timescale: 1000)
        #expect(sum.value == 8)
        #expect(sum.timescale == 3000)
        #expect(CMTime(value: 1, timescale: 2) - CMTime(value: 1, timescale: 2) == .zero)
    }

    @Test func `A sum without an exact scale is rounded`() {
        let sum = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_629)
        #expect(sum.hasBeenRounded)
        #expect(abs(sum.seconds - 2 / 2_147_483_640) < 1e-15)
    }

    @Test func `Sums of infinite, indefinite and invalid times`() {
        let second = CMTime(value: 1, timescale: 1)
        #expect(second + .positiveInfinity == .positiveInfinity)
        #expect(second - .positiveInfinity == .negativeInfinity)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((second + .indefinite).isIndefinite)
        #expect(!(second + .invalid).isValid)
    }

    @Test func `Times are multiplied by integers, numbers and ratios`() {
        let time = CMTime(value: 3, timescale: 2)
        #expect(CMTimeMultiply(time, multiplier: -2) == CMTime(value: -3, timescale: 1))
        #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5).seconds == 0.75)
        #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3) == CMTime(value: 1, timescale: 2))
        #expect(!CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 0).isValid)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1) == .negativeInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 2)) == time)
    }

    @Test(
        arguments: [
            (CMTimeRoundingMethod.roundHalfAwayFromZero, 2, -2), (.roundTowardZero, 1, -1), (.roundAwayFromZero, 2, -2),
            (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2), (.quickTime, 1, -1),
        ] as [(CMTimeRoundingMethod, Int64, Int64)]
    )
    func `A change of the scale is rounded by the method`(_ method: CMTimeRoundingMethod, _ up: Int64, _ down: Int64) {
        let (plus, minus) = (CMTime(value: 3, timescale: 20), CMTime(value: -3, timescale: 20))
        #expect(plus.convertScale(10, method: method).value == up)
        #expect(minus.convertScale(10, method: method).value == down)
        #expect(plus.convertScale(10, method: method).hasBeenRounded)
        #expect(!plus.convertScale(40, method: method).hasBeenRounded)
    }

    @Test func `Times that are not numbers keep their kind in another scale`() {
        #expect(CMTime.indefinite.convertScale(600, method: .default).isIndefinite)
        #expect(!CMTime.zero.convertScale(0, method: .default).isValid)
    }

    @Test func `Seconds of times that are not numbers`() {
        #expect(CMTimeGetSeconds(.indefinite).isNaN)
        #expect(CMTimeGetSeconds(kCMTimeInvalid).isNaN)
        #expect(CMTimeGetSeconds(.negativeInfinity) == -.infinity)
        #expect(CMTime.indefinite.isValid)
        #expect(!CMTime.indefinite.isNumeric)
    }

    @Test func `A time is described by its fraction and its seconds`() {
        #expect("\(CMTime(value: 1, timescale: 600))" == "{1/600 = 0.002}")
        #expect("\(CMTime.indefinite)" == "{INDEFINITE}")
    }

    @Test func `A time is encoded and decoded`() throws {
        let times = [CMTime(value: 7, timescale: 3), .indefinite, .invalid]
        let decoded = try JSONDecoder().decode([CMTime].self, from: JSONEncoder().encode(times))
        #expect(decoded == times)
        #expect(decoded[0].timescale == 3)
    }
}
