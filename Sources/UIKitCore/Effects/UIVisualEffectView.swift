import Foundation

/// A view with an effect, in whose ``contentView`` the app puts what lies on it. Main actor.
///
/// The material is drawn as a translucent colour; see `UIBlurEffect`.
open class UIVisualEffectView: UIView {
    /// The effect; nil for none. A material shows at once, also in a block of animations.
    open var effect: UIVisualEffect? { didSet { if effect != oldValue { setNeedsDisplay() } } }

    /// What lies on the material: add views here, and not to the effect view.
    public let contentView = UIView()

    /// Makes a view with an effect, of no size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Reads a view from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        addContentView()
        decodeEffect(interface.element, loader: interface.loader)
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(contentView, at: 0)
    }

    /// Traps for any view: what lies on the material belongs in ``contentView``, as in UIKit.
    open override func addSubview(_ view: UIView) {
        trap("UIVisualEffectView.addSubview(_:) was called. Add the view to the contentView.")
    }

    /// Traps for any view, as ``addSubview(_:)`` does.
    open override func insertSubview(_ view: UIView, at index: Int) {
        trap("UIVisualEffectView.insertSubview(_:at:) was called. Add the view to the contentView.")
    }

    /// Traps for any view, as ``addSubview(_:)`` does.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        trap("UIVisualEffectView.insertSubview(_:belowSubview:) was called. Add the view to the contentView.")
    }

    /// Traps for any view, as ``addSubview(_:)`` does.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        trap("UIVisualEffectView.insertSubview(_:aboveSubview:) was called. Add the view to the contentView.")
    }

    @_spi(Host)
    open override var groundColor: UIColor? { effect?.material ?? backgroundColor }
}
