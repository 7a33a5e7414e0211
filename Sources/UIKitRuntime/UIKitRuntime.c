#include "UIKitRuntime.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

SWIFT_CALL extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class);

// The names are mangled Swift: `C…fCTq` is the method descriptor of an allocating initialiser, `CMn` the descriptor of
// the class that declares it. A change to one of those declarations shows as an undefined symbol at link time.
extern const char objectInit __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char objectClass __asm__("$s10Foundation8NSObjectCMn");
extern const char viewInit __asm__("$s9UIKitCore6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char viewClass __asm__("$s9UIKitCore6UIViewCMn");
extern const char cellInit __asm__("$s9UIKitCore15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");
extern const char cellClass __asm__("$s9UIKitCore15UITableViewCellCMn");
extern const char headerFooterInit __asm__("$s9UIKitCore023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");
extern const char headerFooterClass __asm__("$s9UIKitCore023UITableViewHeaderFooterD0CMn");
extern const char commitMethod
    __asm__("$s9UIKitCore21UITableViewControllerC05tableD0_6commit8forRowAtyAA0cD0C_"
            "AA0cD4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq");
extern const char tableControllerClass __asm__("$s9UIKitCore21UITableViewControllerCMn");

typedef SWIFT_CALL void *(*ObjectInit)(SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*ViewInit)(double, double, double, double, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*CellInit)(uint8_t, uint64_t, uint64_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*HeaderFooterInit)(uint64_t, uint64_t, SWIFT_SELF const void *);

void *UIKitRuntimeMakeObject(const void *metatype) {
    return ((ObjectInit)swift_lookUpClassMethod(metatype, &objectInit, &objectClass))(metatype);
}

void *UIKitRuntimeMakeView(const void *metatype, double x, double y, double width, double height) {
    return ((ViewInit)swift_lookUpClassMethod(metatype, &viewInit, &viewClass))(x, y, width, height, metatype);
}

void *UIKitRuntimeMakeCell(const void *metatype, uint8_t style, uint64_t word0, uint64_t word1) {
    return ((CellInit)swift_lookUpClassMethod(metatype, &cellInit, &cellClass))(style, word0, word1, metatype);
}

void *UIKitRuntimeMakeHeaderFooterView(const void *metatype, uint64_t word0, uint64_t word1) {
    return ((HeaderFooterInit)swift_lookUpClassMethod(metatype, &headerFooterInit, &headerFooterClass))(word0, word1,
                                                                                                         metatype);
}

const void *UIKitRuntimeCommitMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &commitMethod, &tableControllerClass);
}
