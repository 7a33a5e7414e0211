import Foundation

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(red:green:blue:alpha:)` without another type in the context.
public typealias _ColorLiteralType = UIColor
