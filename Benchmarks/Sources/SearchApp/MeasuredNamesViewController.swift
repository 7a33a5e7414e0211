import Gauge
import NameList
import Names
import UIKit

/// A list of names that tells the gauge the number of rows and the time of the filter.
final class MeasuredNamesViewController: NamesViewController {
    private static weak var shared: MeasuredNamesViewController?

    private let session: String

    init(names: [String], filter: any SearchFilter, session: String) {
        self.session = session
        super.init(names: names, filter: filter)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.shared = self
        gauge_start(session) {
            MainActor.assumeIsolated { UInt32(MeasuredNamesViewController.shared?.shownCount ?? 0) }
        }
    }

    override func matches(for text: String) -> Matches {
        let start = gauge_now()
        defer { gauge_did_filter(start) }
        return super.matches(for: text)
    }
}
