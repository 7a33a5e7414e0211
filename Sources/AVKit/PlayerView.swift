import AVFoundation
@_spi(Host) import UIKitCore

/// The view of a player view controller: the video, the app's overlay, messages and controls, from back to front.
final class PlayerView: UIView {
    let videoView = VideoView()
    let overlay = UIView()
    let controls = PlayerControls()
    let spinner = UIActivityIndicatorView(style: .large)
    let message = UILabel()
    let closeButton = UIButton(type: .system)
    /// Called after each layout.
    var onLayout: () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        videoView.isAccessibilityElement = true
        videoView.accessibilityLabel = SystemTexts.text("Video")
        videoView.accessibilityTraits = .image
        message.textColor = .white
        message.textAlignment = .center
        message.numberOfLines = 0
        message.font = .preferredFont(forTextStyle: .body)
        message.isHidden = true
        spinner.color = .white
        spinner.hidesWhenStopped = true
        overlay.backgroundColor = .clear
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.accessibilityLabel = SystemTexts.text("Close")
        closeButton.backgroundColor = controls.backgroundColor
        closeButton.layer.cornerRadius = 12
        closeButton.isHidden = true
        for part in [videoView, overlay, message, spinner, controls, closeButton] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        videoView.frame = bounds
        overlay.frame = bounds
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        spinner.sizeToFit()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = message.sizeThatFits(CGSize(width: max(0, safe.width - 16), height: .greatestFiniteMagnitude))
        message.frame = CGRect(
            x: safe.minX + 8,
            y: bounds.midY - size.height / 2,
            width: safe.width - 16,
            height: size.height
        )
        let height = PlayerControls.height
        let width = min(safe.width, 640)
        controls.frame = CGRect(x: safe.midX - width / 2, y: safe.maxY - height, width: max(0, width), height: height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        closeButton.frame = CGRect(x: isMirrored ? safe.maxX - 44 : safe.minX, y: safe.minY, width: 44, height: 44)
        onLayout()
    }
}
