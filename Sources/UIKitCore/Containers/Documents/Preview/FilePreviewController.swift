import Foundation

/// Shows a file: a picture, a text, the pages of a PDF file, or its name, type and size with a button that opens it in another program.
///
/// Reads the file away from the main actor when its view appears.
final class FilePreviewController: UIViewController, UIScrollViewDelegate {
    let file: URL
    let name: String

    private var content: PreviewContent?
    private var isLoading = false
    private let activity = UIActivityIndicatorView(style: .large)
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private lazy var textView = UITextView()
    private lazy var pages = PreviewPages(file)

    /// - Parameter name: The name for the user. Nil for that of the file.
    init(_ file: URL, name: String?) {
        self.file = file
        self.name = name ?? file.lastPathComponent
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        activity.accessibilityLabel = SystemTexts.text("Loading…")
        view.addSubview(activity)
        scrollView.delegate = self
        scrollView.maximumZoomScale = 8
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = name
        load()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        activity.center = CGPoint(x: area.midX, y: area.midY)
        switch content {
        case .image(let image): layOut(image, in: area)
        case .text: textView.frame = area
        case .pages: pages.frame = area
        case .summary, .unreadable, nil: break
        }
    }

    /// Reads the file again.
    func load() {
        guard !isLoading else { return }
        isLoading = true
        activity.startAnimating()
        let file = file
        Task { @MainActor [weak self] in
            let content = await Task.detached { PreviewContent.load(file) }.value
            self?.show(content)
        }
    }

    private func show(_ content: PreviewContent) {
        isLoading = false
        activity.stopAnimating()
        self.content = content
        for part in [scrollView, pages] { part.removeFromSuperview() }
        contentUnavailableConfiguration = nil
        switch content {
        case .image(let image):
            imageView.image = image
            scrollView.addSubview(imageView)
            view.addSubview(scrollView)
        case .text(let text):
            textView.isEditable = false
            textView.font = .preferredFont(forTextStyle: .body)
            textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            textView.text = text
            textView.accessibilityLabel = name
            view.addSubview(textView)
        case .pages(let count):
            pages.load(count)
            view.addSubview(pages)
        case .summary(let summary): showSummary(summary, canOpen: true)
        case .unreadable: showSummary(SystemTexts.text("The file cannot be read."), canOpen: false)
        }
        view.setNeedsLayout()
    }

    /// Fits the picture into the area, but does not enlarge it.
    private func layOut(_ image: UIImage, in area: CGRect) {
        guard scrollView.frame != area, image.size.width > 0, image.size.height > 0 else { return }
        scrollView.zoomScale = 1
        scrollView.frame = area
        let scale = min(1, area.width / image.size.width, area.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        scrollView.contentSize = area.size
        imageView.frame = CGRect(
            x: (area.width - size.width) / 2,
            y: (area.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    private func showSummary(_ text: String, canOpen: Bool) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "doc")
        configuration.text = name
        configuration.secondaryText = text
        if canOpen {
            configuration.button.title = SystemTexts.text("Open With…")
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.openWithProgram() }
        }
        contentUnavailableConfiguration = configuration
    }

    private func openWithProgram() {
        let window = view.window
        window?.windowScene?.host?.open(file, over: window) { _ in }
    }
}
