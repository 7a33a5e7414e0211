// As on Apple's systems, `import AVKit` also imports these modules.
@_exported import AVFoundation
@_exported import UIKitCore
