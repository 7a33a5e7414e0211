#ifndef UIAPPLICATIONMAIN_H
#define UIAPPLICATIONMAIN_H

/// Runs the app whose delegate's class has a name. Implemented in Swift, in the module UIKit.
///
/// The compiler calls it in the `main` that it writes for a class marked `@UIApplicationMain`. Both names are objects of
/// Foundation's `NSString`, which C cannot spell.
int UIApplicationMain(int argc, char **argv, void *principalClassName, void *delegateClassName);

#endif
