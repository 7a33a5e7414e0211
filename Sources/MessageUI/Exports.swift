// As on Apple's systems, `import MessageUI` also imports UIKit.
@_exported import Foundation
@_exported import UIKitCore
