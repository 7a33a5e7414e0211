// As on Apple's systems, `import AVFoundation` also imports these modules.
@_exported import AVFAudio
@_exported import CoreMedia
@_exported import Foundation
@_exported import FoundationCompatibility
@_exported import QuartzCore
