#include "UIKitCollectionsRuntime.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

SWIFT_CALL extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class);

// Mangled Swift names, as in UIKitRuntime.c.
extern const char collectionInit
    __asm__("$s16UIKitCollections16UICollectionViewC5frame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdG0CtcfCTq");
extern const char collectionClass __asm__("$s16UIKitCollections16UICollectionViewCMn");

typedef SWIFT_CALL void *(*CollectionInit)(double, double, double, double, const void *, SWIFT_SELF const void *);

void *UIKitCollectionsRuntimeMakeCollection(const void *metatype, const void *layout) {
    return ((CollectionInit)swift_lookUpClassMethod(metatype, &collectionInit, &collectionClass))(0, 0, 0, 0, layout,
                                                                                                  metatype);
}
