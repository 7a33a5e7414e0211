// As on Apple's systems, the module also imports UIKit.
@_exported import Foundation
@_exported import UIKitCore
