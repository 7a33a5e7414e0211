// Counts the calls of the C library's allocator. The program's definitions take precedence over those of the C library in all
// libraries that it loads, the Swift runtime included, and forward to them.

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static atomic_long allocations, releases;

// The number of allocations since the start of the program.
long allocation_count(void) { return atomic_load(&allocations); }

// The number of allocations that were not released.
long live_allocation_count(void) { return atomic_load(&allocations) - atomic_load(&releases); }

static void *counted(void *memory) {
    if (memory != NULL)
        atomic_fetch_add(&allocations, 1);
    return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    void *found = memalign(alignment, size);
    if (found == NULL)
        return ENOMEM;
    *memory = found;
    return 0;
}

// Counts as a release and an allocation, because it may move the memory.
void *realloc(void *memory, size_t size) {
    void *found = __libc_realloc(memory, size);
    if (memory != NULL && (found != NULL || size == 0))
        atomic_fetch_add(&releases, 1);
    return counted(found);
}

void free(void *memory) {
    if (memory != NULL)
        atomic_fetch_add(&releases, 1);
    __libc_free(memory);
}
