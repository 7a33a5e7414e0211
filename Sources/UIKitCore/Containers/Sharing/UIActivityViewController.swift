import Foundation

/// The share sheet: a list of what the user can do with items. Main actor.
///
/// Desktops have no sheet of this kind, so it is a list of UIKit. It offers to copy texts and addresses, to send them by mail, to open
/// addresses in the browser and to save texts, images, data and files, and the activities of the app. It is a popover beside its
/// source in a wide window, otherwise a sheet.
open class UIActivityViewController: UIViewController {
    /// Called at the end, after the sheet is dismissed.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    /// The same in old apps.
    public typealias CompletionHandler = (_ activityType: UIActivity.ActivityType?, _ completed: Bool) -> Void

    /// Called at the end, after the sheet is dismissed: with the chosen activity and whether it was performed; with nil if the user
    /// dismissed the sheet. No activity here returns items or errors.
    ///
    /// If the app dismisses the sheet during an activity, the activity ends with its controller or file chooser, as not performed. One
    /// without a controller goes on, and the handler is called at its end.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The same in old apps. Called if there is no ``completionWithItemsHandler``.
    open var completionHandler: CompletionHandler?

    /// The types of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Whether the user may choose an activity with several steps first. Kept without effect: the sheet has a single list.
    open var allowsProminentActivity = true

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private var chosen: UIActivity?
    /// Whether the chosen activity has a controller of its own in front of the sheet.
    private var hasPresentedController = false
    private var hasEnded = false

    /// Creates a share sheet.
    ///
    /// - Parameters:
    ///   - activityItems: The items: texts, attributed texts, URLs, images, data, and objects that provide items
    ///     (``UIActivityItemSource``, ``UIActivityItemProvider``).
    ///   - applicationActivities: Activities of the app.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Returns nil: storyboards cannot hold a share sheet.
    public required init?(coder: NSCoder) { nil }

    /// A popover needs a source; without one the controller is a sheet.
    override var presentationPolicy: PresentationPolicy {
        let hasSource = (presentation.controller as? UIPopoverPresentationController)?.hasSource == true
        return PresentationPolicy(fixedStyle: modalPresentationStyle == .popover && !hasSource ? .formSheet : nil)
    }

    /// Creates the list.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = ActivityList(activities: offered) { [weak self] in self?.choose($0) }
        list.navigationItem.title = SharedItems(placeholders).title ?? SystemTexts.text("Share")
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.end(nil, false) }
        )
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        preferredContentSize = CGSize(width: 320, height: 60 + 52 * CGFloat(min(max(offered.count, 2), 8)))
    }

    /// Calls the completion handler if the user dismissed the sheet, or if the app dismissed it with the controller of an activity.
    override func wasDismissed(trigger: PresentationTrigger) {
        super.wasDismissed(trigger: trigger)
        guard let chosen else { return tellEnd(nil, false) }
        guard hasPresentedController else { return }
        let type = chosen.activityType
        // The completion of the dismissal may end the activity.
        Task { @MainActor in tellEnd(type, false) }
    }

    /// The activities that accept the items.
    private var offered: [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let placeholders = placeholders
        let all = DesktopActivity.all as [UIActivity] + ownActivities
        let usable = all.filter { activity in
            activity.activityTitle != nil && !(activity.activityType.map(excluded.contains) ?? false)
                && activity.canPerform(withActivityItems: placeholders)
        }
        return usable.filter { type(of: $0).activityCategory == .share }
            + usable.filter { type(of: $0).activityCategory == .action }
    }

    private var placeholders: [Any] {
        items.map { item in
            if let provider = item as? UIActivityItemProvider { return provider.placeholderItem ?? "" }
            return (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
    }

    // MARK: Choice

    private func choose(_ activity: UIActivity) {
        guard chosen == nil else { return }
        chosen = activity
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return perform(activity) }
        for provider in providers { provider.activityType = activity.activityType }
        Task { @MainActor in
            await withCheckedContinuation { continuation in
                let queue = OperationQueue()
                for provider in providers where !provider.isFinished { queue.addOperation(provider) }
                queue.addBarrierBlock { continuation.resume() }
            }
            perform(activity)
        }
    }

    private func perform(_ activity: UIActivity) {
        guard presentation.presenter != nil else { return tellEnd(activity.activityType, false) }
        let type = activity.activityType
        let pairs = items.compactMap { item -> (item: Any, source: (any UIActivityItemSource)?)? in
            if let provider = item as? UIActivityItemProvider { return provider.createdItem.map { ($0, nil) } }
            guard let source = item as? any UIActivityItemSource else { return (item, nil) }
            return source.activityViewController(self, itemForActivityType: type).map { ($0, source) }
        }
        // Keeps the sheet until its end, because the app may dismiss it during the activity.
        activity.onFinish = { [self] in end(type, $0) }
        activity.prepare(withActivityItems: pairs.map(\.item))
        if let activity = activity as? DesktopActivity {
            let types = pairs.map {
                $0.source?.activityViewController(self, dataTypeIdentifierForActivityType: type) ?? ""
            }
            var shared = SharedItems(pairs.map(\.item), types: types)
            let subjects = pairs.compactMap { $0.source?.activityViewController(self, subjectForActivityType: type) }
            shared.subject = subjects.first { !$0.isEmpty } ?? ""
            activity.prepare(shared)
            (activity as? SaveActivity)?.presenter = self
        }
        if let controller = activity.activityViewController {
            hasPresentedController = true
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func end(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
        if presentation.presenter != nil { dismissSelf(animated: true, trigger: .app) }
        tellEnd(type, isCompleted)
    }

    private func tellEnd(_ type: UIActivity.ActivityType?, _ isCompleted: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        chosen?.onFinish = nil
        if let completionWithItemsHandler {
            completionWithItemsHandler(type, isCompleted, nil, nil)
        } else {
            completionHandler?(type, isCompleted)
        }
    }
}

/// The rows of a share sheet.
private final class ActivityList: UITableViewController {
    private let activities: [UIActivity]
    private let onChoice: (UIActivity) -> Void

    init(activities: [UIActivity], onChoice: @escaping (UIActivity) -> Void) {
        self.activities = activities
        self.onChoice = onChoice
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let activity = activities[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        content.image = activity.activityImage
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice(activities[indexPath.row])
    }
}
