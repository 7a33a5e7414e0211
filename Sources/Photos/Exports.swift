// As on Apple's systems, `import Photos` also imports UIKit's images.
@_exported import Foundation
@_exported import UIKitCore
