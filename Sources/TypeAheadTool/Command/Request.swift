/// A parsed command line.
enum Request {
    case help
    case version
    case search(Invocation)
    case index(IndexInvocation)
    case check(CheckInvocation)

    /// Parses the arguments.
    ///
    /// - Parameter arguments: All arguments, beginning with the program's name.
    init(_ arguments: [String]) throws {
        switch arguments.dropFirst().first {
        case "index":
            var parser = IndexParser(ArgumentReader(arguments, from: 2))
            self = try parser.parse()
        case "check":
            var parser = CheckParser(ArgumentReader(arguments, from: 2))
            self = try parser.parse()
        default:
            var parser = SearchParser(ArgumentReader(arguments, from: 1))
            self = try parser.parse()
        }
    }
}
