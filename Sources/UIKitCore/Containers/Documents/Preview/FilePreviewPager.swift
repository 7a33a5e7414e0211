import Foundation

/// Shows the previews of files one after the other, with buttons and the arrow keys for the next and previous one, and a button to share
/// the file.
package final class FilePreviewPager: UIViewController {
    /// A file with a preview.
    package struct Item {
        /// The file. Nil for an item without a file.
        package let file: URL?
        /// The name for the user. Nil for that of the file.
        package let name: String?

        /// Makes an item.
        package init(file: URL?, name: String?) {
            self.file = file
            self.name = name
        }
    }

    /// The number of items. Read when the screen appears, and by ``reload()``.
    package var count: () -> Int = { 0 }
    /// The item at an index.
    package var item: (Int) -> Item = { _ in Item(file: nil, name: nil) }
    /// Called after the user or the app moved to another item.
    package var onMove: (Int) -> Void = { _ in }
    /// Called when the user closes the preview. Nil if the screen has no button for it.
    package var onClose: (() -> Void)?
    /// Called when the screen is dismissed or popped.
    package var onLeave: () -> Void = {}
    /// The controller whose bar has the title and the buttons. Weak reference; nil for this one.
    package weak var barOwner: UIViewController?

    private var total = 0
    private var index = 0
    private var page: FilePreviewController?
    private lazy var previous = UIBarButtonItem(
        image: UIImage(systemName: "chevron.backward"),
        primaryAction: UIAction { [weak self] _ in self?.step(by: -1) }
    )
    private lazy var following = UIBarButtonItem(
        image: UIImage(systemName: "chevron.forward"),
        primaryAction: UIAction { [weak self] _ in self?.step(by: 1) }
    )
    private lazy var share = UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] _ in self?.shareFile() }
    )

    /// Makes a pager.
    package init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The index of the visible item. Values outside of the items are limited.
    package var currentIndex: Int {
        get { index }
        set { show(newValue) }
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        previous.accessibilityLabel = SystemTexts.text("Previous")
        following.accessibilityLabel = SystemTexts.text("Next")
        reload()
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true { onLeave() }
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page?.view.frame = view.bounds
    }

    package override func handleUnclaimedKey(
        _ press: KeyPress,
        on route: KeyRoute,
        in window: UIWindow
    ) -> KeyResponse {
        guard route == .controllers, total > 1, press.modifiers.isEmpty, [.left, .right].contains(press.key) else {
            return super.handleUnclaimedKey(press, on: route, in: window)
        }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        step(by: (press.key == .right) != isMirrored ? 1 : -1)
        return .handled
    }

    /// Reads the number of items and the visible item again.
    package func reload() {
        guard isViewLoaded else { return }
        total = max(0, count())
        page?.willMove(toParent: nil)
        page?.view.removeFromSuperview()
        page?.removeFromParent()
        page = nil
        index = min(max(0, index), max(0, total - 1))
        showItem()
    }

    /// Reads the visible file again.
    package func reloadItem() {
        guard let page, total > 0, page.file == item(index).file else { return reload() }
        page.load()
    }

    private func step(by offset: Int) { show(index + offset) }

    private func show(_ new: Int) {
        guard isViewLoaded else {
            index = new
            return
        }
        let target = min(max(0, new), max(0, total - 1))
        guard target != index else { return }
        index = target
        reload()
        onMove(index)
    }

    private func showItem() {
        let item = total > 0 ? item(index) : Item(file: nil, name: nil)
        if let file = item.file {
            let next = FilePreviewController(file, name: item.name)
            addChild(next)
            next.view.frame = view.bounds
            view.addSubview(next.view)
            next.didMove(toParent: self)
            page = next
        }
        showBar(title: page?.name ?? item.name)
    }

    private func showBar(title: String?) {
        let bar = (barOwner ?? self).navigationItem
        bar.title = title
        if let onClose {
            bar.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in onClose() })
        }
        share.isEnabled = page != nil
        previous.isEnabled = index > 0
        following.isEnabled = index < total - 1
        bar.rightBarButtonItems = total > 1 ? [share, following, previous] : [share]
    }

    private func shareFile() {
        guard let page else { return }
        let sheet = UIActivityViewController(
            activityItems: [page.file],
            applicationActivities: [OpenWithActivity(over: view.window)]
        )
        sheet.popoverPresentationController?.barButtonItem = share
        present(sheet, animated: true)
    }
}

/// Opens a file in a program that the user chooses.
final class OpenWithActivity: UIActivity {
    private weak var window: UIWindow?
    private var file: URL?

    init(over window: UIWindow?) {
        self.window = window
        super.init()
    }

    override class var activityCategory: Category { .action }
    override var activityType: ActivityType? { ActivityType(rawValue: "searchlight.openWith") }
    override var activityTitle: String? { SystemTexts.text("Open With…") }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.count == 1 && (activityItems[0] as? URL)?.isFileURL == true
    }

    override func prepare(withActivityItems activityItems: [Any]) { file = activityItems.first as? URL }

    override func perform() {
        guard let file, let host = window?.windowScene?.host else { return activityDidFinish(false) }
        host.open(file, over: window) { self.activityDidFinish($0) }
    }
}
