import Foundation

/// The name of an image in the resources of a bundle, for ``UIKit/UIImage/init(resource:)``.
///
/// Xcode generates a static member for each image of an asset catalogue. Without Xcode, declare them in an extension:
/// `static let star = ImageResource(name: "star", bundle: .module)`.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundlePath: String?

    /// Names an image.
    ///
    /// - Parameters:
    ///   - name: The name of the image, as in `UIImage(named:in:compatibleWith:)`.
    ///   - bundle: The bundle with the image. For the main bundle, the directories beside the executable are searched too.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle === Bundle.main ? nil : bundle.bundlePath
    }
}

extension UIImage {
    /// Looks up the image of a resource. Traps if the bundle has no image with its name.
    public convenience init(resource: ImageResource) {
        guard let file = NamedImages.file(named: resource.name, in: bundle(resource.bundlePath), traits: nil) else {
            trap("UIImage(resource:) names the image \(quoted(resource.name)), which is not in the bundle.")
        }
        self.init(content: .file(file), appearance: ImageAppearance(of: file))
    }
}

/// The name of a colour in an asset catalogue, for ``UIKit/UIColor/init(resource:)``.
///
/// Xcode generates a static member for each colour of an asset catalogue. Without Xcode, declare them in an extension:
/// `static let brand = ColorResource(name: "brand", bundle: .module)`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundlePath: String?

    /// Names a colour.
    ///
    /// - Parameters:
    ///   - name: The name of the colour, as in `UIColor(named:in:compatibleWith:)`.
    ///   - bundle: The bundle with the colour. For the main bundle, the directories beside the executable are searched too.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle === Bundle.main ? nil : bundle.bundlePath
    }
}

extension UIColor {
    /// Looks up the colour of a resource. Traps if the bundle has no colour with its name.
    public convenience init(resource: ColorResource) {
        guard let provider = NamedColors.provider(named: resource.name, in: bundle(resource.bundlePath)) else {
            trap("UIColor(resource:) names the colour \(quoted(resource.name)), which is not in the bundle.")
        }
        self.init(source: .provider(provider))
    }
}

/// Returns the bundle of a resource; nil for that of the app.
private func bundle(_ path: String?) -> Bundle? {
    guard let path else { return nil }
    guard let bundle = Bundle(path: path) else {
        trap("A resource is in the bundle \(quoted(path)), which does not exist.")
    }
    return bundle
}
