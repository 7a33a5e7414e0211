// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A transform in three dimensions: a matrix of four rows by which row vectors are multiplied.
///
/// The x axis points to the right, the y axis down, and the z axis towards the viewer. Angles are in radians.
public struct CATransform3D: Equatable, Sendable {
    /// The element in row 1 and column 1.
    public var m11: CGFloat
    /// The element in row 1 and column 2.
    public var m12: CGFloat
    /// The element in row 1 and column 3.
    public var m13: CGFloat
    /// The element in row 1 and column 4.
    public var m14: CGFloat
    /// The element in row 2 and column 1.
    public var m21: CGFloat
    /// The element in row 2 and column 2.
    public var m22: CGFloat
    /// The element in row 2 and column 3.
    public var m23: CGFloat
    /// The element in row 2 and column 4.
    public var m24: CGFloat
    /// The element in row 3 and column 1.
    public var m31: CGFloat
    /// The element in row 3 and column 2.
    public var m32: CGFloat
    /// The element in row 3 and column 3.
    public var m33: CGFloat
    /// The element in row 3 and column 4.
    public var m34: CGFloat
    /// The element in row 4 and column 1.
    public var m41: CGFloat
    /// The element in row 4 and column 2.
    public var m42: CGFloat
    /// The element in row 4 and column 3.
    public var m43: CGFloat
    /// The element in row 4 and column 4.
    public var m44: CGFloat

    /// Makes a matrix of zeros.
    public init() { self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]) }

    /// Makes a matrix from its elements, row by row.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Makes a matrix from four rows of four elements.
    init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0],
            m12: rows[0][1],
            m13: rows[0][2],
            m14: rows[0][3],
            m21: rows[1][0],
            m22: rows[1][1],
            m23: rows[1][2],
            m24: rows[1][3],
            m31: rows[2][0],
            m32: rows[2][1],
            m33: rows[2][2],
            m34: rows[2][3],
            m41: rows[3][0],
            m42: rows[3][1],
            m43: rows[3][2],
            m44: rows[3][3]
        )
    }

    /// The four rows.
    @_spi(Host)
    public var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// The transform in two dimensions.
    init(_ affine: CGAffineTransform) {
        self.init(rows: [
            [affine.a, affine.b, 0, 0], [affine.c, affine.d, 0, 0], [0, 0, 1, 0], [affine.tx, affine.ty, 0, 1],
        ])
    }

    /// The transform of points in the plane, without depth and perspective.
    var flat: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// Whether the transform keeps the plane.
    var isFlat: Bool { self == CATransform3D(flat) }

    /// Returns this transform followed by another one.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (left, right) = (rows, other.rows)
        return CATransform3D(
            rows: left.map { row -> [CGFloat] in
                (0..<4).map { column -> CGFloat in
                    row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
                        + row[3] * right[3][column]
                }
            }
        )
    }

    /// The inverse; nil for a matrix without one.
    var inverse: CATransform3D? {
        // Gauss–Jordan elimination with the largest pivots.
        var left = rows
        var right = CATransform3DIdentity.rows
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            guard abs(left[pivot][column]) > 1e-12 else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let factor = 1 / left[column][column]
            left[column] = left[column].map { $0 * factor }
            right[column] = right[column].map { $0 * factor }
            for row in 0..<4 where row != column {
                let share = left[row][column]
                guard share != 0 else { continue }
                left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
                right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
            }
        }
        return CATransform3D(rows: right)
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns a translation in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Returns a rotation by an angle in radians about an axis; the identity for an axis of length 0.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    // Exactly a transform of the plane.
    if x == 0, y == 0 { return CATransform3D(CGAffineTransform(rotationAngle: z < 0 ? -angle : angle)) }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let t = 1 - c
    return CATransform3D(rows: [
        [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
        [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
        [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns a translation in points, followed by a transform.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns a scaling, followed by a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns a rotation by an angle in radians about an axis, followed by a transform.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns a transform followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse; the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns the transform of a plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether the transform is that of a plane, without depth and perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isFlat }

/// Returns the transform of a plane that is equal to the given one; undefined unless that is one.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }

/// Whether the transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
