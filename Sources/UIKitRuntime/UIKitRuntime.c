#include "UIKitRuntime.h"

#include <stddef.h>
#include <string.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

SWIFT_CALL extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *class);

// Mangled Swift names: `C…fCTq` is the method descriptor of an allocating initializer, `CMn` the descriptor of the class that
// declares it. A change of these declarations causes an undefined symbol at link time.
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
extern const char moveMethod
    __asm__("$s9UIKitCore21UITableViewControllerC05tableD0_9moveRowAt2toyAA0cD0C_20FoundationEssentials9IndexPathVAKtFTq");
extern const char tableControllerClass __asm__("$s9UIKitCore21UITableViewControllerCMn");

extern const char setValueMethod __asm__("$s9UIKitCore11UIResponderC8setValue_6forKeyyypSg_SStFTq");
extern const char responderClass __asm__("$s9UIKitCore11UIResponderCMn");

extern const char cutMethod __asm__("$s9UIKitCore11UIResponderC3cutyyypSgFTq");
extern const char copyMethod __asm__("$s9UIKitCore11UIResponderC4copyyyypSgFTq");
extern const char pasteMethod __asm__("$s9UIKitCore11UIResponderC5pasteyyypSgFTq");
extern const char deleteMethod __asm__("$s9UIKitCore11UIResponderC6deleteyyypSgFTq");
extern const char selectMethod __asm__("$s9UIKitCore11UIResponderC6selectyyypSgFTq");
extern const char selectAllMethod __asm__("$s9UIKitCore11UIResponderC9selectAllyyypSgFTq");

extern const char drawMethod __asm__("$s9UIKitCore6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char drawForLayerMethod __asm__("$s9UIKitCore6UIViewC4draw_2inyAA7CALayerC_AA9CGContextCtFTq");
extern const char displayForLayerMethod __asm__("$s9UIKitCore6UIViewC7displayyyAA7CALayerCFTq");
extern const char layoutForLayerMethod __asm__("$s9UIKitCore6UIViewC15layoutSublayers2ofyAA7CALayerC_tFTq");
extern const char drawTextMethod __asm__("$s9UIKitCore7UILabelC8drawText2iny10Foundation6CGRectV_tFTq");
extern const char labelClass __asm__("$s9UIKitCore7UILabelCMn");

extern const char drawLayerMethod __asm__("$s9UIKitCore7CALayerC4draw2inyAA9CGContextC_tFTq");
extern const char layerClass __asm__("$s9UIKitCore7CALayerCMn");

extern const char segueInit
    __asm__("$s9UIKitCore17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
extern const char segueClass __asm__("$s9UIKitCore17UIStoryboardSegueCMn");

typedef SWIFT_CALL void *(*ObjectInit)(SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*ViewInit)(double, double, double, double, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*CellInit)(uint8_t, uint64_t, uint64_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*HeaderFooterInit)(uint64_t, uint64_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*SegueInit)(uint64_t, uint64_t, const void *, const void *, SWIFT_SELF const void *);

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

void *UIKitRuntimeMakeSegue(const void *metatype, uint64_t word0, uint64_t word1, const void *source,
                            const void *destination) {
    return ((SegueInit)swift_lookUpClassMethod(metatype, &segueInit, &segueClass))(word0, word1, source, destination,
                                                                                   metatype);
}

const void *UIKitRuntimeCommitMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &commitMethod, &tableControllerClass);
}

const void *UIKitRuntimeSetValueMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &setValueMethod, &responderClass);
}

const void *UIKitRuntimeEditMethod(const void *metatype, enum UIKitRuntimeEdit edit) {
    static const void *const methods[] = {&cutMethod,    &copyMethod,   &pasteMethod,
                                          &deleteMethod, &selectMethod, &selectAllMethod};
    return swift_lookUpClassMethod(metatype, methods[edit], &responderClass);
}

const void *UIKitRuntimeDrawMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &drawMethod, &viewClass);
}

const void *UIKitRuntimeLayerMethod(const void *metatype, enum UIKitRuntimeLayerMethod method) {
    static const void *const methods[] = {&drawForLayerMethod, &displayForLayerMethod, &layoutForLayerMethod};
    return swift_lookUpClassMethod(metatype, methods[method], &viewClass);
}

const void *UIKitRuntimeDrawTextMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &drawTextMethod, &labelClass);
}

const void *UIKitRuntimeDrawLayerMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &drawLayerMethod, &layerClass);
}

const void *UIKitRuntimeMoveMethod(const void *metatype) {
    return swift_lookUpClassMethod(metatype, &moveMethod, &tableControllerClass);
}

// A context descriptor has a relative offset to its field descriptor at byte 16. That has the number of fields at byte 12 and,
// from byte 16 on, three words per field: flags, mangled type, name.
SWIFT_CALL extern const void *swift_getTypeContextDescriptor(const void *metadata);

static const char *relative(const int32_t *place) {
    return (const char *)place + *place;
}

/// The end of a mangled type name, in which a byte below 0x20 is followed by a reference of four or eight bytes.
static const char *end_of_mangled(const char *name) {
    while (*name) {
        unsigned char byte = (unsigned char)*name;
        name += byte < 0x18 ? (byte >= 0x01 ? 5 : 1) : (byte < 0x20 ? 1 + sizeof(void *) : 1);
    }
    return name;
}

/// The record of a field in a class or its superclasses; null if there is none.
static const int32_t *field_record(const void *metatype, const char *field) {
    for (const void *type = metatype; type; type = ((const void *const *)type)[1]) {
        const char *context = swift_getTypeContextDescriptor(type);
        if (!context || !*(const int32_t *)(context + 16)) continue;
        const char *fields = relative((const int32_t *)(context + 16));
        uint32_t count = *(const uint32_t *)(fields + 12);
        const int32_t *record = (const int32_t *)(fields + 16);
        for (uint32_t index = 0; index < count; index++, record += 3) {
            if (record[2] && strcmp(relative(record + 2), field) == 0) return record;
        }
    }
    return NULL;
}

int UIKitRuntimeFieldOwnership(const void *metatype, const char *field) {
    const int32_t *record = field_record(metatype, field);
    if (!record) return -1;
    const char *mangled = relative(record + 1);
    const char *end = end_of_mangled(mangled);
    if (end - mangled < 2 || end[-2] != 'X') return 0;
    return end[-1] == 'w' ? 1 : (end[-1] == 'o' || end[-1] == 'u') ? 2 : 0;
}

bool UIKitRuntimeFieldIsVariable(const void *metatype, const char *field) {
    const int32_t *record = field_record(metatype, field);
    return record && (record[0] & 2) != 0;
}
