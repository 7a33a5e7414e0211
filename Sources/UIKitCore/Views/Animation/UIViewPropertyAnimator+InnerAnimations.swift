import Foundation

/// Animations that begin in the blocks of an animator and inherit its duration. They are members of the animator, which pauses, moves and
/// stops them.
extension UIViewPropertyAnimator {
    /// Returns the completion of an animation in the current block: that of the app, which is called once, and the end of a member.
    func completion(ofInner completion: ((Bool) -> Void)?) -> (Bool) -> Void {
        innerCount += 1
        let number = innerCount
        innerCompletions[number] = completion
        return { finished in
            self.innerCompletions.removeValue(forKey: number)?(finished)
            self.memberDidEnd()
        }
    }

    /// Adds an animation of the current block.
    func addInner(_ animation: HostAnimation) {
        openMembers += 1
        members.append(Member(animation: animation, start: openStart))
    }

    /// Calls the completions of animations that were stopped.
    func interruptInner() {
        let interrupted = innerCompletions.sorted { $0.key < $1.key }
        innerCompletions = [:]
        for (_, completion) in interrupted { completion(false) }
    }
}
