import AVFoundation
import Foundation
import FoundationCompatibility
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// Shows the video of a player with controls: play, position, mute. Present it, or add its view to another controller's.
///
/// A click on the video shows or hides the controls; during playback they disappear after three seconds, unless the user moves the pointer
/// or uses a screen reader. Keys, when the video was clicked or the controller was presented: Space plays and pauses, Left and Right move the
/// position by ten seconds, Home and End to its ends, M mutes, Escape closes a presented controller. Observable with key-value observing:
/// ``isReadyForDisplay``. Main actor.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let content = PlayerView()
    private var observations: [NSKeyValueObservation] = []
    private var itemObservations: [NSKeyValueObservation] = []
    private var layerObservation: NSKeyValueObservation?
    private var endObserver: (any NSObjectProtocol)?
    private var timeObserver: Any?
    private var hidingTimer: HostTimer?
    /// The place of the controls that the user chose, or the timer.
    private var areControlsHidden = false
    private var isPointerOverControls = false

    /// The player; nil for none. Strong reference. The controller does not play or pause it.
    open var player: AVPlayer? {
        didSet { if player !== oldValue { playerDidChange(from: oldValue) } }
    }

    /// Whether there are controls. Default: true.
    open var showsPlaybackControls = true {
        didSet { if showsPlaybackControls != oldValue { updateControls() } }
    }

    /// The place of the video in the view. Default: `resizeAspect`.
    open var videoGravity: AVLayerVideoGravity {
        get { content.videoView.playerLayer.videoGravity }
        set { content.videoView.playerLayer.videoGravity = newValue }
    }

    /// Whether the user may not change the position. Default: false.
    open var requiresLinearPlayback = false {
        didSet { updateControls() }
    }

    /// Whether a presented controller closes at the end of the item. Default: false.
    open var exitsFullScreenWhenPlaybackEnds = false

    /// Kept without effect: desktops have no centre for the titles of playing media in this library. Default: true.
    open var updatesNowPlayingInfoCenter = true

    /// Is notified of a presentation. Weak reference.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// A view between the video and the controls, for the app's own views; nil before the view is loaded. Its size is that of the view.
    open var contentOverlayView: UIView? { isViewLoaded ? content.overlay : nil }

    /// Whether the first frame of the item is visible.
    open var isReadyForDisplay: Bool { content.videoView.playerLayer.isReadyForDisplay }

    /// The rectangle of the video in the view's coordinates; empty without a video.
    open var videoBounds: CGRect { content.videoView.playerLayer.videoRect }

    // MARK: Life cycle

    /// Makes the view. Do not call it.
    open override func loadView() { view = content }

    /// Prepares the controls. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        content.controls.playButton.addAction(
            UIAction { [weak self] _ in self?.togglePlayback() },
            for: .primaryActionTriggered
        )
        content.controls.muteButton.addAction(
            UIAction { [weak self] _ in self?.toggleSound() },
            for: .primaryActionTriggered
        )
        content.controls.slider.addAction(UIAction { [weak self] _ in self?.sliderDidMove() }, for: .valueChanged)
        content.closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
        content.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self,
                action: Selector("tapped:", AVPlayerViewController.tapped(_:))
            )
        )
        content.addGestureRecognizer(
            UIHoverGestureRecognizer(
                target: self,
                action: Selector("pointerMoved:", AVPlayerViewController.pointerMoved(_:))
            )
        )
        updateAll()
    }

    /// Tells the delegate of a presentation. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        content.closeButton.isHidden = !isPresented
        if isBeingPresented, let coordinator = transitionCoordinator {
            delegate?.playerViewController(self, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
        }
    }

    /// Receives keys if it was presented. An override calls `super`.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isPresented { becomeFirstResponder() }
        showControls()
    }

    /// Tells the delegate of the end of a presentation, and pauses. An override calls `super`.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed else { return }
        if let coordinator = transitionCoordinator {
            delegate?.playerViewController(self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
        }
        player?.pause()
    }

    isolated deinit { removeTimeObserver(from: player) }

    /// Whether another controller presents this one, and not one that contains it.
    private var isPresented: Bool { parent == nil && presentingViewController != nil }

    private func close() { dismiss(animated: true) }

    // MARK: Player

    private func playerDidChange(from old: AVPlayer?) {
        removeTimeObserver(from: old)
        observations = []
        itemObservations = []
        if layerObservation == nil { observeVideo() }
        content.videoView.playerLayer.player = player
        if let player {
            observations = [
                player.observe(\.timeControlStatus) { [weak self] _, _ in self?.playbackDidChange() },
                player.observe(\.isMuted) { [weak self] _, _ in self?.updateControls() },
                player.observe(\.currentItem) { [weak self] _, _ in self?.itemDidChange() },
            ]
            timeObserver = player.addPeriodicTimeObserver(
                forInterval: CMTime(value: 1, timescale: 4),
                queue: .main
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.updateTime() }
            }
        }
        itemDidChange()
    }

    /// Passes on that the video becomes visible.
    private func observeVideo() {
        layerObservation = content.videoView.playerLayer.observe(\.isReadyForDisplay, options: .prior) {
            [weak self] _, change in
            guard let self else { return }
            if change.isPrior {
                willChangeValue(forKey: "readyForDisplay")
            } else {
                didChangeValue(forKey: "readyForDisplay")
            }
        }
    }

    private func removeTimeObserver(from player: AVPlayer?) {
        if let timeObserver { player?.removeTimeObserver(timeObserver) }
        timeObserver = nil
    }

    private func itemDidChange() {
        itemObservations = []
        if let endObserver { NotificationCenter.default.removeObserver(endObserver) }
        endObserver = nil
        if let item = player?.currentItem {
            itemObservations = [
                item.observe(\.status) { [weak self] _, _ in self?.updateAll() },
                item.observe(\.duration) { [weak self] _, _ in self?.updateTime() },
            ]
            endObserver = NotificationCenter.default.addObserver(
                forName: AVPlayerItem.didPlayToEndTimeNotification,
                object: item,
                queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.itemDidEnd() }
            }
        }
        updateAll()
    }

    private func itemDidEnd() {
        if exitsFullScreenWhenPlaybackEnds, isPresented { close() }
        showControls()
    }

    private func playbackDidChange() {
        updateAll()
        showControls()
    }

    // MARK: Controls

    private func updateAll() {
        guard isViewLoaded else { return }
        updateControls()
        updateTime()
        let item = player?.currentItem
        let error = item?.status == .failed ? item?.error : nil
        content.message.text = error?.localizedDescription
        content.message.isHidden = error == nil
        content.setNeedsLayout()
        let waits = player?.timeControlStatus == .waitingToPlayAtSpecifiedRate && item != nil && error == nil
        if waits { content.spinner.startAnimating() } else { content.spinner.stopAnimating() }
    }

    private func updateControls() {
        guard isViewLoaded else { return }
        content.controls.isHidden = !showsPlaybackControls || areControlsHidden
        content.closeButton.isHidden = !isPresented || content.controls.isHidden
        content.controls.isSeekable = !requiresLinearPlayback
        content.controls.playButton.isEnabled = player?.currentItem.map { $0.status != .failed } ?? false
        content.controls.show(isPlaying: isPlaying)
        content.controls.show(isMuted: player?.isMuted ?? false)
    }

    private func updateTime() {
        guard isViewLoaded else { return }
        content.controls.show(player?.currentTime() ?? .zero, of: player?.currentItem?.duration ?? .indefinite)
    }

    private var isPlaying: Bool { player.map { $0.rate != 0 } ?? false }

    func togglePlayback() {
        guard let player, player.currentItem != nil else { return }
        if isPlaying { player.pause() } else { player.play() }
        showControls()
    }

    func toggleSound() {
        player?.isMuted.toggle()
        showControls()
    }

    private func sliderDidMove() { seek(to: Double(content.controls.slider.value)) }

    /// Moves the position by seconds.
    func skip(_ seconds: Double) {
        guard let player else { return }
        seek(to: player.currentTime().seconds + seconds)
    }

    func seek(to seconds: Double) {
        guard let player, let item = player.currentItem, item.duration.isNumeric, !requiresLinearPlayback else {
            return
        }
        let time = CMTime(seconds: min(max(0, seconds), item.duration.seconds), preferredTimescale: 1_000_000_000)
        player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
        updateTime()
        showControls()
    }

    // MARK: Showing and hiding

    func tapped(_ recognizer: UITapGestureRecognizer) {
        let isOnControls = content.controls.frame.contains(recognizer.location(in: content))
        if content.controls.isHidden || !isOnControls { videoWasTapped() }
    }

    func videoWasTapped() {
        if view.window != nil { becomeFirstResponder() }
        if areControlsHidden || !isPlaying { showControls() } else { hideControls() }
    }

    func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        isPointerOverControls =
            [.began, .changed].contains(recognizer.state)
            && content.controls.frame.contains(recognizer.location(in: content))
        showControls()
    }

    func showControls() {
        areControlsHidden = false
        updateControls()
        hidingTimer?.cancel()
        hidingTimer = nil
        guard isPlaying, isViewLoaded, !UIAccessibility.isVoiceOverRunning,
            let host = view.window?.windowScene?.host
        else { return }
        hidingTimer = host.after(.seconds(3)) { [weak self] in self?.hideControls() }
    }

    private func hideControls() {
        // The focus must not be lost.
        guard isPlaying, !content.controls.slider.isTracking, !content.controls.containsFirstResponder,
            !isPointerOverControls
        else { return }
        areControlsHidden = true
        updateControls()
    }

    // MARK: Keys

    /// Whether the controller can receive keys: true.
    open override var canBecomeFirstResponder: Bool { true }

    /// Handles the keys of playback.
    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        handlePlaybackKey(press) || super.handleKey(press)
    }
}

/// The properties that key-value coding and observing find by name.
extension AVPlayerViewController {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("readyForDisplay", \AVPlayerViewController.isReadyForDisplay, isObservable: true),
                Property("player", \AVPlayerViewController.player as KeyPath),
            ]
        }
    }
}
