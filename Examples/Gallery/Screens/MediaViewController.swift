import AVKit
import UIKit

/// A video with controls, a sound, and spoken text.
class MediaViewController: SampleViewController {
    private let playerController = AVPlayerViewController()
    private var chime: AVAudioPlayer?
    private let chimeLabel = ResultLabel("Silent")
    private let synthesizer = AVSpeechSynthesizer()
    private let speechLabel = ResultLabel("Not spoken")

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(playerController)
        add(playerController.view, titled: "Video", height: 230)
        playerController.didMove(toParent: self)
        if let url = Bundle.module.url(forResource: "pattern", withExtension: "webm") {
            playerController.player = AVPlayer(url: url)
        }

        add([makeButton("Chime") { $0.playChime() }, chimeLabel], titled: "Sound")

        synthesizer.delegate = self
        let buttons = [makeButton("Speak") { $0.speak() }, makeButton("Stop") { $0.stop() }]
        add(buttons + [speechLabel], titled: "Speech")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        playerController.player?.pause()
        chime?.stop()
        stop()
    }

    private func makeButton(_ title: String, action: @escaping (MediaViewController) -> Void) -> UIButton {
        UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) }
        )
    }

    private func playChime() {
        do {
            let player = try chime ?? AVAudioPlayer(data: Chime.wav())
            chime = player
            player.delegate = self
            player.currentTime = 0
            chimeLabel.text = player.play() ? "Playing" : "Not playable"
        } catch {
            chimeLabel.text = error.localizedDescription
        }
    }

    private func speak() {
        let utterance = AVSpeechUtterance(string: "Searchlight speaks with the voice of the desktop.")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        synthesizer.speak(utterance)
    }

    private func stop() { synthesizer.stopSpeaking(at: .immediate) }
}

extension MediaViewController: AVAudioPlayerDelegate {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        chimeLabel.text = flag ? "Silent" : "Not playable"
    }
}

extension MediaViewController: AVSpeechSynthesizerDelegate {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        speechLabel.text = "Speaking"
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        speechLabel.text = "Spoken"
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        speechLabel.text = "Stopped"
    }
}
