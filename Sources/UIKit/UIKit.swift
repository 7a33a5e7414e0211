// As on Apple's systems, `import UIKit` also imports Foundation.
@_exported import Foundation
@_exported import UIKitCollections
@_exported import UIKitCore
