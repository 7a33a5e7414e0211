// As on Apple's systems, `import QuickLook` also imports UIKit.
@_exported import Foundation
@_exported import UIKitCore
