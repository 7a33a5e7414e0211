import Foundation
import SourceRewriting

/// Attributes the compiler's errors to causes.
extension CheckRun {
    /// Adds the compiler's errors to the causes that explain them. Errors without such a cause become causes.
    mutating func attribute(_ messages: [CompilerMessage], files: [String: String], of module: Module) {
        var attribution = Attribution(module: module, run: self)
        var remaining: [CompilerMessage] = []
        var members: [CompilerMessage] = []
        // Processes of the compiler report in any order.
        for message in messages.sorted(by: { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }) {
            let path = files[message.path] ?? ""
            let message = CompilerMessage(path: path, line: message.line, column: message.column, text: message.text)
            switch message.subject {
            case .name(let name):
                if let cause = cause(ofName: name, at: message, in: attribution) {
                    attribution.note(name, cause)
                } else {
                    remaining.append(message)
                }
            case .member: members.append(message)
            default: remaining.append(message)
            }
        }
        // Members of types whose superclass is missing are no causes.
        for message in members {
            guard case .member(let member, let type) = message.subject else { continue }
            if let cause = cause(ofMember: member, of: type, at: message, in: attribution) {
                if attribution.module.index.types[type] == nil { attribution.note(member, cause) }
            } else {
                remaining.append(message)
            }
        }
        attribution.spread()
        for message in remaining {
            if let cause = attribution.cause(of: message) {
                findings.addConsequence(of: cause)
            } else {
                report(message, with: attribution)
            }
        }
    }

    // MARK: Names

    private mutating func cause(
        ofName name: String,
        at message: CompilerMessage,
        in attribution: Attribution
    ) -> FindingList.Key? {
        let place = Finding.Place(path: message.path, line: message.line, name: name)
        if let known = causes[name] {
            findings.add(known.kind, known.symbol, effect: .build, places: [place], message: "")
            return known
        }
        let missing = attribution.missingImports(of: message.path)
        if attribution.allMissing.contains(name) {
            reportMissing(name, in: message.path, line: message.line)
            return .init(kind: .missingModule, symbol: name)
        }
        let framework = AppleFrameworks.framework(declaring: name)
        if let framework, !library.modules.contains(framework) {
            reportMissing(framework, in: message.path, line: message.line, name: name)
            return .init(kind: .missingModule, symbol: framework)
        }
        if framework == nil,
            let module = ThirdPartyNames.module(declaring: name, among: missing)
                ?? attribution.likelyModule(for: name, in: message.path)
        {
            reportMissing(module, in: message.path, line: message.line, name: name)
            return .init(kind: .missingModule, symbol: module)
        }
        if framework != nil, library.names?.contains(name) != true {
            reportMissingName(name, in: message.path, line: message.line)
            return .init(kind: .missingName, symbol: name)
        }
        return nil
    }

    // MARK: Members

    private mutating func cause(
        ofMember member: String,
        of type: String,
        at message: CompilerMessage,
        in attribution: Attribution
    ) -> FindingList.Key? {
        if let cause = attribution.causeOfAncestry(of: type) {
            findings.addConsequence(of: cause)
            return cause
        }
        guard !["Any", "AnyObject", "_"].contains(type) else { return nil }
        let missing = attribution.missingImports(of: message.path)
        // Swift 5 finds members through imports of other files.
        if let module = ThirdPartyNames.module(extendingWith: member, among: missing + attribution.allMissing) {
            reportMissing(module, in: message.path, line: message.line, name: member)
            return .init(kind: .missingModule, symbol: module)
        }
        let isOfProject = attribution.module.index.types[type] != nil
        if isOfProject, attribution.module.index.types[type]?.properties.contains(member) != true {
            // A class of the project: the member is one of its superclass in the library.
            guard let ancestor = attribution.libraryAncestor(of: type) else { return nil }
            reportMissingMember(member, of: ancestor, in: message.path, line: message.line)
            return .init(kind: .missingMember, symbol: "\(ancestor).\(member)")
        }
        let thirdParty = missing.filter { !AppleModules.contains($0) }
        if thirdParty.count == 1, member.contains("_") {
            reportMissing(thirdParty[0], in: message.path, line: message.line, name: member)
            return .init(kind: .missingModule, symbol: thirdParty[0])
        }
        guard type.first?.isUppercase == true, !type.contains(" ") else { return nil }
        reportMissingMember(member, of: type, in: message.path, line: message.line)
        return .init(kind: .missingMember, symbol: "\(type).\(member)")
    }

    /// Reports an error of the compiler as a cause.
    private mutating func report(_ message: CompilerMessage, with attribution: Attribution) {
        let place = attribution.place(of: message) ?? .init(path: project.path)
        switch message.subject {
        case .name(let name):
            let isKnown = library.names?.contains(name) == true
            findings.add(
                .missingName,
                name,
                effect: .build,
                places: [place],
                advice: isKnown ? "Import the module that declares it." : nil,
                message: "Neither the project nor the modules that this file imports declare this name."
            )
            return
        case .refused(let name, let remedy):
            findings.add(
                .missingName,
                name,
                effect: .build,
                places: [place],
                advice: remedy,
                message: "This name does not exist in the language version of the target, or on Linux."
            )
            return
        default: break
        }
        findings.add(
            .compiler,
            message.text,
            effect: .build,
            places: [place],
            message: "The compiler rejects this."
        )
    }
}
