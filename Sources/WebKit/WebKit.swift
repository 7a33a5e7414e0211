// As on Apple's systems, `import WebKit` also imports UIKit, and Foundation with `URLRequest`.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKitCore
