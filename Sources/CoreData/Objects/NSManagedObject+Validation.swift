import Foundation
import FoundationCompatibility

extension NSManagedObject {
    final func validateProperties() throws {
        var errors: [NSError] = []
        for (position, slot) in layout.slots.enumerated() where !slot.property.isTransient {
            let name = layout.names[position]
            // The members are read only if there are conditions for them.
            if case .toMany(let relationship) = slot, !hasConditions(relationship, at: position) { continue }
            do {
                try validateThroughOverride(position, name)
            } catch {
                errors.append(error as NSError)
            }
        }
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        throw CoreDataError.make(
            .multipleValidationErrors,
            "Multiple validation errors occurred.",
            [NSDetailedErrorsKey: errors, NSValidationObjectErrorKey: self]
        )
    }

    private func hasConditions(_ relationship: NSRelationshipDescription, at position: Int) -> Bool {
        guard isInserted || (values[position] as? ToManyState)?.hasChanges == true else { return false }
        return !relationship.isOptional || relationship.minCount > 0 || relationship.maxCount > 0
            || !relationship.validationPredicates.isEmpty
    }

    /// Calls `validateValue(_:forKey:)`, and assigns the value if it was replaced.
    private func validateThroughOverride(_ position: Int, _ name: String) throws {
        let value = storedValue(at: position)
        var pointee = value.map { $0 as AnyObject }
        let before = pointee
        try validateValue(&pointee, forKey: name)
        guard pointee !== before else { return }
        willChangeValue(forKey: name)
        assignStored(pointee, at: position)
        didChangeValue(forKey: name)
    }

    /// Checks a value against the conditions of the model.
    final func validateProperty(_ value: Any?, forKey key: String) throws {
        guard let position = layout.position(key) else { return }
        let property = layout.slots[position].property
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
            try validateCount(value, of: relationship)
        } else if value == nil || value is NSNull {
            guard property.isOptional else {
                throw validationError(.missingMandatoryProperty, "\(key) is a required value.", key, nil)
            }
            return
        }
        if let attribute = property as? NSAttributeDescription { try validateLimits(value, of: attribute) }
        for (index, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = property.validationWarnings.indices.contains(index) ? property.validationWarnings[index] : nil
            var error = validationError(
                .managedObjectValidation,
                warning as? String ?? "The value of \(key) is invalid.",
                key,
                value,
                [NSValidationPredicateErrorKey: predicate]
            )
            if let code = warning as? Int ?? (warning as? String).flatMap(Int.init) {
                error = NSError(domain: error.domain, code: code, userInfo: error.userInfo)
            }
            throw error
        }
    }

    private func validateCount(_ value: Any?, of relationship: NSRelationshipDescription) throws {
        let count = (value as? NSSet)?.count ?? (value as? NSOrderedSet)?.count ?? 0
        let name = relationship.name
        if count == 0 {
            guard !relationship.isOptional else { return }
            throw validationError(.missingMandatoryProperty, "\(name) is a required value.", name, value)
        }
        if count < relationship.minCount {
            throw validationError(.relationshipLacksMinimumCount, "Too few items in \(name).", name, value)
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw validationError(.relationshipExceedsMaximumCount, "Too many items in \(name).", name, value)
        }
    }

    private func validateLimits(_ value: Any?, of attribute: NSAttributeDescription) throws {
        let name = attribute.name
        switch value {
        case let text as String:
            let count = Double(text.utf16.count)
            if let minimum = attribute.minimumValue, count < minimum {
                throw validationError(.stringTooShort, "\(name) is too short.", name, value)
            }
            if let maximum = attribute.maximumValue, count > maximum {
                throw validationError(.stringTooLong, "\(name) is too long.", name, value)
            }
            if let pattern = attribute.regularExpression,
                text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
            {
                throw validationError(
                    .stringPatternMatching,
                    "\(name) does not match its pattern.",
                    name,
                    value
                )
            }
        case let date as Date:
            if let minimum = attribute.minimumValue, date.timeIntervalSinceReferenceDate < minimum {
                throw validationError(.dateTooSoon, "\(name) is too soon.", name, value)
            }
            if let maximum = attribute.maximumValue, date.timeIntervalSinceReferenceDate > maximum {
                throw validationError(.dateTooLate, "\(name) is too late.", name, value)
            }
        case let number as NSNumber:
            if let minimum = attribute.minimumValue, number.doubleValue < minimum {
                throw validationError(.numberTooSmall, "\(name) is too small.", name, value)
            }
            if let maximum = attribute.maximumValue, number.doubleValue > maximum {
                throw validationError(.numberTooLarge, "\(name) is too large.", name, value)
            }
        default: break
        }
    }

    final func validateDeletion() throws {
        for (position, slot) in layout.slots.enumerated() {
            guard let relationship = slot.relationship, relationship.deleteRule == .denyDeleteRule else { continue }
            let remaining = objectsThatRemain(at: position)
            guard !remaining.isEmpty else { continue }
            throw validationError(
                .relationshipDeniedDelete,
                "Items cannot be deleted from \(relationship.name).",
                relationship.name,
                NSSet(array: remaining)
            )
        }
    }

    private func objectsThatRemain(at position: Int) -> [NSManagedObject] {
        objectIDs(forRelationshipNamed: layout.names[position])
            .compactMap { context?.registeredOrFault($0) }
            .filter { !$0.isDeleted }
    }

    private func validationError(
        _ code: CoreDataError.Code,
        _ text: String,
        _ key: String,
        _ value: Any?,
        _ info: [String: Any] = [:]
    ) -> NSError {
        var info = info
        info[NSValidationObjectErrorKey] = self
        info[NSValidationKeyErrorKey] = key
        if let value { info[NSValidationValueErrorKey] = value }
        return CoreDataError.make(code, "The operation couldn’t be completed. \(text)", info)
    }
}
