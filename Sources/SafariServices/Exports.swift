// As on Apple's systems, `import SafariServices` also imports UIKit.
@_exported import Foundation
@_exported import UIKitCore
