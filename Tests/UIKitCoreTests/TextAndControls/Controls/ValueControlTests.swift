import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Switches, sliders, activity indicators and progress views")
struct ValueControlTests {
    @Test
    func `A tap toggles a switch and sends an event, and assigning isOn sends none`() {
        let control = UISwitch()
        var log: [String] = []
        control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
        control.isOn = true
        control.userTapped()
        #expect(!control.isOn)
        #expect(log == ["changed"])
        #expect(control.accessibilityValue == "off")
    }

    @Test
    func `A disabled switch ignores taps`() {
        let control = UISwitch()
        control.isEnabled = false
        control.userTapped()
        #expect(!control.isOn)
    }

    @Test
    func `A slider's value is clamped to its range`() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2)
        #expect(slider.value == 2)
        slider.maximumValue = 10
        slider.setValue(.nan, animated: false)
        #expect(slider.value == 2)
    }

    @Test
    func `A slider sends events while it moves, or only at the end if it is not continuous`() {
        let slider = UISlider()
        var values: [Float] = []
        slider.addAction(UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
        slider.userMoved(to: 0.5, isMoving: true)
        #expect(values == [0.5])
        slider.isContinuous = false
        slider.userMoved(to: 0.75, isMoving: true)
        #expect(values == [0.5])
        slider.userMoved(to: 0.75, isMoving: false)
        #expect(values == [0.5, 0.75])
        #expect(slider.accessibilityValue == "75%")
    }

    @Test
    func `An activity indicator is hidden while stopped, unless hidesWhenStopped is off`() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(spinner.isAnimating && !spinner.isHidden)
        spinner.stopAnimating()
        spinner.hidesWhenStopped = false
        #expect(!spinner.isAnimating && !spinner.isHidden)
        #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test
    func `Progress is clamped to 0 to 1 and is the accessibility value`() {
        let bar = UIProgressView(progressViewStyle: .default)
        #expect(bar.progress == 0)
        bar.progress = 0.254
        #expect(bar.accessibilityValue == "25%")
        bar.setProgress(2, animated: true)
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
        bar.progress = .nan
        #expect(bar.progress == 0)
    }

    @Test
    func `The height of a progress view depends on its style`() {
        let bar = UIProgressView(progressViewStyle: .bar)
        #expect(bar.frame.height == 2.5)
        bar.progressViewStyle = .default
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    }

    // MARK: Images of sliders

    @Test
    func `The images of a slider fall back to those of the normal state, and make the track shorter`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        #expect(slider.trackRect(forBounds: slider.bounds).width == 196)
        slider.setThumbImage(image, for: .normal)
        slider.setMinimumTrackImage(image, for: .disabled)
        slider.minimumValueImage = image
        #expect(slider.thumbImage(for: .highlighted) === image && slider.currentThumbImage === image)
        #expect(slider.currentMinimumTrackImage == nil)
        slider.isEnabled = false
        #expect(slider.currentMinimumTrackImage === image && slider.currentMaximumTrackImage == nil)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX == 38 && track.maxX == 198)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(thumb == CGRect(x: 168, y: 7, width: 30, height: 20))
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 2)
    }
}
