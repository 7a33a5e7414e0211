import Foundation

// An app with several windows finds the same windows after its next launch. The host stores their sessions under a name of its own.

extension UIApplication {
    /// The name of the first session.
    static let firstSession = "main"
    /// The name under which a host stores the open sessions.
    private static let sessions = "sessions"

    func makeSession(named name: String, configuration: String? = nil) -> UISceneSession {
        let session = UISceneSession(
            persistentIdentifier: name,
            role: .windowApplication,
            configuration: UISceneConfiguration(name: configuration, sessionRole: .windowApplication)
        )
        session.stateRestorationActivity = keptActivity(of: session)
        return session
    }

    /// The sessions of the last run, from back to front; the first session in an app without saved ones.
    func restoredSessions() -> [UISceneSession] {
        let data = host.storedState(forSession: UIApplication.sessions)
        let kept = data.flatMap { StateCoding.values(in: $0)?["sessions"] as? [Any] }
        if data != nil, kept == nil {
            host.setStateAside(forSession: UIApplication.sessions, because: "it holds no sessions")
        }
        keptSessions = kept == nil ? nil : data
        var names: Set<String> = []
        let sessions = (kept ?? []).compactMap { values -> UISceneSession? in
            guard let values = values as? [String: Any], let name = values["name"] as? String,
                names.insert(name).inserted
            else { return nil }
            let session = makeSession(named: name, configuration: values["configuration"] as? String)
            session.userInfo = values["userInfo"] as? [String: Any]
            return session
        }
        if sessions.isEmpty { return [makeSession(named: UIApplication.firstSession)] }
        return supportsMultipleScenes ? sessions : [sessions[sessions.count - 1]]
    }

    /// Saves the open sessions. An app with only the first session, without values of its own, has no such file.
    func keepSessions() {
        let order = windowScenesFromBack.map(\.session)
        let closed = openSessions.filter { session in !order.contains { $0 === session } }
        let sessions = closed.sorted { $0.persistentIdentifier < $1.persistentIdentifier } + order
        let isUsual =
            sessions.count == 1 && sessions[0].persistentIdentifier == UIApplication.firstSession
            && sessions[0].userInfo == nil
        let values = sessions.map { session in
            var values: [String: Any] = ["name": session.persistentIdentifier]
            values["configuration"] = session.configuration.name
            values["userInfo"] = session.userInfo
            return values
        }
        do {
            let data = isUsual ? nil : try StateCoding.data(["sessions": values])
            guard data != keptSessions else { return }
            keptSessions = data
            host.storeState(data, forSession: UIApplication.sessions)
        } catch {
            Diagnostics.warn("The userInfo of a scene session cannot be saved. \(error)")
        }
    }
}
