extension UIBarButtonItem {
    /// The system's bar button items.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save".
        case save = 3
        /// A plus symbol.
        case add = 4
        /// A space that fills the remaining width of a toolbar. Navigation bars ignore it.
        case flexibleSpace = 5
        /// A space in a toolbar with the item's `width`. Navigation bars ignore it.
        case fixedSpace = 6
        /// A pencil on paper.
        case compose = 7
        /// An arrow that points back.
        case reply = 8
        /// A box with an arrow.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A circular arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles that point back.
        case rewind = 19
        /// Two triangles that point forward.
        case fastForward = 20
        /// An arrow that turns back.
        case undo = 21
        /// An arrow that turns forward.
        case redo = 22
        /// A cross.
        case close = 24

        var title: String? { english.map(SystemTexts.text) }

        private var english: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            case .flexibleSpace, .fixedSpace: nil
            }
        }

        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .undo: "arrow.uturn.backward"
            case .redo: "arrow.uturn.forward"
            case .close: "xmark"
            case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
            }
        }

        var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    }
}
