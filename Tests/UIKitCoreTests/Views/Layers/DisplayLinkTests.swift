import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Display links, on the clock of the host.
@MainActor
@Suite("Display links")
struct DisplayLinkTests {
    @MainActor
    private final class Target: NSObject {
        var times: [CFTimeInterval] = []
        var target: [CFTimeInterval] = []
        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            target.append(link.targetTimestamp)
        }
    }

    private func launch() async throws -> (AppDriver, Target, CADisplayLink) {
        let driver = try await AppDriver.launch { UIViewController() }
        let target = Target()
        return (driver, target, CADisplayLink(target: target, selector: Selector("tick:", Target.tick)))
    }

    private func pass(_ milliseconds: Int, _ driver: AppDriver) {
        for _ in 0..<milliseconds { driver.host.clock.advance(by: .milliseconds(1)) }
    }

    @Test func `a link sends a message for each frame, with its time`() async throws {
        let (driver, target, link) = try await launch()
        pass(100, driver)
        #expect(target.times.isEmpty && link.timestamp == 0)
        link.add(to: .main, forMode: .common)
        pass(1000, driver)
        #expect((58...60).contains(target.times.count))
        let gaps = zip(target.times, target.times.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { $0 > 0.015 && $0 < 0.019 })
        #expect(zip(target.target, target.times.dropFirst()).allSatisfy { abs($0 - $1) < 0.003 })
        link.invalidate()
    }

    @Test func `a paused, removed or invalid link sends nothing`() async throws {
        let (driver, target, link) = try await launch()
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        pass(100, driver)
        #expect(target.times.isEmpty)
        link.isPaused = false
        pass(100, driver)
        let count = target.times.count
        #expect(count > 4)
        link.remove(from: .main, forMode: .common)
        pass(100, driver)
        #expect(target.times.count == count)
        link.add(to: .main, forMode: .default)
        link.invalidate()
        link.add(to: .main, forMode: .default)
        pass(100, driver)
        #expect(target.times.count == count)
    }

    @Test func `a frame rate limits the messages`() async throws {
        let (driver, target, link) = try await launch()
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        link.add(to: .main, forMode: .common)
        pass(1000, driver)
        #expect((18...21).contains(target.times.count))
        target.times = []
        link.preferredFramesPerSecond = 10
        #expect(link.preferredFrameRateRange.maximum == 10)
        pass(1000, driver)
        #expect((9...11).contains(target.times.count))
        link.invalidate()
    }

    @Test func `an invalid link releases its target`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        weak var former: Target?
        let link: CADisplayLink
        do {
            let target = Target()
            former = target
            link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick))
        }
        #expect(former != nil)
        link.add(to: .main, forMode: .common)
        pass(50, driver)
        link.invalidate()
        pass(50, driver)
        #expect(former == nil)
    }
}
