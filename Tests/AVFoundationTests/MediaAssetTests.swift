#if GStreamer
import AVFoundation
import Foundation
import MediaTestSupport
import Testing

/// Properties of media.
@Suite("Assets")
struct MediaAssetTests {
    @Test func `Duration, tracks and whether media can be played are loaded together`() async throws {
        let file = try await MediaFile.video(seconds: 2)
        let asset = AVURLAsset(url: file.url)
        #expect(asset.url == file.url)
        let (duration, isPlayable, tracks) = try await asset.load(.duration, .isPlayable, .tracks)
        #expect(abs(duration.seconds - 2) < 0.1)
        #expect(isPlayable)
        #expect(Set(tracks.map(\.mediaType)) == [.video, .audio])
    }

    @Test func `A video's track has a size and a rate`() async throws {
        let file = try await MediaFile.video(seconds: 1, width: 80, height: 60)
        let asset = AVAsset(url: file.url)
        #expect(asset is AVURLAsset)
        let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
        let (size, rate) = try await track.load(.naturalSize, .nominalFrameRate)
        #expect(size == CGSize(width: 80, height: 60))
        #expect(rate == 10)
        #expect(track.asset === asset)
        #expect(try await asset.loadTrack(withTrackID: track.trackID) == track)
        #expect(try await asset.loadTrack(withTrackID: 77) == nil)
    }

    @Test func `The status of a property tells whether it is loaded`() async throws {
        let file = try await MediaFile.tone(seconds: 1)
        let asset = AVURLAsset(url: file.url)
        if case .notYetLoaded = asset.status(of: .duration) {} else { Issue.record("The duration is loaded.") }
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
        _ = try await asset.load(.duration)
        guard case .loaded(let duration) = asset.status(of: .duration) else {
            Issue.record("The duration is not loaded.")
            return
        }
        #expect(abs(duration.seconds - 1) < 0.01)
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
    }

    @Test func `Properties without asynchronous access wait`() async throws {
        let file = try await MediaFile.tone(seconds: 1)
        let asset = AVURLAsset(url: file.url)
        #expect(abs(asset.duration.seconds - 1) < 0.01)
        #expect(asset.tracks(withMediaType: .audio).count == 1)
        #expect(asset.tracks(withMediaType: .video).isEmpty)
        #expect(asset.isPlayable)
    }

    @Test func `Title and artist are metadata`() async throws {
        let file = try await MediaFile.song(tags: "title=Pattern,artist=Ada")
        let asset = AVURLAsset(url: file.url)
        let items = try await asset.load(.commonMetadata)
        let title = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle).first
        #expect(try await title?.load(.stringValue) == "Pattern")
        #expect(items.first { $0.commonKey == .commonKeyArtist }?.stringValue == "Ada")
    }

    @Test func `A missing file, and a file that is no media, are errors`() async throws {
        let text = try await MediaFile.text()
        let error = await #expect(throws: AVError.self) { try await AVURLAsset(url: text.url).load(.duration) }
        #expect(error?.code == .fileFormatNotRecognized)
        #expect(error?.localizedDescription.isEmpty == false)
        let missing = AVURLAsset(url: URL(fileURLWithPath: "/absent/video.webm"))
        let other = await #expect(throws: AVError.self) { try await missing.load(.isPlayable) }
        #expect(other?.code == .contentIsUnavailable)
        if case .failed = missing.status(of: .isPlayable) {} else { Issue.record("The status is not failed.") }
        #expect(!missing.isPlayable)
    }

    @Test func `A time is contained in a value`() {
        for time in [CMTime(value: -7, timescale: 600), .indefinite, CMTime(value: 1 << 60, timescale: 1)] {
            #expect(NSValue(time: time).timeValue == time)
        }
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 5, timescale: 2))
        #expect(NSValue(timeRange: range).timeRangeValue == range)
    }
}
#endif
