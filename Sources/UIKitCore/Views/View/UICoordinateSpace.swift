import Foundation

/// A system of coordinates: a view, or the screen.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the view or screen in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point from these coordinates to others.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from other coordinates to these.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle from these coordinates to others.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from other coordinates to these.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A call with a view as argument uses the methods for views, which Swift would otherwise not prefer.
extension UIView: UICoordinateSpace {
    /// Converts a point from this view's coordinates to those of a view, also in another window, or of the screen.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = sharingWindow(coordinateSpace) { return convert(point, to: view as UIView?) }
        let place = ScreenSpace.place(of: self)
        let onScreen = convert(point, to: nil as UIView?) + place
        return coordinateSpace.convert(onScreen, from: ScreenSpace())
    }

    /// Converts a point from the coordinates of a view, also in another window, or of the screen, to those of this view.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = sharingWindow(coordinateSpace) { return convert(point, from: view as UIView?) }
        let place = ScreenSpace.place(of: self)
        let onScreen = ScreenSpace.point(point, in: coordinateSpace)
        return convert(CGPoint(x: onScreen.x - place.x, y: onScreen.y - place.y), from: nil as UIView?)
    }

    /// Converts a rectangle from this view's coordinates to those of a view, also in another window, or of the screen. Returns the
    /// bounding rectangle if a view is rotated.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = sharingWindow(coordinateSpace) { return convert(rect, to: view as UIView?) }
        let place = ScreenSpace.place(of: self)
        let onScreen = convert(rect, to: nil as UIView?).offsetBy(dx: place.x, dy: place.y)
        return coordinateSpace.convert(onScreen, from: ScreenSpace())
    }

    /// Converts a rectangle from the coordinates of a view, also in another window, or of the screen, to those of this view.
    /// Returns the bounding rectangle if a view is rotated.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = sharingWindow(coordinateSpace) { return convert(rect, from: view as UIView?) }
        let place = ScreenSpace.place(of: self)
        let onScreen = ScreenSpace.rect(rect, in: coordinateSpace)
        return convert(onScreen.offsetBy(dx: -place.x, dy: -place.y), from: nil as UIView?)
    }

    /// Returns the space if it is a view that is not in another window.
    private func sharingWindow(_ space: any UICoordinateSpace) -> UIView? {
        guard let view = space as? UIView, view.window === window || view.window == nil || window == nil else {
            return nil
        }
        return view
    }
}

/// The coordinates of the screen, in which windows have their frames. All screens of an app are one space.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let host: (any ApplicationHost)?

    init(host: (any ApplicationHost)? = nil) {
        self.host = host
        super.init()
    }

    /// The bounds of the screen; empty after the app ended.
    var bounds: CGRect { (host ?? UIApplication.current?.host)?.screenBounds ?? .zero }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        Self.point(point, in: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        Self.rect(rect, in: coordinateSpace)
    }

    static func point(_ point: CGPoint, in space: any UICoordinateSpace) -> CGPoint {
        space is ScreenSpace ? point : space.convert(point, to: ScreenSpace())
    }

    static func rect(_ rect: CGRect, in space: any UICoordinateSpace) -> CGRect {
        space is ScreenSpace ? rect : space.convert(rect, to: ScreenSpace())
    }

    /// The place of a view's window on the screen.
    static func place(of view: UIView) -> CGPoint { view.window?.storedFrame.origin ?? .zero }
}

extension CGPoint {
    fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
}

extension UIScreen {
    /// The coordinates of the screen.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(host: host) }

    /// The coordinates of the screen in its natural orientation. Same as ``coordinateSpace``: screens of desktops do not rotate.
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}

extension UIWindowScene {
    /// The coordinates of the scene: those of the screen, on which the desktop places each window of a scene by itself.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(host: host) }
}

extension UIWindow {
    /// The screen of the window: that of its scene, otherwise the app's. Traps if no app was launched.
    public var screen: UIScreen { windowScene?.screen ?? .main }
}
