import Foundation

/// A view with an effect. Its content belongs in ``contentView``. Must be used on the main actor.
///
/// The material is drawn as a translucent colour; see `UIBlurEffect`.
open class UIVisualEffectView: UIView {
    /// The effect; nil for none. Changes appear immediately, even in an animation block.
    open var effect: UIVisualEffect? { didSet { if effect != oldValue { setNeedsDisplay() } } }

    /// The view for content on the material. Add subviews here, not to the effect view.
    public let contentView = UIView()

    /// Makes a view of size zero with an effect.
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

    /// Decodes an effect view from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        addContentView()
        interface.decode(self, as: UIVisualEffectView.self)
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(contentView, at: 0)
    }

    /// Always traps: content belongs in ``contentView``, as in UIKit.
    open override func addSubview(_ view: UIView) {
        trap("UIVisualEffectView.addSubview(_:) was called. Add the view to contentView.")
    }

    /// Always traps, as ``addSubview(_:)`` does.
    open override func insertSubview(_ view: UIView, at index: Int) {
        trap("UIVisualEffectView.insertSubview(_:at:) was called. Add the view to contentView.")
    }

    /// Always traps, as ``addSubview(_:)`` does.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        trap("UIVisualEffectView.insertSubview(_:belowSubview:) was called. Add the view to contentView.")
    }

    /// Always traps, as ``addSubview(_:)`` does.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        trap("UIVisualEffectView.insertSubview(_:aboveSubview:) was called. Add the view to contentView.")
    }

    @_spi(Host)
    open override var groundColor: UIColor? { effect?.material ?? backgroundColor }
}
