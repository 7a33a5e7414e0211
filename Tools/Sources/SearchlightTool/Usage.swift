/// The help texts.
enum Usage {
    static let synopsis = """
        Usage: searchlight run [OPTION]... [PATH] [-- ARGUMENT...]
               searchlight build [OPTION]... [PATH]
               searchlight test [OPTION]... [PATH]
               searchlight check [OPTION]... [PATH]
               searchlight export [OPTION]... [PATH] FOLDER
               searchlight rewrite [-D NAME]... [--simulator] FILE|FOLDER... --output FOLDER
               searchlight help
        """

    static let help = """
        \(synopsis)

        Builds and runs iOS apps on Linux. PATH is an Xcode project or workspace, a folder that contains one, a folder with a Swift
        package, or a Swift file. Default: the current folder.

        run      builds the app if anything changed since the last time, and runs it
        build    builds the app, and prints the path of its program
        test     builds the unit tests and UI tests, and runs them without a display
        check    lists everything in the project that does not work, by importance
        export   writes the generated Swift package into FOLDER, which is new, empty or an earlier export
        rewrite  rewrites Swift files so that they compile with Searchlight's UIKit

        Options of run, build, test and export:
            --target NAME         the application, or the tests; default: that of the scheme, or the only one
            --scheme NAME         the scheme, which chooses targets, arguments and environment
            --configuration NAME  the configuration; default: that of the scheme, or Debug
            --packages FOLDER     a folder with the sources of packages, each in a folder of its own; they are used instead of the
                                  network (repeatable; also for check)
            --keep-going          build without the parts of the sources that do not compile
            --verbose             print all output of the Swift package manager
            --build-folder FOLDER the folder for all files of the build (not for export);
                                  default: one in $XDG_CACHE_HOME/searchlight or ~/.cache/searchlight

        Options of run:
            --host gtk|headless   windows, or text without a display; default: windows if there is a display (also for the app of UI
                                  tests: default headless)
            --script FILE         commands for the app, such as tap "Search"; implies --host headless
            --language LANGUAGE   the app's language, such as de or pt-BR (also for test)

        Options of export:
            --for-plugin          for SearchlightPlugin: messages name the original files, and the files import what the library's
                                  flags import otherwise

        Options of check (and --target, --scheme, --configuration, --packages):
            --json                print the report as JSON
            --all                 list all places of each cause
            --no-compile          do not call the compiler
            --jobs NUMBER, -j     the number of processes; default: one per processor

        Options of rewrite:
            -D NAME               define a name for #if
            --simulator           targetEnvironment(simulator) is true
            --output FOLDER       the folder for the results; is created

        `rewrite` expects all files of a module in one call, because the files refer to each other. The result of each file is at the
        same path inside the output folder: relative to the named FOLDER, or with its file name only. Files that do not change are
        copied. Lines keep their numbers. Places that need a change by hand are printed as FILE:LINE: REASON.

        The library must be installed (make install) beside the program, or in the folder named by SEARCHLIGHT_LIBRARY.

        Exit status: that of the app for run; otherwise 0 for success, 1 for errors, failed tests and parts that do not work, 2 for wrong arguments.
        """
}
