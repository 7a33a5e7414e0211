// As on Apple's systems, an app that says `import WebKit` gets UIKit's names, and `URLRequest` with Foundation's.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKitCore
