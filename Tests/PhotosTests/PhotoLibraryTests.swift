import Foundation
import Photos
import Testing
import UIKitCore

/// The pictures and videos in the user's folders.
@Suite(.serialized) struct PhotoLibraryTests {
    private func write(_ data: Data, _ name: String, in folder: URL, age: TimeInterval = 0) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000 - age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        return file
    }

    private func names(_ result: PHFetchResult<PHAsset>, in folder: URL) -> [String] {
        var names: [String] = []
        result.enumerateObjects { asset, _, _ in
            let file = URL(fileURLWithPath: asset.localIdentifier)
            if file.deletingLastPathComponent().lastPathComponent == folder.lastPathComponent {
                names.append(file.lastPathComponent)
            }
        }
        return names
    }

    @Test
    func `Pictures in folders of the folder are found, other and hidden files are not`() throws {
        let folder = try MediaFolders.makeFolder(in: MediaFolders.pictures)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write(MediaFolders.picture(30, 20), "a.png", in: folder)
        _ = try write(Data("x".utf8), "b.txt", in: folder)
        _ = try write(MediaFolders.picture(3, 2), ".c.png", in: folder)
        let result = PHAsset.fetchAssets(with: .image, options: nil)
        #expect(names(result, in: folder) == ["a.png"])
        let asset = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [file.path], options: nil).firstObject)
        #expect(asset.mediaType == .image)
        #expect(asset.pixelWidth == 30 && asset.pixelHeight == 20)
        #expect(asset.modificationDate == Date(timeIntervalSinceReferenceDate: 700_000_000))
        #expect(result.contains(asset) && result[result.index(of: asset)] == asset)
    }

    @Test
    func `Options choose and order the assets`() throws {
        let folder = try MediaFolders.makeFolder(in: MediaFolders.pictures)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write(MediaFolders.picture(10, 10), "new.png", in: folder)
        _ = try write(MediaFolders.picture(99, 10), "old.png", in: folder, age: 500)
        _ = try write(MediaFolders.picture(50, 10), "middle.png", in: folder, age: 100)
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
        #expect(names(PHAsset.fetchAssets(with: options), in: folder) == ["new.png", "middle.png", "old.png"])
        options.predicate = NSPredicate(
            format: "pixelWidth > %d AND mediaType == %d",
            20,
            PHAssetMediaType.image.rawValue
        )
        #expect(names(PHAsset.fetchAssets(with: options), in: folder) == ["middle.png", "old.png"])
        options.fetchLimit = 1
        #expect(PHAsset.fetchAssets(with: options).count == 1)
    }

    @Test
    func `A path outside of the folders identifies no asset`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try MediaFolders.picture(3, 3).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let outside = MediaFolders.pictures.path + "/../" + file.lastPathComponent
        let result = PHAsset.fetchAssets(withLocalIdentifiers: [file.path, outside, "/etc/passwd"], options: nil)
        #expect(result.count == 0)
    }

    @Test
    func `A new picture has the identifier of its placeholder`() async throws {
        final class Made: @unchecked Sendable { var identifier: String? }
        let made = Made()
        let image = try #require(UIImage(data: MediaFolders.picture(12, 8)))
        try await PHPhotoLibrary.shared().performChanges {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
            request.creationDate = Date(timeIntervalSinceReferenceDate: 0)
            made.identifier = request.placeholderForCreatedAsset?.localIdentifier
        }
        let identifier = try #require(made.identifier)
        defer { try? FileManager.default.removeItem(atPath: identifier) }
        let asset = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject)
        #expect(asset.pixelWidth == 12)
        #expect(asset.modificationDate == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test
    func `Files are copied into the folder for their type`() async throws {
        let folder = try MediaFolders.makeFolder(in: FileManager.default.temporaryDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let video = try write(Data("video".utf8), "a.mp4", in: folder)
        final class Made: @unchecked Sendable { var identifiers: [String] = [] }
        let made = Made()
        try await PHPhotoLibrary.shared().performChanges {
            let copy = PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: video)
            let data = PHAssetCreationRequest.forAsset()
            data.addResource(with: .photo, data: MediaFolders.picture(2, 2), options: nil)
            made.identifiers = [copy, data].compactMap { $0?.placeholderForCreatedAsset?.localIdentifier }
        }
        defer { for path in made.identifiers { try? FileManager.default.removeItem(atPath: path) } }
        #expect(made.identifiers.count == 2)
        #expect(made.identifiers.first?.hasPrefix(MediaFolders.videos.path) == true)
        #expect(made.identifiers.first?.hasSuffix(".mp4") == true)
        #expect(made.identifiers.last?.hasPrefix(MediaFolders.pictures.path) == true)
        #expect(made.identifiers.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        #expect(PHAssetCreationRequest.supportsAssetResourceTypes([1]))
    }

    @Test
    func `Other files are refused, and a request without a content fails`() async throws {
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("x".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        try await PHPhotoLibrary.shared().performChanges {
            #expect(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: text) == nil)
        }
        await #expect(throws: PHPhotosError.self) {
            try await PHPhotoLibrary.shared().performChanges { _ = PHAssetCreationRequest.forAsset() }
        }
    }

    @Test
    func `The library may be used without a question`() async {
        #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
    }
}

