import HeadlessHost
import ScenarioSupport
import Testing
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
            await root?.library.reading?.value
            try await driver.settle()
        }
        try await walk.run()
    }
}
