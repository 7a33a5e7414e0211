import Foundation
import Testing
@_spi(Host) import UIKitCore

/// `CGAffineTransform` and its application to points, sizes and rectangles.
@Suite("Affine transforms")
struct AffineTransformTests {
    private func expect(_ point: CGPoint, near x: CGFloat, _ y: CGFloat, _ location: SourceLocation = #_sourceLocation)
    {
        #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)", sourceLocation: location)
    }

    @Test func `a rotation by a quarter turn maps the positive x-axis to the positive y-axis`() {
        expect(CGPoint(x: 3, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), near: 0, 3)
    }

    @Test func `scaledBy, translatedBy and rotated apply before the transform, and concatenating after it`() {
        let moved = CGAffineTransform(translationX: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
        #expect(
            CGPoint(x: 1, y: 1).applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 2)))
                == CGPoint(x: 22, y: 2)
        )
        #expect(moved.translatedBy(x: 1, y: 2) == CGAffineTransform(translationX: 11, y: 2))
        expect(CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi)), near: 9, 0)
    }

    @Test func `the inverse of a transform maps a point back`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        expect(CGPoint(x: 5, y: 6).applying(transform).applying(transform.inverted()), near: 5, 6)
    }

    @Test func `a transform that is not invertible is its own inverse`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `isIdentity is true only for the identity`() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform(1, 0, 0, 1, 0, 0) == .identity)
    }

    @Test func `applying a transform to a rectangle returns the bounding box of the result`() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(
            CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        )
        #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func `applying a transform to a size ignores the translation`() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 50, ty: 50)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: -15))
    }

    @Test func `a transform is encoded as an array of six numbers`() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    }

    @Test func `recomposing the components of a transform yields the same transform`() {
        let some: [CGAffineTransform] = [
            .identity, CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 0.5).translatedBy(x: 4, y: 5),
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1),
            CGAffineTransform(scaleX: 0, y: 2),
            CGAffineTransform(a: 1, b: 0.5, c: 2, d: 3, tx: 1, ty: 2),
            CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
            CGAffineTransform(scaleX: 0, y: 0),
        ]
        for transform in some {
            let made = TransformParts(transform).transform
            for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
                #expect(abs(made[keyPath: path] - transform[keyPath: path]) < 1e-6, "\(transform) \(made)")
            }
        }
    }

    @Test func `decomposing a mirrored transform yields no rotation`() {
        #expect(TransformParts(CGAffineTransform(scaleX: -1, y: 1)).rotation == 0)
        #expect(TransformParts(CGAffineTransform(scaleX: 1, y: -1)).rotation == 0)
    }
}
