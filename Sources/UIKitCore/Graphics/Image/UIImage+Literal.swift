import Foundation

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)` without another type in the context.
public typealias _ImageLiteralType = UIImage
