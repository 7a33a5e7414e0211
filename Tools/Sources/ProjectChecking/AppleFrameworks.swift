/// Apple's frameworks: the names by which their declarations are recognized, and replacements.
enum AppleFrameworks {
    /// Returns the framework that declares a name; nil if the name has none of the usual forms.
    static func framework(declaring name: String) -> String? {
        if let framework = frameworksOfNames[name] { return framework }
        for (prefixes, framework) in longPrefixes where prefixes.contains(where: name.hasPrefix) { return framework }
        if name.hasPrefix("kSec") { return "Security" }
        if name.first == "k", name.dropFirst().first?.isUppercase == true {
            return framework(declaring: String(name.dropFirst()))
        }
        // A prefix of two or three capitals, followed by a capital and a small letter: `MKMapView`.
        for length in [3, 2] where name.count > length + 1 {
            let prefix = String(name.prefix(length))
            guard let framework = prefixes[prefix], prefix.allSatisfy(\.isUppercase) else { continue }
            let rest = name.dropFirst(length)
            if rest.first?.isUppercase == true, rest.contains(where: \.isLowercase) { return framework }
        }
        return nil
    }

    /// Returns a replacement for a framework.
    static func advice(for module: String) -> String? { advices[module] }

    /// Returns a replacement for a type, function or member.
    static func advice(forName name: String) -> String? { advicesForNames[name] }

    private static let longPrefixes: [(Set<String>, String)] = [
        (
            [
                "NSManaged", "NSPersistent", "NSFetch", "NSEntityDescription", "NSMergePolicy", "NSBatch",
                "NSAttributeDescription",
            ],
            "CoreData"
        ),
        (["CMTime", "CMSampleBuffer", "CMFormat", "CMBlockBuffer", "CMClock"], "CoreMedia"), (["CAMetal"], "Metal"),
        (["LPLink", "LPMetadata"], "LinkPresentation"),
        (
            ["SKStore", "SKProduct", "SKPayment", "SKReceipt", "SKCloud", "SKOverlay", "SKDownload", "SKAdNetwork"],
            "StoreKit"
        ),
        (["SFSpeech", "SFTranscription"], "Speech"),
        (["AVPlayerViewController", "AVPictureInPicture", "AVRoutePicker"], "AVKit"),
        (["CNContactPicker", "CNContactViewController"], "ContactsUI"),
        (["EKEventEdit", "EKEventView", "EKCalendarChooser"], "EventKitUI"),
        (["PHPicker"], "PhotosUI"), (["QLThumbnail"], "QuickLookThumbnailing"),
        (["UNNotificationContentExt"], "UserNotificationsUI"),
        (["MTKView", "MTKTexture", "MTKMesh"], "MetalKit"),
        (["CSSearchable", "CSIndex", "CSUserQuery", "CSSearchQuery"], "CoreSpotlight"),
        (["ASWebAuthentication", "ASAuthorization", "ASCredential"], "AuthenticationServices"),
    ]

    private static let prefixes: [String: String] = [
        "MK": "MapKit", "CL": "CoreLocation", "AV": "AVFoundation", "PH": "Photos", "SCN": "SceneKit",
        "SK": "SpriteKit",
        "AR": "ARKit", "CN": "Contacts", "EK": "EventKit", "UN": "UserNotifications", "LA": "LocalAuthentication",
        "CK": "CloudKit", "HK": "HealthKit", "MP": "MediaPlayer", "GK": "GameKit", "ML": "CoreML", "VN": "Vision",
        "CI": "CoreImage", "MTL": "Metal", "JS": "JavaScriptCore", "CB": "CoreBluetooth", "CM": "CoreMotion",
        "NW": "Network", "SF": "SafariServices", "WK": "WebKit", "QL": "QuickLook", "PDF": "PDFKit", "MF": "MessageUI",
        "NE": "NetworkExtension", "MC": "MultipeerConnectivity", "GC": "GameController", "PK": "PassKit",
        "CT": "CoreText",
        "CX": "CallKit", "HM": "HomeKit", "NL": "NaturalLanguage", "SN": "SoundAnalysis", "TK": "CryptoTokenKit",
        "VS": "VideoSubscriberAccount", "WC": "WatchConnectivity", "AU": "AudioToolbox", "IN": "Intents",
        "SL": "Social",
        "AC": "Accounts", "AD": "iAd", "AB": "AddressBook", "RP": "ReplayKit", "GL": "GLKit", "BG": "BackgroundTasks",
        "UI": "UIKit", "NS": "Foundation", "CA": "QuartzCore", "CG": "CoreGraphics", "UT": "UniformTypeIdentifiers",
        "OS": "os",
    ]

