import CoreLocation
import Foundation
import Testing

@Suite("Locations")
struct LocationTests {
    private func distance(
        _ latitude1: Double,
        _ longitude1: Double,
        _ latitude2: Double,
        _ longitude2: Double
    ) -> Double {
        CLLocation(latitude: latitude1, longitude: longitude1)
            .distance(from: CLLocation(latitude: latitude2, longitude: longitude2))
    }

    @Test
    func `Distances are those on the ellipsoid`() {
        #expect(abs(distance(0, 0, 0, 1) - 111_319.491) < 0.001)
        #expect(abs(distance(0, 0, 1, 0) - 110_574.389) < 0.001)
        #expect(abs(distance(-0.5, 10, 0.5, 10) - 110_574.304) < 0.1)
        #expect(distance(52.5, 13.4, 52.5, 13.4) == 0)
    }

    @Test
    func `A distance across the date line is short`() {
        #expect(abs(distance(0, 179.5, 0, -179.5) - 111_319.491) < 0.001)
    }

    @Test
    func `Opposite places are half the circumference apart`() {
        #expect(abs(distance(0, 0, 0, 180) - 20_015_000) < 20_000)
        #expect(abs(distance(90, 0, -90, 0) - 20_004_000) < 20_000)
    }

    @Test
    func `The distance from an invalid place is not a number`() {
        #expect(distance(.nan, 0, 0, 0).isNaN)
        #expect(distance(0, .infinity, 0, 0).isNaN)
    }

    @Test
    func `Distances are symmetric and at least those of the triangle's third side`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let places = (0..<3).map { _ in
                CLLocation(
                    latitude: .random(in: -89...89, using: &generator),
                    longitude: .random(in: -180...180, using: &generator)
                )
            }
            let direct = places[0].distance(from: places[2])
            #expect(abs(direct - places[2].distance(from: places[0])) < 0.01)
            let detour = places[0].distance(from: places[1]) + places[1].distance(from: places[2])
            #expect(detour >= direct - direct * 0.004)
        }
    }

    @Test
    func `A coordinate is valid within its ranges`() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test
    func `A location without motion has no speed, course and altitude`() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.speed == -1 && location.course == -1 && location.verticalAccuracy == -1)
        #expect(location.horizontalAccuracy == 0)
    }

    @Test
    func `A location keeps its values in an archive`() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
            altitude: 34,
            horizontalAccuracy: 5,
            verticalAccuracy: 6,
            course: 90,
            courseAccuracy: 1,
            speed: 2,
            speedAccuracy: 0.5,
            timestamp: Date(timeIntervalSinceReferenceDate: 1000)
        )
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.description == location.description)
        #expect(copy.altitude == 34 && copy.courseAccuracy == 1 && copy.speedAccuracy == 0.5)
    }

    @Test
    func `A circle contains the places within its radius`() {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let circle = CLCircularRegion(center: center, radius: 112_000, identifier: "home")
        #expect(circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(!circle.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.1)))
        #expect(circle == CLCircularRegion(center: center, radius: 1, identifier: "home"))
        #expect(circle != CLCircularRegion(center: center, radius: 112_000, identifier: "work"))
    }
}
