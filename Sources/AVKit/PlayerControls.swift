import AVFoundation
@_spi(Host) import UIKitCore

/// The bar with the controls of playback: play, time, position, duration, mute. Not mirrored, because time runs from left to right.
final class PlayerControls: UIView {
    let playButton = UIButton(type: .system)
    let muteButton = UIButton(type: .system)
    let slider = UISlider()
    let elapsedLabel = UILabel()
    let durationLabel = UILabel()
    /// The height of the bar in points.
    static let height: CGFloat = 52
    /// Whether the position can be changed.
    var isSeekable = true {
        didSet { slider.isEnabled = isSeekable }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground.withAlphaComponent(0.92)
        layer.cornerRadius = 12
        clipsToBounds = true
        for label in [elapsedLabel, durationLabel] {
            label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular),
                maximumPointSize: 20
            )
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            // The slider tells the same.
            label.isAccessibilityElement = false
        }
        slider.isContinuous = true
        slider.accessibilityLabel = SystemTexts.text("Playback Position")
        for part in [playButton, elapsedLabel, slider, durationLabel, muteButton] {
            part.semanticContentAttribute = .playback
            addSubview(part)
        }
        show(isPlaying: false)
        show(isMuted: false)
    }

    required init?(coder: NSCoder) { return nil }

    func show(isPlaying: Bool) {
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        playButton.accessibilityLabel = SystemTexts.text(isPlaying ? "Pause" : "Play")
    }

    func show(isMuted: Bool) {
        muteButton.setImage(UIImage(systemName: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill"), for: .normal)
        muteButton.accessibilityLabel = SystemTexts.text(isMuted ? "Unmute" : "Mute")
    }

    /// Shows the time, unless the user moves the slider.
    func show(_ time: CMTime, of duration: CMTime) {
        let (elapsed, all) = (PlaybackTime.text(time), PlaybackTime.text(duration))
        if elapsedLabel.text != elapsed { elapsedLabel.text = elapsed }
        if durationLabel.text != all { durationLabel.text = all }
        slider.isEnabled = isSeekable && duration.isNumeric && duration > .zero
        slider.accessibilityValue = elapsed
        guard duration.isNumeric, !slider.isTracking else { return }
        slider.maximumValue = Float(max(duration.seconds, 0.001))
        slider.value = Float(time.seconds)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Without room for all parts, the less important ones are hidden.
        let texts = max(elapsedLabel.intrinsicContentSize.width, durationLabel.intrinsicContentSize.width)
        let labels = max(58, texts.rounded(.up) + 12)
        let (hasDuration, hasElapsed) = (bounds.width >= 184 + 2 * labels, bounds.width >= 172 + labels)
        durationLabel.isHidden = !hasDuration
        elapsedLabel.isHidden = !hasElapsed
        let (middle, side) = (bounds.midY, CGFloat(44))
        func place(_ part: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            part.frame = CGRect(x: x, y: middle - height / 2, width: max(0, width), height: height)
        }
        place(playButton, x: 4, width: side, height: side)
        place(muteButton, x: bounds.width - 4 - side, width: side, height: side)
        var (left, right) = (8 + side, bounds.width - 8 - side)
        if hasElapsed {
            place(elapsedLabel, x: left, width: labels, height: 24)
            left += labels
        }
        if hasDuration {
            place(durationLabel, x: right - labels, width: labels, height: 24)
            right -= labels
        }
        place(slider, x: left + 4, width: right - left - 8, height: 34)
    }
}
