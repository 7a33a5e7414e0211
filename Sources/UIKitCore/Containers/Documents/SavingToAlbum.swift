// UIKit capitalises the names of these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UniformTypeIdentifiers

/// Saves a picture as a PNG file in the user's folder for pictures, away from the main actor.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: The object that is told of the end.
///   - completionSelector: Its method with the picture, an error or nil, and the context, as
///     `image(_:didFinishSavingWithError:contextInfo:)`. Called on the main actor.
///   - contextInfo: Passed to the method.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let date = UIApplication.shared.host.date
    let end = AlbumCompletion(completionTarget, completionSelector, image, contextInfo)
    Task { @MainActor in
        let result = await Task.detached {
            Result {
                guard let data = image.pngData() else {
                    throw SavedMedia.Failure(description: "The picture has no pixels.")
                }
                return try SavedMedia.save(.data(data), type: .png, date: date)
            }
        }.value
        end.tell(result)
    }
}

/// Saves a copy of a video in the user's folder for videos, away from the main actor.
///
/// - Parameters:
///   - videoPath: The path of the video.
///   - completionTarget: The object that is told of the end.
///   - completionSelector: Its method with the path, an error or nil, and the context, as
///     `video(_:didFinishSavingWithError:contextInfo:)`. Called on the main actor.
///   - contextInfo: Passed to the method.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let date = UIApplication.shared.host.date
    let end = AlbumCompletion(completionTarget, completionSelector, videoPath, contextInfo)
    let file = URL(fileURLWithPath: videoPath)
    Task { @MainActor in
        let result = await Task.detached {
            Result {
                let type = UTType(filenameExtension: file.pathExtension) ?? .data
                return try SavedMedia.save(.file(file), type: type.conforms(to: .movie) ? type : .data, date: date)
            }
        }.value
        end.tell(result)
    }
}

/// Whether a video can be saved with ``UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)``: whether the file exists, and its name has the
/// extension of a video.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    let type = UTType(filenameExtension: URL(fileURLWithPath: videoPath).pathExtension)
    return type?.conforms(to: .movie) == true && FileManager.default.isReadableFile(atPath: videoPath)
}

/// The message that ends the saving of a picture or video.
@MainActor
private struct AlbumCompletion {
    private let target: AnyObject?
    private let selector: Selector?
    private let item: Any
    private let context: ContextInfo

    init(_ target: Any?, _ selector: Selector?, _ item: Any, _ context: UnsafeMutableRawPointer?) {
        self.target = target as AnyObject?
        self.selector = selector
        self.item = item
        self.context = ContextInfo(context)
    }

    func tell(_ result: Result<URL, any Error>) {
        guard let target, let selector else {
            if case .failure(let error) = result { Diagnostics.warn("Saving failed: \(error.localizedDescription)") }
            return
        }
        var failure: (any Error)?
        if case .failure(let error) = result { failure = error }
        selector.send(to: target, item, failure, context)
    }
}
