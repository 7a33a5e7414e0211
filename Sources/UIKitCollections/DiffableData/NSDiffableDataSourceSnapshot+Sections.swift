import Foundation
import UIKitCore

extension NSDiffableDataSourceSnapshot {
    /// Appends sections. Traps when one already exists.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count, in: "appendSections(_:)")
    }

    /// Inserts sections before a section. Traps when that section is missing or a new one already exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        let call = "insertSections(_:beforeSection:)"
        insert(identifiers, at: place(of: toIdentifier, in: call), in: call)
    }

    /// Inserts sections after a section. Traps when that section is missing or a new one already exists.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        let call = "insertSections(_:afterSection:)"
        insert(identifiers, at: place(of: toIdentifier, in: call) + 1, in: call)
    }

    /// Deletes sections with their items. Missing sections are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let going = Set(identifiers)
        for section in sections where going.contains(section.identifier) {
            for item in section.items { owners[item] = nil }
        }
        sections.removeAll { going.contains($0.identifier) }
        forgetWhatIsGone()
    }

    /// Moves a section before a different one. Traps when either is missing.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0, in: "moveSection(_:beforeSection:)")
    }

    /// Moves a section after a different one. Traps when either is missing.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1, in: "moveSection(_:afterSection:)")
    }

    /// Marks sections for reloading. Traps when one is missing.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            _ = place(of: identifier, in: "reloadSections(_:)")
            if !reloadedSectionIdentifiers.contains(identifier) { reloadedSectionIdentifiers.append(identifier) }
        }
    }

    // MARK: Implementation

    func place(of identifier: SectionIdentifierType, in call: String) -> Int {
        guard let place = indexOfSection(identifier) else {
            trap(
                "NSDiffableDataSourceSnapshot.\(call) was given the section \(identifier), which is not in the snapshot."
            )
        }
        return place
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int, in call: String) {
        var known = Set(sections.map(\.identifier))
        for identifier in identifiers {
            require(
                known.insert(identifier).inserted,
                "NSDiffableDataSourceSnapshot.\(call) was given the section \(identifier), which the snapshot already "
                    + "contains; identifiers must be unique."
            )
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType,
        to target: SectionIdentifierType,
        offset: Int,
        in call: String
    ) {
        let from = place(of: identifier, in: call)
        _ = place(of: target, in: call)
        guard identifier != target else { return }
        let section = sections.remove(at: from)
        sections.insert(section, at: place(of: target, in: call) + offset)
    }

    /// Removes the marks of deleted items and sections.
    mutating func forgetWhatIsGone() {
        let owners = owners
        reloadedItemIdentifiers.removeAll { owners[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { owners[$0] == nil }
        let present = Set(sections.map(\.identifier))
        reloadedSectionIdentifiers.removeAll { !present.contains($0) }
    }
}
