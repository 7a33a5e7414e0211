/// What a pipeline itself finds wrong.
public enum SearchPipelineError: Error, Hashable, CustomStringConvertible {
    /// The source ended its answer before it was complete.
    case incompleteAnswer

    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .incompleteAnswer: "The source ended its answer before it was complete."
        }
    }
}
