import SourceRewriting

/// Names by which declarations of widespread libraries are recognized, for messages: they tell which of several missing modules a
/// file uses.
enum ThirdPartyNames {
    /// Returns the module among some that declares a type or function.
    static func module(declaring name: String, among modules: [String]) -> String? {
        modules.first { names[$0]?.contains(name) == true }
            ?? modules.first { !AppleModules.contains($0) && $0.count > 3 && name.hasPrefix($0) }
    }

    /// Returns the module among some that adds a member to other types.
    static func module(extendingWith member: String, among modules: [String]) -> String? {
        modules.first { members[$0]?.contains { member == $0 || ($0.hasSuffix("_") && member.hasPrefix($0)) } == true }
    }

    private static let names: [String: Set<String>] = [
        "RxSwift": [
            "Observable", "DisposeBag", "PublishSubject", "BehaviorSubject", "ReplaySubject", "Single", "Completable",
            "Maybe",
            "Disposable", "Disposables", "MainScheduler", "ConcurrentDispatchQueueScheduler",
            "SerialDispatchQueueScheduler",
            "ObservableType", "ObserverType", "AnyObserver", "CompositeDisposable", "Variable", "Infallible", "Event",
        ],
        "RxCocoa": [
            "Driver", "Signal", "ControlEvent", "ControlProperty", "BehaviorRelay", "PublishRelay", "Binder",
            "Reactive",
            "SharedSequence", "DelegateProxy",
        ],
        "RxRelay": ["BehaviorRelay", "PublishRelay", "ReplayRelay"],
        "RxDataSources": [
            "SectionModel", "SectionModelType", "RxTableViewSectionedReloadDataSource",
            "RxTableViewSectionedAnimatedDataSource",
            "RxCollectionViewSectionedReloadDataSource", "AnimatableSectionModelType", "IdentifiableType",
            "AnimatableSectionModel",
        ],
        "Alamofire": [
            "AF", "SessionManager", "Session", "DataRequest", "HTTPMethod", "Parameters", "HTTPHeaders", "URLEncoding",
            "JSONEncoding", "AFError", "DataResponse", "URLRequestConvertible", "URLConvertible", "ParameterEncoding",
            "NetworkReachabilityManager", "HTTPHeader", "AFDataResponse", "Interceptor", "RequestInterceptor",
        ],
        "SwiftyJSON": ["JSON"],
        "RealmSwift": [
            "Realm", "Object", "Results", "LinkingObjects", "List", "Persisted", "NotificationToken", "ObjectId",
            "Migration",
        ],
        "Kingfisher": [
            "ImageCache", "KingfisherManager", "ImageResource", "KF", "KFImage", "ImagePrefetcher",
            "RetrieveImageResult", "KingfisherError",
        ],
        "SDWebImage": ["SDWebImageManager", "SDImageCache", "SDWebImageOptions", "SDWebImageDownloader"],
        "SnapKit": ["Constraint", "ConstraintMaker", "ConstraintRelatableTarget"],
        "Lottie": ["AnimationView", "LottieAnimationView", "LottieAnimation"],
        "Firebase": [
            "FirebaseApp", "Auth", "Database", "Firestore", "Storage", "Analytics", "Messaging", "RemoteConfig",
            "DatabaseReference", "StorageReference", "DataSnapshot", "FIRApp",
        ],
        "FirebaseAuth": ["Auth"], "FirebaseFirestore": ["Firestore"],
        "FirebaseDatabase": ["Database", "DatabaseReference", "DataSnapshot"],
        "FirebaseStorage": ["Storage", "StorageReference"], "FirebaseCore": ["FirebaseApp"],
        "Swinject": ["Container", "Assembler", "Assembly", "Resolver"],
        "Apollo": ["ApolloClient", "GraphQLResult", "NormalizedCache"],
        "ApolloAPI": ["GraphQLQuery", "GraphQLNullable", "GraphQLEnum", "SelectionSet", "InputObject"],
        "ObjectMapper": ["Map", "Mappable", "Mapper", "ImmutableMappable", "BaseMappable", "TransformOf"],
        "IQKeyboardManager": ["IQKeyboardManager"], "IQKeyboardManagerSwift": ["IQKeyboardManager"],
        "SCLAlertView": ["SCLAlertView"], "GaugeKit": ["Gauge"], "TMDb": ["TMDbClient", "TMDbAPI"],
        "Action": ["Action", "CocoaAction"],
        "StatefulViewController": ["StatefulViewController", "BackingViewProvider"],
        "DGActivityIndicatorView": ["DGActivityIndicatorView"],
        "ChameleonFramework": ["FlatRed", "FlatBlue", "FlatWhite", "UIContentStyle", "ContrastColorOf"],
        "YouTubeiOSPlayerHelper": ["YTPlayerView", "YTPlayerViewDelegate", "YTPlayerState"],
        "ZXingObjC": ["ZXMultiFormatWriter", "ZXBarcodeFormat", "ZXImage"], "SVProgressHUD": ["SVProgressHUD"],
        "Moya": ["MoyaProvider", "TargetType"],
    ]

    /// Members that a library adds to types of others. A trailing underscore stands for all members with this beginning.
    private static let members: [String: Set<String>] = [
        "RxCocoa": ["rx", "asDriver", "asSignal", "drive", "emit", "bind"],
        "RxSwift": ["rx", "disposed", "asObservable", "subscribe"],
        "SnapKit": ["snp", "snp_"], "Kingfisher": ["kf"], "SDWebImage": ["sd_"],
        "Alamofire": ["af", "af_", "validate", "headers"],
        "Nuke": ["nuke_"], "Lottie": ["lottie"], "ChameleonFramework": ["flatRed", "flatBlue", "flat", "hexValue"],
        "SkeletonView": ["showSkeleton", "hideSkeleton", "isSkeletonable", "showAnimatedGradientSkeleton"],
    ]
}
