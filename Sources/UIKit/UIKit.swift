// As on Apple's systems, `import UIKit` also imports Foundation.
@_exported import Foundation
@_exported import FoundationCompatibility
@_exported import UIKitCollections
@_exported import UIKitCore
internal import UIKitStoryboards

/// Links the reader of storyboards, which UIKitCore finds by name.
let storyboardReader: Any.Type = StoryboardReader.self

/// The class of FoundationCompatibility. Declared here because Linux's Foundation has a class with this name that has no
/// initializers.
public typealias NSExpression = FoundationCompatibility.NSExpression

/// The class of FoundationCompatibility. Declared here because Linux's Foundation has a class with this name that has no
/// initializers.
public typealias NSComparisonPredicate = FoundationCompatibility.NSComparisonPredicate
