// As on Apple's systems, `import UIKit` also imports Foundation.
@_exported import Foundation
@_exported import UIKitCollections
@_exported import UIKitCore
internal import UIKitStoryboards

/// Links the reader of storyboards, which UIKitCore finds by name.
let storyboardReader: Any.Type = StoryboardReader.self
