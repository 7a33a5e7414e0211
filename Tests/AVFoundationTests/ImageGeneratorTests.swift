#if GStreamer
import AVFoundation
import Foundation
import MediaTestSupport
import Testing

/// Frames of videos at times.
@Suite("Image generator")
struct ImageGeneratorTests {
    private func generator(_ file: MediaFile) -> AVAssetImageGenerator {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: file.url))
        generator.requestedTimeToleranceBefore = .zero
        generator.requestedTimeToleranceAfter = .zero
        return generator
    }

    private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    @Test func `A frame is that of the time`() async throws {
        let file = try await MediaFile.video(seconds: 3)
        let generator = generator(file)
        let (image, actualTime) = try await generator.image(at: time(1.5))
        #expect(image.middleColor == "green")
        #expect(abs(actualTime.seconds - 1.5) < 0.11)
        #expect(try await generator.image(at: .zero).image.middleColor == "red")
        #expect(try await generator.image(at: time(100)).image.middleColor == "blue")
    }

    @Test func `Frames are made one after the other`() async throws {
        let file = try await MediaFile.video(seconds: 3)
        let generator = generator(file)
        var colors: [String] = []
        for await result in generator.images(for: [time(0.5), time(1.5), time(2.5), .invalid]) {
            colors.append((try? result.image.middleColor) ?? "none")
        }
        #expect(colors == ["red", "green", "blue", "none"])
    }

    @Test func `A frame is not larger than the maximum size`() async throws {
        let file = try await MediaFile.video(seconds: 1, width: 64, height: 48)
        let generator = generator(file)
        generator.maximumSize = CGSize(width: 32, height: 0)
        let image = try await generator.image(at: .zero).image
        #expect((image.width, image.height) == (32, 24))
        generator.maximumSize = CGSize(width: 1000, height: 1000)
        #expect(try await generator.image(at: .zero).image.width == 64)
    }

    @Test func `A handler receives the frames of all times`() async throws {
        let file = try await MediaFile.video(seconds: 2)
        let generator = generator(file)
        let colors = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var colors: [String] = []
            generator.generateCGImagesAsynchronously(forTimes: [0.5, 1.5].map { NSValue(time: time($0)) }) {
                _,
                image,
                _,
                result,
                _ in
                colors.append(result == .succeeded ? image?.middleColor ?? "none" : "failed")
                if colors.count == 2 { continuation.resume(returning: colors) }
            }
        }
        #expect(colors == ["red", "green"])
    }

    @Test func `A frame is made while the caller waits`() async throws {
        let file = try await MediaFile.video(seconds: 2)
        let generator = generator(file)
        var actualTime = CMTime.invalid
        #expect(try generator.copyCGImage(at: time(1.2), actualTime: &actualTime).middleColor == "green")
        #expect(abs(actualTime.seconds - 1.2) < 0.11)
    }

    @Test func `Sounds have no frames`() async throws {
        let file = try await MediaFile.tone(seconds: 1)
        let error = await #expect(throws: AVError.self) { try await generator(file).image(at: .zero) }
        #expect(error?.code == .noImageAtTime)
    }
}
#endif
