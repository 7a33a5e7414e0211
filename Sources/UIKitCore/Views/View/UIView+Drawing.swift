import Foundation

/// The content that a view draws itself, in ``UIView/draw(_:)``.
@MainActor
final class ViewDrawing {
    /// The drawn image, stretched if the view has a different size now.
    fileprivate(set) var image: UIImage?
    /// The rectangle of the text of a label, in the label's coordinates; nil if it drew no text.
    fileprivate(set) var textRect: CGRect?
    /// The size of the view when it drew.
    fileprivate var size: CGSize?
    fileprivate(set) var isOutdated = true
    fileprivate var isRunning = false

    /// Sets the rectangle of the text while the view draws. The last call counts.
    func noteText(in rect: CGRect) {
        if isRunning { textRect = rect }
    }
}

/// Whether an override of `display(_:)` must be called.
enum ViewDisplayState {
    case outdated, running, current
}

extension UIView {
    /// Marks the view's own drawing outdated, unless it is drawing: changes that ``draw(_:)`` makes to the view are already
    /// part of the drawing.
    func markDrawingOutdated() {
        if displayState == .current { displayState = .outdated }
        if let drawing, !drawing.isRunning { drawing.isOutdated = true }
    }

    /// Whether the view is drawing itself at the moment.
    var isDrawing: Bool { drawing?.isRunning == true }

    /// The image of the view's own drawing; nil if its class draws nothing.
    var drawnImage: UIImage? { upToDateDrawing?.image }

    /// The view's own drawing after a call of ``draw(_:)`` if it was outdated; nil if the class draws nothing itself.
    var upToDateDrawing: ViewDrawing? {
        guard drawsItself else { return nil }
        let current = drawing ?? ViewDrawing()
        drawing = current
        let stretches =
            current.image != nil && contentMode == .scaleToFill && !redrawsInNewSize
            && backgroundPattern == nil
        let isCurrent = !current.isOutdated && (current.size == bounds.size || stretches)
        if !isCurrent, !current.isRunning { run(current) }
        return current
    }

    /// Draws the view if its drawing is outdated and can be seen. A hidden view draws when it is shown.
    func drawContent() {
        guard !isHidden else { return }
        if displayState == .outdated, ClassFactory.overrides(.display, in: type(of: self)) {
            displayState = .running
            display(layer)
            displayState = .current
        }
        _ = upToDateDrawing
        storedLayer?.displaySublayers()
    }

    private func run(_ drawing: ViewDrawing) {
        drawing.isOutdated = false
        drawing.size = bounds.size
        drawing.textRect = nil
        drawing.isRunning = true
        if drawingLayer != nil || ClassFactory.overrides(.draw, in: type(of: self)) { layerWillDraw(layer) }
        drawing.image = CGContext.image(of: bounds, scale: drawingScale, traits: traitCollection) { context in
            drawBackgroundPattern(in: context)
            if let layer = drawingLayer {
                layer.draw(in: context)
            } else if ClassFactory.overrides(.draw, in: type(of: self)) {
                draw(layer, in: context)
            } else {
                draw(bounds)
            }
        }
        drawing.isRunning = false
    }

    /// The pattern of the background colour; nil for other colours.
    var backgroundPattern: (tile: CGPattern, alpha: CGFloat)? { backgroundColor?.pattern(for: traitCollection) }

    /// The image that fills the background; nil for a colour without a pattern.
    var backgroundTile: UIImage? { backgroundPattern.map { $0.tile.tile(alpha: $0.alpha) } }

    /// Fills the background of a view that draws itself, because a host shows one image behind the subviews.
    private func drawBackgroundPattern(in context: CGContext) {
        guard backgroundPattern != nil, let backgroundColor else { return }
        context.saveGState()
        context.setFillColor(backgroundColor.cgColor)
        context.fill(bounds)
        context.restoreGState()
    }

    private var drawingScale: CGFloat {
        storedLayer?.contentsScale ?? max(1, traitCollection.displayScale)
    }

    /// The layer of the view, if its class overrides `CALayer.draw(in:)`.
    private var drawingLayer: CALayer? {
        let type: AnyClass = type(of: self).layerClass
        guard type != CALayer.self, let type = type as? CALayer.Type else { return nil }
        return ClassFactory.overridesDrawing(type) ? layer : nil
    }

    /// Whether the class of the view, or that of its layer, overrides the drawing.
    var drawsItselfByDefault: Bool {
        ClassFactory.overridesDraw(type(of: self)) || drawingLayer != nil
            || ClassFactory.overrides(.draw, in: type(of: self))
    }

    /// The image of the view's own drawing or layer.
    var contentImage: UIImage? { drawnImage ?? storedLayer?.filledContents }
}
