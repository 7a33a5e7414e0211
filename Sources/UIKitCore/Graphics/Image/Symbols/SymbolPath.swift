import Foundation

/// A part of a symbol's drawing: a path in a square of 24 units, and the way of painting it.
struct SymbolStep: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    enum Ink: Hashable, Sendable {
        /// A line, whose width is a multiple of that of the weight.
        case stroke(CGFloat)
        case fill
    }

    var path: [Element]
    var ink: Ink
    /// Whether the step removes what is below it.
    var clears = false
    /// The number of the colour: 0 for the first one of a palette.
    var layer = 0
    /// The position among the parts that a variable value turns on; nil for other parts.
    var variable: Int?

    /// The same step moved and scaled. Lines keep their width.
    func transformed(_ transform: CGAffineTransform) -> SymbolStep {
        var step = self
        step.path = path.map { element in
            switch element {
            case .move(let point): .move(point.applying(transform))
            case .line(let point): .line(point.applying(transform))
            case .curve(let first, let second, let end):
                .curve(first.applying(transform), second.applying(transform), end.applying(transform))
            case .close: .close
            }
        }
        return step
    }
}

/// Reads the paths of ``SymbolDrawings``.
struct SymbolPathReader {
    private var path: [SymbolStep.Element] = []
    private var current = CGPoint.zero

    /// Reads a path; nil if it is malformed.
    static func read(_ text: some StringProtocol) -> [SymbolStep.Element]? {
        var reader = SymbolPathReader()
        var letter: Character?
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            var rest = Substring(word)
            if let first = rest.first, first.isLetter {
                if let letter, !reader.add(letter, numbers) { return nil }
                letter = first
                numbers = []
                rest = rest.dropFirst()
            }
            if rest.isEmpty { continue }
            guard let number = Double(rest) else { return nil }
            numbers.append(number)
        }
        guard let letter, reader.add(letter, numbers) else { return nil }
        return reader.path
    }

    /// Adds a shape.
    ///
    /// - Returns: Whether the letter is known and the numbers suffice.
    private mutating func add(_ letter: Character, _ n: [CGFloat]) -> Bool {
        switch (letter, n.count) {
        case ("M", 2): move(CGPoint(x: n[0], y: n[1]))
        case ("L", 2): line(CGPoint(x: n[0], y: n[1]))
        case ("H", 1): line(CGPoint(x: n[0], y: current.y))
        case ("V", 1): line(CGPoint(x: current.x, y: n[0]))
        case ("C", 6):
            curve(CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), CGPoint(x: n[4], y: n[5]))
        case ("Z", 0): path.append(.close)
        case ("O", 3): arc(center: CGPoint(x: n[0], y: n[1]), n[2], n[2], from: 0, to: 360, isClosed: true)
        case ("E", 4): arc(center: CGPoint(x: n[0], y: n[1]), n[2], n[3], from: 0, to: 360, isClosed: true)
        case ("A", 5): arc(center: CGPoint(x: n[0], y: n[1]), n[2], n[2], from: n[3], to: n[4], isClosed: false)
        case ("R", 5): rectangle(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
        case ("N", 5): polygon(center: CGPoint(x: n[0], y: n[1]), radii: [n[2]], count: Int(n[3]), turned: n[4])
        case ("T", 5):
            polygon(center: CGPoint(x: n[0], y: n[1]), radii: [n[2], n[3]], count: 2 * Int(n[4]), turned: -90)
        case ("G", 5):
            // The teeth of a gear have two outer and two inner points each.
            polygon(
                center: CGPoint(x: n[0], y: n[1]),
                radii: [n[2], n[2], n[3], n[3]],
                count: 4 * Int(n[4]),
                turned: -90 - 45 / n[4]
            )
        default: return false
        }
        return true
    }

    private mutating func move(_ point: CGPoint) {
        path.append(.move(point))
        current = point
    }

    private mutating func line(_ point: CGPoint) {
        path.append(.line(point))
        current = point
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        path.append(.curve(first, second, end))
        current = end
    }

    /// Adds an arc, clockwise. Angles are in degrees from the positive x axis.
    private mutating func arc(
        center: CGPoint,
        _ width: CGFloat,
        _ height: CGFloat,
        from start: CGFloat,
        to end: CGFloat,
        isClosed: Bool
    ) {
        func point(_ angle: CGFloat, _ x: CGFloat = 1, _ y: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGPoint(
                x: center.x + width * (cosine * x - sine * y),
                y: center.y + height * (sine * x + cosine * y)
            )
        }
        let (first, last) = (start * .pi / 180, end * .pi / 180)
        let count = max(1, Int(((last - first) / (.pi / 2)).rounded(.up)))
        let step = (last - first) / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        move(point(first))
        for index in 0..<count {
            let (from, to) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
            curve(point(from, 1, reach), point(to, 1, -reach), point(to))
        }
        if isClosed { path.append(.close) }
    }

    private mutating func rectangle(_ rect: CGRect, radius: CGFloat) {
        let rest = radius * 0.448
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(corner(rect.minX + radius, rect.minY))
        line(corner(rect.maxX - radius, rect.minY))
        curve(
            corner(rect.maxX - rest, rect.minY),
            corner(rect.maxX, rect.minY + rest),
            corner(rect.maxX, rect.minY + radius)
        )
        line(corner(rect.maxX, rect.maxY - radius))
        curve(
            corner(rect.maxX, rect.maxY - rest),
            corner(rect.maxX - rest, rect.maxY),
            corner(rect.maxX - radius, rect.maxY)
        )
        line(corner(rect.minX + radius, rect.maxY))
        curve(
            corner(rect.minX + rest, rect.maxY),
            corner(rect.minX, rect.maxY - rest),
            corner(rect.minX, rect.maxY - radius)
        )
        line(corner(rect.minX, rect.minY + radius))
        curve(
            corner(rect.minX, rect.minY + rest),
            corner(rect.minX + rest, rect.minY),
            corner(rect.minX + radius, rect.minY)
        )
        path.append(.close)
    }

    /// Adds a polygon whose points alternate between the radii.
    private mutating func polygon(center: CGPoint, radii: [CGFloat], count: Int, turned degrees: CGFloat) {
        for index in 0..<count {
            let angle = (degrees + 360 * CGFloat(index) / CGFloat(count)) * .pi / 180
            let radius = radii[index % radii.count]
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { move(point) } else { line(point) }
        }
        path.append(.close)
    }
}
