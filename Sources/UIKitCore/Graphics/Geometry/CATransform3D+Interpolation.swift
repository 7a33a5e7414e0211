import Foundation

extension CATransform3D {
    /// Returns the transform between this one and another, at a progress from 0 to 1: rotations turn about one axis, by at most half a
    /// turn.
    func mixed(_ other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
        if progress == 0 { return self }
        if progress == 1 { return other }
        guard let from = SpatialParts(self), let to = SpatialParts(other) else {
            return CATransform3D(
                rows: zip(rows, other.rows).map { old, new -> [CGFloat] in
                    zip(old, new).map { $0 + ($1 - $0) * progress }
                }
            )
        }
        return from.mixed(to, progress).transform
    }

    /// Returns the transform with the origin at a point.
    func about(_ point: CGPoint) -> CATransform3D {
        CATransform3DMakeTranslation(-point.x, -point.y, 0).concatenating(self)
            .concatenating(CATransform3DMakeTranslation(point.x, point.y, 0))
    }

    /// The transform without NaN and infinity.
    var drawable: CATransform3D {
        CATransform3D(rows: rows.map { row -> [CGFloat] in row.map { $0.isFinite ? $0 : 0 } })
    }
}

/// A transform that is decomposed for interpolation: scale and skew, then rotation, then translation, then perspective.
private struct SpatialParts {
    /// Scale and skew: the lower left part of a matrix of three rows.
    var form: [[CGFloat]]
    /// The rotation as a quaternion of length 1: x, y, z and w.
    var turn: [CGFloat]
    var move: [CGFloat]
    /// The last column.
    var perspective: [CGFloat]

    /// Decomposes a transform; nil for one that maps space to a plane.
    init?(_ transform: CATransform3D) {
        let rows = transform.rows
        var axes = rows[..<3].map { Array($0[..<3]) }
        var form: [[CGFloat]] = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
        func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
        func cross(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
            [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        }
        // Gram–Schmidt: each row is a sum of the earlier axes and a new one.
        for row in 0..<3 {
            for earlier in 0..<row {
                let share = dot(axes[row], axes[earlier])
                form[row][earlier] = share
                axes[row] = zip(axes[row], axes[earlier]).map { $0 - share * $1 }
            }
            let length = dot(axes[row], axes[row]).squareRoot()
            guard length > 1e-9 else { return nil }
            form[row][row] = length
            axes[row] = axes[row].map { $0 / length }
        }
        // A mirrored transform has a negative scale.
        if dot(axes[0], cross(axes[1], axes[2])) < 0 {
            axes[2] = axes[2].map { -$0 }
            form[2][2] = -form[2][2]
        }
        self.form = form
        move = Array(rows[3][..<3])
        perspective = rows.map { $0[3] }
        turn = Self.quaternion(axes)
    }

    private init(form: [[CGFloat]], turn: [CGFloat], move: [CGFloat], perspective: [CGFloat]) {
        (self.form, self.turn, self.move, self.perspective) = (form, turn, move, perspective)
    }

    func mixed(_ other: SpatialParts, _ progress: CGFloat) -> SpatialParts {
        func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * progress } }
        return SpatialParts(
            form: zip(form, other.form).map(mix),
            turn: Self.slerp(turn, other.turn, progress),
            move: mix(move, other.move),
            perspective: mix(perspective, other.perspective)
        )
    }

    var transform: CATransform3D {
        let axes = Self.axes(turn)
        var rows = form.map { factors -> [CGFloat] in
            (0..<3).map { column -> CGFloat in
                factors[0] * axes[0][column] + factors[1] * axes[1][column] + factors[2] * axes[2][column]
            }
        }
        rows.append(move)
        return CATransform3D(rows: zip(rows, perspective).map { row, last -> [CGFloat] in row + [last] })
    }

    /// The rotation of three axes.
    private static func quaternion(_ m: [[CGFloat]]) -> [CGFloat] {
        let trace = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return [(m[1][2] - m[2][1]) / s, (m[2][0] - m[0][2]) / s, (m[0][1] - m[1][0]) / s, s / 4]
        }
        let i = (0..<3).max { m[$0][$0] < m[$1][$1] } ?? 0
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        let s = max(1 + m[i][i] - m[j][j] - m[k][k], 1e-12).squareRoot() * 2
        var parts: [CGFloat] = [0, 0, 0, (m[j][k] - m[k][j]) / s]
        parts[i] = s / 4
        parts[j] = (m[i][j] + m[j][i]) / s
        parts[k] = (m[i][k] + m[k][i]) / s
        return parts
    }

    private static func axes(_ q: [CGFloat]) -> [[CGFloat]] {
        let (x, y, z, w) = (q[0], q[1], q[2], q[3])
        return [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
        ]
    }

    /// Spherical interpolation.
    private static func slerp(_ from: [CGFloat], _ to: [CGFloat], _ progress: CGFloat) -> [CGFloat] {
        var product = zip(from, to).reduce(0) { $0 + $1.0 * $1.1 }
        var to = to
        if product < 0 {
            to = to.map { -$0 }
            product = -product
        }
        var (first, second) = (1 - progress, progress)
        if product < 0.9999 {
            let angle = CGFloat(acos(Double(min(product, 1))))
            let sine = CGFloat(sin(Double(angle)))
            first = CGFloat(sin(Double((1 - progress) * angle))) / sine
            second = CGFloat(sin(Double(progress * angle))) / sine
        }
        let sum = zip(from, to).map { $0 * first + $1 * second }
        let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? sum.map { $0 / length } : from
    }
}
