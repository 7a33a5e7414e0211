import Foundation

/// How the ground of a bar looks. A bar, or a navigation item, that is given one takes a copy: what is changed afterwards in
/// the one that it gives back shows at once. Main actor.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// What sort of device the appearance is for.
    public let idiom: UIUserInterfaceIdiom

    /// The material of the ground, under ``backgroundColor``; nil for none.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }

    /// The colour of the ground; nil for none.
    open var backgroundColor: UIColor? { didSet { didChange() } }

    /// A picture on the ground. One that is resizable keeps its edges.
    open var backgroundImage: UIImage? { didSet { didChange() } }

    /// The colour of the line at the bar's edge; nil or clear for none.
    open var shadowColor: UIColor? { didSet { didChange() } }

    /// A picture for the line at the bar's edge, drawn as a line in its colour where it is drawn as a stencil in
    /// ``shadowColor``; an image of no size takes the line away.
    open var shadowImage: UIImage? { didSet { didChange() } }

    /// Tells what shows the appearance that it changed.
    private var watcher: (() -> Void)?

    func didChange() { watcher?() }

    /// Has a closure called after each change.
    func watch(_ watcher: @escaping () -> Void) { self.watcher = watcher }

    /// Makes the usual ground for a sort of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes the usual ground.
    public convenience override init() {
        self.init(idiom: UITraitCollection.current.userInterfaceIdiom)
    }

    /// Makes a ground like another one.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

    // MARK: Configuring

    /// Takes the usual ground: the bar's material, and a line.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// Takes an opaque ground, and a line.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Takes no ground and no line.
    open func configureWithTransparentBackground() { clear() }

    private func clear() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// The same as the other `copy()`, without its type.
    @_disfavoredOverload
    open override func copy() -> Any { MainActor.assumeIsolated { makeCopy() } }
}

extension NSObjectProtocol where Self: UIBarAppearance {
    /// Returns an appearance of the same kind that looks the same, and can be changed by itself.
    @MainActor
    public func copy() -> Self {
        guard let copy = makeCopy() as? Self else {
            trap("\(type(of: self)).copy() was called: a subclass of the app's own cannot be copied.")
        }
        return copy
    }
}
