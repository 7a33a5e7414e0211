extension ProjectLoader {
    /// Loads a project or workspace with all projects, packages and schemes to which it refers.
    ///
    /// Files outside the root folder are not read: it is the nearest folder above the project that contains `.git`; without one, the
    /// folder that contains the project's folder, so that sibling folders are accessible. If that would be the root of the file
    /// system or contain the user's home folder, it is the project's folder.
    ///
    /// Settings are resolved as for the simulator of iOS on this machine's processor. Of several assignments to a setting in one
    /// file, the last with matching conditions has priority.
    ///
    /// - Parameter path: a `.xcodeproj` or `.xcworkspace`, or a folder with exactly one suitable project. A workspace has priority over
    ///   the projects beside it. If the folder has none, the closest folders below it are searched.
    /// - Throws: the reasons, if no project file can be read, or if there is no configuration or scheme of the given name. Everything
    ///   else is in the project's `problems`.
    public func load(_ path: String) throws(ProjectError) -> LoadedProject {
        let session = LoadSession(input: try ProjectInput.locate(path), overrides: overrides)
        return try session.load(configuration: configuration, scheme: scheme)
    }
}
