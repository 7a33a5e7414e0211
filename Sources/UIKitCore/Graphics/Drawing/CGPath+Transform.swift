import Foundation

extension CGPath {
    /// Makes a rectangular path.
    ///
    /// - Parameter transform: The transform of the path; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the path of the ellipse in a rectangle.
    ///
    /// - Parameter transform: The transform of the path; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the path of a rectangle with rounded corners.
    ///
    /// - Parameter transform: The transform of the path; nil for none.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect,
            cornerWidth: cornerWidth,
            cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity
        )
        self.init(elements: path.elements)
    }

    /// Returns the transformed path. Never returns nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Returns the transformed path as a mutable path. Never returns nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.addPath(self, transform: transform?.pointee ?? .identity)
        return path
    }
}

extension CGPath {
    /// Returns the path in the opposite direction.
    func reversed() -> CGPath {
        let result = CGMutablePath()
        var start = CGPoint.zero
        var current = CGPoint.zero
        /// The segments of a subpath: the point before, and the element.
        var segments: [(CGPoint, Element)] = []
        func finish(isClosed: Bool) {
            guard !segments.isEmpty || isClosed else { return }
            result.append(.move(isClosed ? start : current))
            if isClosed, current != start { result.append(.line(current)) }
            for (point, element) in segments.reversed() {
                switch element {
                case .curve(let first, let second, _): result.append(.curve(second, first, point))
                default: result.append(.line(point))
                }
            }
            if isClosed { result.append(.close) }
            segments = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                start = point
                current = point
            case .line(let point), .curve(_, _, let point):
                segments.append((current, element))
                current = point
            case .close:
                finish(isClosed: true)
                current = start
            }
        }
        finish(isClosed: false)
        return result
    }
}

extension CGPath.Element {
    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), end.applying(transform))
        case .close: .close
        }
    }
}
