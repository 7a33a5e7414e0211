#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
@_spi(Host) import UIKitCore

/// Decodes the encoders' output with GTK, so that an error in both our encoder and our decoder is found.
@MainActor
@Suite("Pixels of image files", .enabled(if: isOnDisplay))
struct ImagePixelTests {
    // Neither side is a multiple of the JPEG block size, eight pixels.
    private nonisolated static let width = 21
    private nonisolated static let height = 13

    /// Noise. The right half is 50 % transparent.
    private struct Noise {
        var colors: [[CGFloat]] = []

        init() {
            var state: UInt32 = 7
            func next() -> CGFloat {
                state = state &* 1_664_525 &+ 1_013_904_223
                return CGFloat(state >> 24) / 255
            }
            for _ in 0..<width * height { colors.append([next(), next(), next()]) }
        }

        func opacity(_ index: Int) -> CGFloat { index % width < width / 2 ? 1 : 0.5 }

        @MainActor var image: UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: width, height: height)
            return UIGraphicsImageRenderer(size: size, format: format).image { context in
                for (index, color) in colors.enumerated() {
                    UIColor(red: color[0], green: color[1], blue: color[2], alpha: opacity(index)).setFill()
                    context.fill(CGRect(x: index % width, y: index / width, width: 1, height: 1))
                }
            }
        }
    }

    /// The maximum difference between the decoded and the expected values, in units of 1/255.
    private func error(of data: Data?, _ wanted: (Int) -> [CGFloat]) async throws -> CGFloat {
        let data = try #require(data)
        return try await GTKAppDriver.run(rootViewController: UIViewController()) { _ in
            let read = try #require(UIImage.decoder?(data))
            #expect(read.width == Self.width && read.height == Self.height)
            var greatest: CGFloat = 0
            for index in 0..<Self.width * Self.height {
                for (part, value) in wanted(index).enumerated() {
                    greatest = max(greatest, abs(value * 255 - CGFloat(read.bytes[index * 4 + part])))
                }
            }
            return greatest
        }
    }

    @Test func `A PNG file contains the drawn pixels, including translucent ones`() async throws {
        let noise = Noise()
        let error = try await error(of: noise.image.pngData()) { index in
            noise.colors[index].map { $0 * noise.opacity(index) } + [noise.opacity(index)]
        }
        #expect(error <= 2, "\(error)")
    }

    @Test func `A JPEG file of the best quality contains the drawn pixels on white`() async throws {
        let noise = Noise()
        let error = try await error(of: noise.image.jpegData(compressionQuality: 1)) { index in
            let opacity = noise.opacity(index)
            return noise.colors[index].map { $0 * opacity + 1 - opacity } + [1]
        }
        #expect(error <= 6, "\(error)")
    }
}
#endif
