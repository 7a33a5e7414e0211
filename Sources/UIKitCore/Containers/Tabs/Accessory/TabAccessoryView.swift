import Foundation

/// The view behind the content of an accessory, in the colour of the bar.
final class TabAccessoryView: UIView {
    static var leastHeight: CGFloat { ControlMetrics.current.tabAccessoryHeight }

    let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height that the content requests, in points.
    func height(inWidth width: CGFloat) -> CGFloat {
        max(TabAccessoryView.leastHeight, content.requestedSize(in: CGSize(width: width, height: .infinity)).height)
            .rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.restFrame = bounds
    }
}
