import CoreLocation
import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Location managers", .serialized)
struct LocationManagerTests {
    private final class Log: NSObject, CLLocationManagerDelegate {
        var calls: [String] = []

        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            calls.append("old \(status.rawValue)")
        }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            calls.append("status \(manager.authorizationStatus.rawValue)")
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            calls += locations.map { "at \($0.coordinate.latitude) \($0.coordinate.longitude)" }
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            calls.append("error \((error as? CLError)?.code.rawValue ?? -1)")
        }

        /// The calls since the last time.
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private let log = Log()

    /// Launches an app with a manager whose delegate was told the first status.
    private func launch() async throws -> (AppDriver, CLLocationManager) {
        let driver = try await AppDriver.launch { UIViewController() }
        let manager = CLLocationManager()
        manager.delegate = log
        try await driver.wait(.zero)
        return (driver, manager)
    }

    @Test
    func `A delegate is told the status after it is set`() async throws {
        _ = try await launch()
        #expect(log.take() == ["old 0", "status 0"])
    }

    @Test
    func `A request for permission is answered, and reports no location`() async throws {
        let (driver, manager) = try await launch()
        try await driver.setLocation(latitude: 52.5, longitude: 13.4)
        _ = log.take()
        manager.requestWhenInUseAuthorization()
        try await driver.wait(.zero)
        #expect(log.take() == ["old 4", "status 4"])
        try await driver.setLocation(latitude: 52.6, longitude: 13.4)
        #expect(log.take().isEmpty)
    }

    @Test
    func `The location and its changes are reported until the updates are stopped`() async throws {
        let (driver, manager) = try await launch()
        try await driver.setLocation(latitude: 52.5, longitude: 13.4)
        _ = log.take()
        manager.startUpdatingLocation()
        try await driver.wait(.zero)
        #expect(log.take() == ["old 4", "status 4", "at 52.5 13.4"])
        try await driver.setLocation(latitude: 52.6, longitude: 13.4)
        #expect(log.take() == ["at 52.6 13.4"])
        #expect(manager.location?.coordinate.latitude == 52.6)
        manager.stopUpdatingLocation()
        try await driver.setLocation(latitude: 52.7, longitude: 13.4)
        #expect(log.take().isEmpty)
    }

    @Test
    func `Changes smaller than the distance filter are not reported`() async throws {
        let (driver, manager) = try await launch()
        try await driver.setLocation(latitude: 0, longitude: 0)
        manager.distanceFilter = 1000
        manager.startUpdatingLocation()
        try await driver.wait(.zero)
        _ = log.take()
        try await driver.setLocation(latitude: 0, longitude: 0.005)
        #expect(log.take().isEmpty)
        try await driver.setLocation(latitude: 0, longitude: 0.01)
        #expect(log.take() == ["at 0.0 0.01"])
    }

    @Test
    func `Significant changes are those of 500 metres`() async throws {
        let (driver, manager) = try await launch()
        try await driver.setLocation(latitude: 0, longitude: 0)
        manager.startMonitoringSignificantLocationChanges()
        try await driver.wait(.zero)
        _ = log.take()
        try await driver.setLocation(latitude: 0, longitude: 0.004)
        #expect(log.take().isEmpty)
        try await driver.setLocation(latitude: 0, longitude: 0.005)
        #expect(log.take() == ["at 0.0 0.005"])
    }

    @Test
    func `A request for one location is answered once`() async throws {
        let (driver, manager) = try await launch()
        try await driver.setLocation(latitude: 1, longitude: 2)
        _ = log.take()
        manager.requestLocation()
        try await driver.wait(.zero)
        #expect(log.take() == ["old 4", "status 4", "at 1.0 2.0"])
        try await driver.setLocation(latitude: 3, longitude: 4)
        try await driver.wait(.seconds(60))
        #expect(log.take().isEmpty)
    }

    @Test
    func `A request for one location fails after ten seconds without one`() async throws {
        let (driver, manager) = try await launch()
        try await driver.permitLocation()
        manager.requestLocation()
        try await driver.wait(.zero)
        _ = log.take()
        try await driver.wait(.seconds(9))
        #expect(log.take().isEmpty)
        try await driver.wait(.seconds(2))
        #expect(log.take() == ["error 0"])
    }

    @Test
    func `A refusal is reported, and a later start asks again`() async throws {
        let (driver, manager) = try await launch()
        try await driver.denyLocation()
        _ = log.take()
        manager.startUpdatingLocation()
        try await driver.wait(.zero)
        #expect(log.take() == ["old 2", "status 2", "error 1"])
        manager.stopUpdatingLocation()
        try await driver.setLocation(latitude: 1, longitude: 2)
        manager.startUpdatingLocation()
        try await driver.wait(.zero)
        #expect(log.take() == ["old 4", "status 4", "at 1.0 2.0"])
    }

    @Test
    func `Without a location service an error is reported`() async throws {
        let (driver, manager) = try await launch()
        #expect(CLLocationManager.locationServicesEnabled())
        _ = log.take()
        manager.startUpdatingLocation()
        try await driver.wait(.zero)
        #expect(log.take() == ["old 1", "status 1", "error 2"])
        #expect(!CLLocationManager.locationServicesEnabled())
    }

    @Test
    func `The locations are an asynchronous sequence`() async throws {
        let (driver, _) = try await launch()
        try await driver.setLocation(latitude: 1, longitude: 2)
        var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        try await driver.wait(.zero)
        #expect(await updates.next()?.location?.coordinate.latitude == 1)
        try await driver.setLocation(latitude: 3, longitude: 4)
        #expect(await updates.next()?.location?.coordinate.latitude == 3)
        try await driver.denyLocation()
        #expect(await updates.next()?.authorizationDenied == true)
    }

    @Test
    func `A manager that is released observes no more`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        try await driver.setLocation(latitude: 1, longitude: 2)
        var manager: CLLocationManager? = CLLocationManager()
        manager?.startUpdatingLocation()
        try await driver.wait(.zero)
        #expect(driver.isLocationObserved)
        manager = nil
        try await driver.wait(.zero)
        #expect(!driver.isLocationObserved)
    }
}
