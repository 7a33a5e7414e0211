import Foundation
import FoundationCompatibility

/// The results of a fetch request in sections, for a table or collection. Reports changes of the context to its delegate.
///
/// Use it on the queue of its context. Changes are reported when the context processes pending changes; each report costs time in
/// proportion to the number of results, and the changed ones are sorted.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    /// The request. It must have a sort descriptor.
    public final let fetchRequest: NSFetchRequest<ResultType>

    /// The context.
    public final let managedObjectContext: NSManagedObjectContext

    /// The key path whose value is the name of an object's section. The first sort descriptor must order objects by section.
    public final let sectionNameKeyPath: String?

    /// The name of the cache. Kept without effect: sections are computed from the results, and not stored.
    public final let cacheName: String?

    /// The delegate. Without one, changes are still followed after a fetch. Weak reference.
    public final weak var delegate: (any NSFetchedResultsControllerDelegate)?

    private var results: ResultsContent? {
        didSet {
            typedObjects = nil
            sectionInfos = nil
        }
    }
    /// The results and sections as callers get them, made at the first use: table views ask for them once for each row.
    private var typedObjects: [ResultType]?
    private var sectionInfos: [any NSFetchedResultsSectionInfo]?
    private var specification: FetchSpecification?
    nonisolated(unsafe) private var observation: (any NSObjectProtocol)?

    /// Makes a controller. Call ``performFetch()`` to get results.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request. Traps without a sort descriptor.
    ///   - context: The context of the objects.
    ///   - sectionNameKeyPath: The key path for the names of sections; nil for one section.
    ///   - name: The name of the cache. Kept without effect.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        require(
            fetchRequest.sortDescriptors?.isEmpty == false,
            "An instance of NSFetchedResultsController requires a fetch request with sort descriptors."
        )
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
        super.init()
    }

    deinit { observation.map(NotificationCenter.default.removeObserver) }

    /// Deletes a cache. Kept without effect, because there are none.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the objects, and begins to follow changes. Of the delegate's methods, only the one that gets a snapshot is called.
    open func performFetch() throws {
        fetchRequest.resultType = .managedObjectResultType
        let specification = try fetchRequest.specification(in: managedObjectContext)
        // The context reports no deletion of a new object that it has not reported, but the results have new objects.
        let former = results
        results = nil
        managedObjectContext.processPendingChanges()
        results = former
        self.specification = specification
        let objects = try managedObjectContext.results(of: specification).compactMap { $0 as? NSManagedObject }
        let content = ResultsContent(objects, sectionKeyPath: sectionNameKeyPath)
        results = content
        delegate?.controller(erased, didChangeContentWith: content.snapshot(reloading: []))
        guard observation == nil else { return }
        nonisolated(unsafe) weak let weakSelf = self
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange,
            object: managedObjectContext,
            queue: nil
        ) { notification in
            weakSelf?.contextDidChange(notification)
        }
    }

    // MARK: - Results

    /// The results; nil before a fetch.
    open var fetchedObjects: [ResultType]? {
        if typedObjects == nil { typedObjects = results?.objects.map(Self.cast) }
        return typedObjects
    }

    /// The sections; nil before a fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        if sectionInfos == nil {
            sectionInfos = results?.sections.map { ResultsSection($0, indexTitle: indexTitle($0.name)) }
        }
        return sectionInfos
    }

    /// The titles of the sections' index.
    open var sectionIndexTitles: [String] {
        var titles: [String] = []
        for section in results?.sections ?? [] where sectionNameKeyPath != nil {
            if let title = indexTitle(section.name), titles.last != title { titles.append(title) }
        }
        return titles
    }

    private static func cast(_ object: NSManagedObject) -> ResultType {
        guard let result = object as? ResultType else {
            trap("A fetched results controller for \(ResultType.self) has fetched \(type(of: object)).")
        }
        return result
    }

    private func indexTitle(_ name: String) -> String? {
        guard sectionNameKeyPath != nil else { return nil }
        guard let delegate else { return sectionIndexTitle(forSectionName: name) }
        return delegate.controller(erased, sectionIndexTitleForSectionName: name)
    }

    /// Returns the title in the index for the name of a section: the first letter in capitals.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }

    /// Returns the section for a title in the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results?.sections.firstIndex { indexTitle($0.name) == title } ?? 0
    }

    /// Returns an object. Traps if there is none at the index path.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let results, indexPath.count == 2, results.sections.indices.contains(indexPath[0]),
            results.sections[indexPath[0]].members.indices.contains(indexPath[1])
        else {
            trap("No object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0).")
        }
        return Self.cast(results.sections[indexPath[0]].members[indexPath[1]])
    }

    /// Returns the index path of an object; nil if it is no result.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results?.indexPath(of: $0) }
    }

    // MARK: - Changes

    /// The controller as delegates get it. Its methods find the type of results in the object itself, and all types of results have the
    /// same representation.
    private var erased: NSFetchedResultsController<NSFetchRequestResult> {
        unsafeBitCast(self, to: NSFetchedResultsController<NSFetchRequestResult>.self)
    }

    private func contextDidChange(_ notification: Notification) {
        guard let old = results, let specification else { return }
        var change = ResultsChange(notification.userInfo ?? [:])
        if change.isReset {
            results = ResultsContent([], sectionKeyPath: sectionNameKeyPath)
            return
        }
        change.keep { object in
            specification.query.includesSubentities
                ? object.entity.isKindOf(entity: specification.query.entity)
                : object.entity.name == specification.query.entity.name
        }
        guard !change.isEmpty else { return }
        guard let (objects, changed) = updatedObjects(old, change, specification) else { return }
        let new = ResultsContent(objects, sectionKeyPath: sectionNameKeyPath)
        results = new
        report(ResultsDifference(from: old, to: new, changed: changed), old, new)
    }

    /// Returns the new results, and the objects whose values changed; nil if nothing changed.
    private func updatedObjects(
        _ old: ResultsContent,
        _ change: ResultsChange,
        _ specification: FetchSpecification
    ) -> (objects: [NSManagedObject], changed: Set<NSManagedObject>)? {
        let query = specification.query
        let touched = change.changed.union(change.deleted)
        guard query.limit == 0, query.offset == 0 else {
            // An object beyond the limit may follow a removed one, which only the store knows.
            guard let found = try? managedObjectContext.results(of: specification) else { return nil }
            let objects = found.compactMap { $0 as? NSManagedObject }
            let changed = change.changed.intersection(objects)
            return changed.isEmpty && objects == old.objects ? nil : (objects, changed)
        }
        managedObjectContext.readValues(of: Array(change.changed))
        let matching = change.changed.filter { object in
            !object.isDeleted && object.context != nil && query.predicate?.evaluate(with: object) != false
        }
        let unchanged = old.objects.filter { !touched.contains($0) }
        if matching.isEmpty, unchanged.count == old.objects.count { return nil }
        let added = NSManagedObjectContext.sorted(
            NSManagedObjectContext.ordered(matching),
            by: query.sortDescriptors
        )
        return (merge(unchanged, added, query.sortDescriptors), matching)
    }

    /// Merges two ordered lists. Objects that are equal in the order are in the order of their first saves.
    private func merge(
        _ first: [NSManagedObject],
        _ second: [NSManagedObject],
        _ descriptors: [NSSortDescriptor]
    ) -> [NSManagedObject] {
        func precedes(_ left: NSManagedObject, _ right: NSManagedObject) -> Bool {
            switch NSManagedObjectContext.order(left, right, descriptors) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame:
                if left.id.isTemporaryID != right.id.isTemporaryID { return right.id.isTemporaryID }
                return left.id.key < right.id.key
            }
        }
        var result: [NSManagedObject] = []
        result.reserveCapacity(first.count + second.count)
        var start = 0
        for object in second {
            var low = start
            var high = first.count
            while low < high {
                let middle = (low + high) / 2
                if precedes(object, first[middle]) { high = middle } else { low = middle + 1 }
            }
            result += first[start..<low]
            result.append(object)
            start = low
        }
        return result + first[start...]
    }

    private func report(_ difference: ResultsDifference, _ old: ResultsContent, _ new: ResultsContent) {
        guard !difference.isEmpty else { return }
        if let delegate {
            delegate.controllerWillChangeContent(erased)
            for change in difference.sections {
                let source = change.type == .insert ? new : old
                let section = source.sections[change.index]
                let info = ResultsSection(section, indexTitle: indexTitle(section.name))
                delegate.controller(erased, didChange: info, atSectionIndex: change.index, for: change.type)
            }
            for change in difference.objects {
                delegate.controller(
                    erased,
                    didChange: change.object,
                    at: change.old,
                    for: change.type,
                    newIndexPath: change.new
                )
            }
            if sectionNameKeyPath == nil {
                let ids = CollectionDifference(difference, old, new)
                delegate.controller(erased, didChangeContentWith: ids)
            }
        }
        let updated = difference.objects.filter { $0.type == .update }.map(\.object)
        delegate?.controller(erased, didChangeContentWith: new.snapshot(reloading: updated))
        delegate?.controllerDidChangeContent(erased)
    }
}
