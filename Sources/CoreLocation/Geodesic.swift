import Foundation

/// Distances on the ellipsoid WGS 84.
enum Geodesic {
    private static let equator = 6_378_137.0
    private static let flattening = 1 / 298.257223563

    /// The length in metres of the shortest line between two places, by Vincenty's inverse formula. For places nearly opposite on the
    /// globe, for which it does not converge, the distance on a sphere.
    static func distance(_ first: CLLocationCoordinate2D, _ second: CLLocationCoordinate2D) -> Double {
        let (latitude1, latitude2) = (radians(first.latitude), radians(second.latitude))
        let difference = radians(second.longitude - first.longitude).remainder(dividingBy: 2 * .pi)
        guard latitude1.isFinite, latitude2.isFinite, difference.isFinite else { return .nan }
        if latitude1 == latitude2, difference == 0 { return 0 }
        let polar = equator * (1 - flattening)
        let (reduced1, reduced2) = (atan((1 - flattening) * tan(latitude1)), atan((1 - flattening) * tan(latitude2)))
        let (sine1, cosine1, sine2, cosine2) = (sin(reduced1), cos(reduced1), sin(reduced2), cos(reduced2))
        var lambda = difference
        for _ in 0..<100 {
            let (sineLambda, cosineLambda) = (sin(lambda), cos(lambda))
            let sineSigma = hypot(cosine2 * sineLambda, cosine1 * sine2 - sine1 * cosine2 * cosineLambda)
            let cosineSigma = sine1 * sine2 + cosine1 * cosine2 * cosineLambda
            guard sineSigma > 0 else { break }
            let sigma = atan2(sineSigma, cosineSigma)
            let sineAlpha = cosine1 * cosine2 * sineLambda / sineSigma
            let cosineAlphaSquared = 1 - sineAlpha * sineAlpha
            // On the equator the line has no middle latitude.
            let middle = cosineAlphaSquared > 1e-15 ? cosineSigma - 2 * sine1 * sine2 / cosineAlphaSquared : 0
            let c = flattening / 16 * cosineAlphaSquared * (4 + flattening * (4 - 3 * cosineAlphaSquared))
            let old = lambda
            lambda =
                difference + (1 - c) * flattening * sineAlpha
                * (sigma + c * sineSigma * (middle + c * cosineSigma * (2 * middle * middle - 1)))
            guard abs(lambda - old) < 1e-12 else { continue }
            let u = cosineAlphaSquared * (equator * equator - polar * polar) / (polar * polar)
            let a = 1 + u / 16384 * (4096 + u * (u * (320 - 175 * u) - 768))
            let b = u / 1024 * (256 + u * (u * (74 - 47 * u) - 128))
            let outer = b / 6 * middle * (4 * sineSigma * sineSigma - 3) * (4 * middle * middle - 3)
            let correction =
                b * sineSigma * (middle + b / 4 * (cosineSigma * (2 * middle * middle - 1) - outer))
            return polar * a * (sigma - correction)
        }
        return onSphere(latitude1, latitude2, difference)
    }

    /// The haversine formula, with the mean radius.
    private static func onSphere(_ latitude1: Double, _ latitude2: Double, _ difference: Double) -> Double {
        let (north, east) = (sin((latitude2 - latitude1) / 2), sin(difference / 2))
        let half = north * north + cos(latitude1) * cos(latitude2) * east * east
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
