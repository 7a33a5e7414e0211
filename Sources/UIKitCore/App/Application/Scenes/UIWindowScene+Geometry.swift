import Foundation

/// The geometry of a scene, for comparison.
struct SceneGeometry: Equatable {
    var frame: CGRect
    var traits: UITraitCollection
}

extension UIWindowScene {
    /// The orientation, derived from the shape of the key window: portrait if its height is at least its width, otherwise landscape
    /// right; unknown without a window.
    public var interfaceOrientation: UIInterfaceOrientation {
        guard let size = mainWindow?.bounds.size, size.width > 0, size.height > 0 else { return .unknown }
        return size.height >= size.width ? .portrait : .landscapeRight
    }

    /// The present geometry.
    public var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Whether the window fills the screen without a title bar. False: the desktop decides, and does not tell.
    public var isFullScreen: Bool { false }

    /// Asks the host to change the size of the key window.
    ///
    /// A desktop lets the user place windows, so that the origin of ``GeometryPreferences/Mac/systemFrame`` has no effect. Its size is
    /// limited by ``sizeRestrictions``.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The wishes. Orientations of iOS are an error, except for the present one.
    ///   - errorHandler: Called with a ``UISceneError`` if they cannot be fulfilled.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if !geometryPreferences.apply(to: self) { errorHandler?(UISceneError(.geometryRequestUnsupported)) }
    }

    /// The window that represents the scene.
    var mainWindow: UIWindow? { keyWindow ?? windows.last { !$0.isHidden } }

    /// Resizes the key window. Returns false without a window, or if the host cannot resize it.
    func resize(to size: CGSize) -> Bool {
        guard let window = mainWindow, let host, size.width > 0, size.height > 0 else { return false }
        let wish = sizeRestrictions?.limited(size) ?? size
        // X11 and Wayland have no larger windows.
        let limit: CGFloat = 32_767
        return host.resize(window, to: CGSize(width: min(wish.width, limit), height: min(wish.height, limit)))
    }

    /// Notifies the delegate if the geometry changed since the last layout.
    func noteGeometry() {
        let geometry = mainWindow.map { SceneGeometry(frame: $0.frame, traits: $0.traitCollection) }
        guard let geometry, geometry != lastGeometry else { return }
        let previous = lastGeometry
        lastGeometry = geometry
        guard let previous, let sceneDelegate = delegate as? any UIWindowSceneDelegate else { return }
        let old = Geometry(frame: previous.frame)
        sceneDelegate.windowScene(
            self,
            didUpdate: old.coordinateSpace,
            interfaceOrientation: old.interfaceOrientation,
            traitCollection: previous.traits
        )
        if previous.frame.size != geometry.frame.size {
            sceneDelegate.windowScene(self, didUpdateEffectiveGeometry: old)
        }
    }

    /// The geometry of a scene at one moment. Main actor.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The frame of the key window, in points. Its origin is zero where the desktop does not tell it.
        public let systemFrame: CGRect

        /// The coordinates of the scene.
        public let coordinateSpace: any UICoordinateSpace

        /// The orientation, derived from the frame's shape.
        open var interfaceOrientation: UIInterfaceOrientation {
            guard !systemFrame.isEmpty else { return .unknown }
            return systemFrame.height >= systemFrame.width ? .portrait : .landscapeRight
        }

        /// Whether the orientation cannot change. False: the user can give a window any shape.
        open var isInterfaceOrientationLocked: Bool { false }

        init(frame: CGRect) {
            systemFrame = frame
            coordinateSpace = UIView(frame: CGRect(origin: .zero, size: frame.size))
        }

        init(of scene: UIWindowScene) {
            systemFrame = scene.mainWindow?.frame ?? .zero
            coordinateSpace = scene.coordinateSpace
        }
    }

    /// Wishes for the geometry of a scene: ``Mac`` or ``iOS``. Main actor.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// Applies the wishes. Returns whether that is possible.
        func apply(to scene: UIWindowScene) -> Bool { false }

        /// A wish for the frame of a window.
        open class Mac: GeometryPreferences {
            /// The frame in points. Its size is used.
            open var systemFrame: CGRect

            /// Creates a wish without a frame, which has no effect.
            public override init() {
                systemFrame = .null
                super.init()
            }

            /// Creates a wish for a frame.
            public init(systemFrame: CGRect) {
                self.systemFrame = systemFrame
                super.init()
            }

            override func apply(to scene: UIWindowScene) -> Bool {
                systemFrame.isNull || scene.resize(to: systemFrame.size)
            }
        }

        /// A wish for orientations.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        open class iOS: GeometryPreferences {
            /// The orientations. Nil for any.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates a wish for any orientation.
            public override init() { super.init() }

            /// Creates a wish for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }

            override func apply(to scene: UIWindowScene) -> Bool {
                guard let interfaceOrientations else { return true }
                let present: UIInterfaceOrientationMask =
                    scene.interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
                return !interfaceOrientations.isDisjoint(with: present)
            }
        }
    }
}
