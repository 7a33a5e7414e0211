import UIKit

/// Transitions with animators of the app: a presented card, which a drag pulls away, and screens that turn like pages.
class TransitionsViewController: SampleViewController {
    private let cardTransition = CardTransition()
    private let resultLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let card = makeButton("Show Card") { $0.showCard() }
        add([card], titled: "Presentation")
        let fade = makeButton("Push With Fade") { $0.pushScreen() }
        add([fade], titled: "Navigation")
        resultLabel.text = "No card shown"
        add([resultLabel], titled: "Result")
    }

    private func makeButton(_ title: String, action: @escaping (TransitionsViewController) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                if let self { action(self) }
            }
        )
    }

    private func showCard() {
        let card = CardViewController(transition: cardTransition)
        card.onClose = { [resultLabel] way in resultLabel.text = "Card \(way)" }
        card.modalPresentationStyle = .overFullScreen
        card.transitioningDelegate = cardTransition
        present(card, animated: true)
    }

    private func pushScreen() {
        let screen = SampleViewController()
        screen.title = "Faded In"
        screen.navigationItem.largeTitleDisplayMode = .never
        screen.add(ResultLabel("Going back fades, too."), titled: "A pushed screen")
        navigationController?.delegate = FadeTransition.shared
        navigationController?.pushViewController(screen, animated: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent, navigationController?.delegate === FadeTransition.shared {
            navigationController?.delegate = nil
        }
    }
}

/// A card over a dimmed screen. A drag down pulls it away.
class CardViewController: UIViewController {
    /// Called after the card went away, with how it went.
    var onClose: (String) -> Void = { _ in }
    let card = UIView()
    private let transition: CardTransition

    init(transition: CardTransition) {
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("CardViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        let heading = UILabel()
        heading.text = "A card"
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        heading.accessibilityTraits = .header
        let hint = UILabel()
        hint.text = "Drag the card down to close it."
        hint.font = .preferredFont(forTextStyle: .body)
        hint.adjustsFontForContentSizeCategory = true
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        hint.textAlignment = .center
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Close Card"
        let close = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.close(by: "closed") }
        )
        let column = UIStackView(arrangedSubviews: [heading, hint, close])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 16
        for subview in [card, column] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(card)
        card.addSubview(column)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
            column.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -24),
            column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
        ])
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pull:", CardViewController.pull(_:)))
        )
    }

    private func close(by way: String) {
        dismiss(animated: true) { [onClose] in onClose(way) }
    }

    func pull(_ pan: UIPanGestureRecognizer) {
        let fraction = pan.translation(in: view).y / max(view.bounds.height, 1) * 2
        switch pan.state {
        case .began:
            transition.interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            transition.interaction?.update(fraction)
        case .ended where fraction > 0.5:
            transition.interaction?.finish()
            transition.interaction = nil
            onClose("pulled away")
        case .ended, .cancelled, .failed:
            transition.interaction?.cancel()
            transition.interaction = nil
        default:
            break
        }
    }
}

/// The card moves in from below, and out again.
class CardTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// The interaction of the present drag.
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let shown = transitionContext.viewController(forKey: .to) as? CardViewController
        let hidden = transitionContext.viewController(forKey: .from) as? CardViewController
        let offset = CGAffineTransform(translationX: 0, y: container.bounds.height)
        if let shown {
            container.addSubview(shown.view)
            shown.view.frame = transitionContext.finalFrame(for: shown)
            shown.view.alpha = 0
            shown.card.transform = offset
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                shown?.view.alpha = 1
                shown?.card.transform = .identity
                hidden?.view.alpha = 0
                hidden?.card.transform = offset
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }
}

/// A pushed screen fades in, a popped one fades out.
class FadeTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    static let shared = FadeTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.addSubview(to)
        to.frame = transitionContext.finalFrame(for: controller)
        to.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { to.alpha = 1 },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }
}
