// As on Apple's systems, `import AVFAudio` also imports Foundation.
@_exported import Foundation
