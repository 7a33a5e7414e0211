/// An error of a pipeline itself.
public enum SearchPipelineError: Error, Hashable, CustomStringConvertible {
    /// The source ended its answer before it was complete.
    case incompleteAnswer

    /// A sentence that describes the error.
    public var description: String {
        switch self {
        case .incompleteAnswer: "The source ended its answer before it was complete."
        }
    }
}