/// Pictures of assets.
@MainActor
@Suite(.serialized) struct ImageManagerTests {
    private func withAsset(_ body: (PHAsset) async throws -> Void) async throws {
        let folder = try MediaFolders.makeFolder(in: MediaFolders.pictures)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        try MediaFolders.picture(400, 200).write(to: file)
        try await body(try #require(PHAsset.fetchAssets(withLocalIdentifiers: [file.path], options: nil).firstObject))
    }

    private func image(of asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) async -> CGSize? {
        await withCheckedContinuation { continuation in
            PHImageManager.default().requestImage(for: asset, targetSize: size, contentMode: mode, options: nil) {
                continuation.resume(returning: $0.map(\.size))
                #expect($1?[PHImageResultIsDegradedKey] as? Bool == false)
            }
        }
    }

    @Test
    func `A picture fits into the size or covers it, and is not enlarged`() async throws {
        try await withAsset { asset in
            let size = CGSize(width: 100, height: 100)
            #expect(await image(of: asset, size, .aspectFit) == CGSize(width: 100, height: 50))
            #expect(await image(of: asset, size, .aspectFill) == CGSize(width: 200, height: 100))
            #expect(
                await image(of: asset, CGSize(width: 900, height: 900), .aspectFit) == CGSize(width: 400, height: 200)
            )
            #expect(await image(of: asset, PHImageManagerMaximumSize, .default) == CGSize(width: 400, height: 200))
        }
    }

    @Test
    func `A synchronous request answers before it returns`() async throws {
        try await withAsset { asset in
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            var type: String?
            PHImageManager.default().requestImageData(for: asset, options: options) { data, identifier, _, _ in
                type = data == nil ? nil : identifier
            }
            #expect(type == "public.png")
        }
    }

    @Test
    func `A cancelled request has no picture`() async throws {
        try await withAsset { asset in
            let manager = PHImageManager()
            let isCancelled = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
                let request = manager.requestImage(
                    for: asset,
                    targetSize: PHImageManagerMaximumSize,
                    contentMode: .default,
                    options: nil
                ) { image, information in
                    continuation.resume(returning: image == nil && information?[PHImageCancelledKey] as? Bool == true)
                }
                manager.cancelImageRequest(request)
            }
            #expect(isCancelled)
        }
    }

    @Test
    func `A file that was removed is an error`() async throws {
        var removed: PHAsset?
        try await withAsset { removed = $0 }
        let asset = try #require(removed)
        #expect(await image(of: asset, PHImageManagerMaximumSize, .default) == nil)
    }
}
