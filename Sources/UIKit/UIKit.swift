// An app that says `import UIKit` gets Foundation too, as on Apple's systems.
@_exported import Foundation
@_exported import UIKitCore
