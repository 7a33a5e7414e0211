import Foundation

/// The background appearance of a bar. A bar or navigation item copies an appearance that is assigned to it. Changes of the
/// appearance that its property returns take effect immediately. Main actor.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The kind of device that the appearance is for.
    public let idiom: UIUserInterfaceIdiom

    /// The material of the background, under ``backgroundColor``. Nil for none.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }

    /// The background colour. Nil for none.
    open var backgroundColor: UIColor? { didSet { didChange() } }

    /// The background image. A resizable image keeps its edges.
    open var backgroundImage: UIImage? { didSet { didChange() } }

    /// The colour of the separator at the bar's edge. Nil or clear for none.
    open var shadowColor: UIColor? { didSet { didChange() } }

    /// The image of the separator at the bar's edge. It is drawn as a separator in its tint colour, or in ``shadowColor`` if
    /// it has none. An empty image removes the separator.
    open var shadowImage: UIImage? { didSet { didChange() } }

    /// The closure that is called after each change.
    private var watcher: (() -> Void)?

    func didChange() { watcher?() }

    /// Sets the closure that is called after each change.
    func watch(_ watcher: @escaping () -> Void) { self.watcher = watcher }

    /// Creates an appearance with the default background for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the default background.
    public convenience override init() {
        self.init(idiom: UITraitCollection.current.userInterfaceIdiom)
    }

    /// Creates a copy of the background of a different appearance.
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

    /// Sets the default background: the bar's material, with a separator.
    open func configureWithDefaultBackground() {
        clear()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// Sets an opaque background with a separator.
    open func configureWithOpaqueBackground() {
        clear()
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Removes background and separator.
    open func configureWithTransparentBackground() { clear() }

    private func clear() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    /// Same as the typed `copy()`, without its type.
    @_disfavoredOverload
    open override func copy() -> Any { MainActor.assumeIsolated { makeCopy() } }
}

extension NSObjectProtocol where Self: UIBarAppearance {
    /// Returns an independent copy with the same type.
    @preconcurrency @MainActor
    public func copy() -> Self {
        guard let copy = makeCopy() as? Self else {
            trap("\(type(of: self)).copy() was called, but only UIKit's own bar appearances can be copied.")
        }
        return copy
    }
}