    private static let frameworksOfNames: [String: String] = {
        let names: [String: String] = [
            "SwiftUI": """
            View Text List NavigationView NavigationStack NavigationLink VStack HStack ZStack LazyVStack LazyHStack \
            LazyVGrid ForEach Button State Binding StateObject ObservedObject EnvironmentObject Environment Image \
            Color Font Spacer Divider ScrollView ScrollViewReader GeometryReader TextField SecureField Toggle Picker \
            Form Section Group TabView ProgressView AsyncImage PreviewProvider Scene WindowGroup App ViewBuilder \
            ViewModifier UIHostingController UIViewRepresentable UIViewControllerRepresentable Label Alert Sheet \
            FetchRequest AppStorage SceneStorage FocusState Namespace EditButton NavigationSplitView Rectangle Circle \
            RoundedRectangle Capsule LinearGradient Animation Shape Path Grid GridItem Menu Link ButtonStyle \
            UIApplicationDelegateAdaptor UIHostingConfiguration
            """,
            "SwiftData":
                "ModelContainer ModelContext FetchDescriptor Model Query PersistentModel Schema ModelConfiguration Attribute Relationship",
            "WidgetKit":
                "TimelineProvider TimelineEntry Timeline WidgetCenter StaticConfiguration WidgetConfiguration WidgetBundle",
            "AppIntents": "AppIntent AppShortcutsProvider AppEntity IntentParameter",
            "Charts": "Chart BarMark LineMark PointMark",
            "TipKit": "Tip Tips TipView",
            "Security":
                "SecItemAdd SecItemCopyMatching SecItemUpdate SecItemDelete kSecClass kSecAttrAccount kSecValueData kSecReturnData kSecMatchLimit SecKey SecTrust SecCertificate",
            "SystemConfiguration":
                "SCNetworkReachability SCNetworkReachabilityFlags SCNetworkReachabilityCreateWithName SCNetworkReachabilityGetFlags SCNetworkReachabilityCreateWithAddress",
            "AudioToolbox":
                "AudioServicesPlaySystemSound SystemSoundID AudioServicesCreateSystemSoundID kSystemSoundID_Vibrate",
            "CoreLocation":
                "kCLLocationAccuracyBest kCLLocationAccuracyHundredMeters kCLLocationAccuracyKilometer kCLDistanceFilterNone",
            "os": "OSSignposter os_signpost",
            "Compression": "compression_encode_buffer compression_decode_buffer",
            "Accelerate": "vDSP vImage_Buffer",
        ]
        var result: [String: String] = [:]
        for (framework, list) in names {
            for name in list.split(whereSeparator: \.isWhitespace) { result[String(name)] = framework }
        }
        return result
    }()

    private static let advices: [String: String] = [
        "MapKit": "There are no maps: show the place's name, or open a map's address with UIApplication.open(_:).",
        "CoreLocation":
            "There is no geocoding, compass and observation of regions; CLLocationManager reports the location.",
        "SwiftData": "Use Core Data.",
        "SwiftUI": "Build the screen with UIKit.",
        "AVFoundation": "There is no capture, editing and export of media; videos and sounds are played.",
        "AVKit": "There is no picture in picture; AVPlayerViewController plays videos.",
        "StoreKit": "There is no App Store.",
        "CloudKit": "There is no iCloud: use URLSession with a service of your own.",
        "GameKit": "There is no Game Center.",
        "SceneKit": "There is no 3D content.",
        "SpriteKit": "Use UIView animations.",
        "ARKit": "There is no augmented reality.",
        "CoreML": "There are no Core ML models.",
        "Vision": "There is no image analysis.",
        "CoreImage": "There are no image filters: process the pixels of a CGImage.",
        "Metal": "There are no shaders: draw with CGContext.",
        "MetalKit": "There are no shaders: draw with CGContext.",
        "CryptoKit": "Use the Swift package swift-crypto, whose module Crypto has the same API.",
        "LocalAuthentication": "There is no Face ID and Touch ID.",
        "Contacts": "There is no contact database.",
        "ContactsUI": "There is no contact database.",
        "EventKit": "There is no calendar database.",
        "CoreSpotlight": "There is no system index: search with the app's own search.",
        "Intents": "There is no Siri.",
        "WidgetKit": "There are no widgets.",
        "PDFKit": "Show the file with QLPreviewController of QuickLook.",
        "LinkPresentation": "Show the address as text.",
        "AuthenticationServices": "Sign in through a web page in a WKWebView.",
        "JavaScriptCore": "There is no JavaScript outside web pages.",
        "AudioToolbox": "There are no system sounds.",
        "CoreText": "Lay out text with UILabel and NSAttributedString.",
        "CoreMotion": "There are no motion sensors.",
        "CoreBluetooth": "There is no Bluetooth by this API.",
        "HealthKit": "There is no health database.",
        "MediaPlayer": "Play files with AVPlayer or AVAudioPlayer of AVFoundation.",
        "Speech": "There is no speech recognition; AVSpeechSynthesizer of AVFoundation speaks.",
        "ImageIO": "Decode images with UIImage(data:).",
        "Accelerate": "Compute with loops over arrays; SIMD types are in the standard library.",
        "AppKit": "Apps for macOS cannot run: exclude the file from the target.",
        "Cocoa": "Apps for macOS cannot run: exclude the file from the target.",
        "CoreFoundation": "Use Foundation's types.",
        "simd": "Use the SIMD types of the standard library.",
        "Social": "Use UIPasteboard, or open the service's address.",
        "PlaygroundSupport": "Show the view in an app's window.",
    ]

    private static let advicesForNames: [String: String] = [
        "UIActivityViewController": "Copy to UIPasteboard.general.",
        "NSPersistentCloudKitContainer": "There is no iCloud: use NSPersistentContainer.",
        "UIWebView": "Use WKWebView.",
        "UISearchDisplayController": "Use UISearchController.",
        "UIAlertView": "Use UIAlertController.",
        "UIActionSheet": "Use UIAlertController.",
        "CABasicAnimation": "Use UIView.animate(withDuration:animations:).",
        "CAKeyframeAnimation": "Use UIView.animateKeyframes(withDuration:delay:options:animations:completion:).",
        "CATransaction": "Use UIView.animate(withDuration:animations:completion:).",
        "CAShapeLayer": "Draw the path in UIView.draw(_:).",
        "CAEmitterLayer": "Use UIView animations.",
        "CADisplayLink": "Use Timer.",
        "NSKeyedArchiver": "Use JSONEncoder with Codable types.",
        "NSKeyedUnarchiver": "Use JSONDecoder with Codable types.",
    ]
}
