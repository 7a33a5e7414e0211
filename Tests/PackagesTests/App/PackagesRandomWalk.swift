import HeadlessHost
import RandomWalkSupport
import Testing
import TypeAhead
import UIKit

@testable import packages

/// A user who acts at random, at the packages of a fixture.
@MainActor
@Suite("Packages: random user")
struct PackagesRandomWalk {
    @Test func `A user who acts at random meets no error`() async throws {
        let fixture = try AptFixture()
        try fixture.writeLists([PackagesBench.list])
        try fixture.write(PackagesBench.status, to: "var/lib/dpkg/status")
        var root: PackagesViewController?
        let driver = try await AppDriver.launch {
            let controller = PackagesViewController(environment: fixture.environment)
            controller.start()
            root = controller
            return controller
        }
        let walk = try RandomWalk("Packages", driver) { driver in
            guard let root else { return }
            await root.library.reading?.value
            await root.list.finishCounting()
            try await driver.settle()
            for await state in root.list.search.updater.pipeline.states() where state.hasEnded { break }
            let detail = root.viewController(for: .secondary) as? UINavigationController
            await (detail?.topViewController as? PackageViewController)?.loading?.value
            try await driver.settle()
        }
        try await walk.run()
    }
}
