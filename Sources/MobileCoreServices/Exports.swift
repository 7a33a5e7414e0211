// As on Apple's systems, `import MobileCoreServices` also imports the types of Core Foundation and Foundation.
@_exported import Foundation

@_exported import typealias FoundationCompatibility.CFArray
@_exported import typealias FoundationCompatibility.CFDictionary
@_exported import typealias FoundationCompatibility.CFString
