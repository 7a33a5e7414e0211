import Foundation
import FoundationCompatibility

/// The properties that key-value coding and observing find by name.
extension AVPlayer {
    enum ObjectiveCMembers: MediaMemberTable {
        static var properties: [Property] {
            [
                Property("status", \AVPlayer.status, isObservable: true),
                Property("error", \AVPlayer.error, isObservable: true),
                Property("rate", \AVPlayer.rate, isObservable: true),
                Property("timeControlStatus", \AVPlayer.timeControlStatus, isObservable: true),
                Property("reasonForWaitingToPlay", \AVPlayer.reasonForWaitingToPlay, isObservable: true),
                Property("currentItem", \AVPlayer.currentItem as KeyPath, isObservable: true),
                Property("volume", \AVPlayer.volume, isObservable: true),
                Property("muted", \AVPlayer.isMuted, isObservable: true),
            ]
        }
    }
}

extension AVPlayerItem {
    enum ObjectiveCMembers: MediaMemberTable {
        static var properties: [Property] {
            [
                Property("status", \AVPlayerItem.status, isObservable: true),
                Property("error", \AVPlayerItem.error, isObservable: true),
                Property("duration", \AVPlayerItem.duration, isObservable: true),
                Property("presentationSize", \AVPlayerItem.presentationSize, isObservable: true),
                Property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges, isObservable: true),
                Property("seekableTimeRanges", \AVPlayerItem.seekableTimeRanges, isObservable: true),
                Property("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp, isObservable: true),
                Property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty, isObservable: true),
                Property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull, isObservable: true),
            ]
        }
    }
}

extension AVPlayerLooper {
    enum ObjectiveCMembers: MediaMemberTable {
        static var properties: [Property] {
            [
                Property("status", \AVPlayerLooper.status, isObservable: true),
                Property("loopCount", \AVPlayerLooper.loopCount, isObservable: true),
            ]
        }
    }
}

extension AVPlayerLayer {
    enum ObjectiveCMembers: MediaMemberTable {
        static var properties: [Property] {
            [Property("readyForDisplay", \AVPlayerLayer.isReadyForDisplay, isObservable: true)]
        }
    }
}
