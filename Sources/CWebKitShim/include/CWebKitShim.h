// Pages rendered by WebKitGTK, for Swift. No GTK types are used here, because Swift would import them through two modules.
//
// Page pointers are GTK widgets. All functions must be called on the main thread.
#ifndef CWEBKITSHIM_H
#define CWEBKITSHIM_H

#include <stddef.h>

// MARK: Callbacks of a page

/// The stages of a load of the page itself.
typedef enum {
    SEARCHLIGHT_LOAD_STARTED,
    SEARCHLIGHT_LOAD_REDIRECTED,
    SEARCHLIGHT_LOAD_COMMITTED,
    SEARCHLIGHT_LOAD_FINISHED,
} SearchlightLoadEvent;

/// A requested load. Strings are valid during the call.
typedef struct {
    const char *address;
    const char *method;
    /// A value of `WKNavigationType`.
    int type;
    int is_new_window;
    int is_redirect;
} SearchlightAction;

/// The response of a server. Strings are valid during the call.
typedef struct {
    const char *address;
    const char *mime_type;
    /// 0 for a scheme other than HTTP.
    int status;
    long long length;
    int is_for_page;
    int can_be_shown;
    size_t field_count;
    const char *const *names, *const *values;
} SearchlightResponse;

/// The reason why a load failed.
typedef enum {
    SEARCHLIGHT_FAILURE_OTHER,
    /// Cancelled by a policy decision.
    SEARCHLIGHT_FAILURE_REFUSED,
    SEARCHLIGHT_FAILURE_CANCELLED,
    SEARCHLIGHT_FAILURE_HOST_NOT_FOUND,
    SEARCHLIGHT_FAILURE_NOT_CONNECTED,
    SEARCHLIGHT_FAILURE_NO_NETWORK,
    SEARCHLIGHT_FAILURE_TIMED_OUT,
    SEARCHLIGHT_FAILURE_LOST,
    SEARCHLIGHT_FAILURE_UNTRUSTED,
    SEARCHLIGHT_FAILURE_INSECURE,
} SearchlightFailure;

/// The failure with WebKitGTK's details. Strings are valid during the call.
typedef struct {
    SearchlightFailure reason;
    const char *address, *domain, *message;
    int code;
} SearchlightError;

/// The callbacks. The receiver of a decision owns it, and must answer it with `searchlight_decision_answer`.
typedef struct {
    /// Address, title, progress or back-forward list changed.
    void (*changed)(void *context);
    void (*loaded)(SearchlightLoadEvent event, void *context);
    /// The load failed.
    void (*failed)(const SearchlightError *error, void *context);
    void (*decide)(void *decision, const SearchlightAction *action, void *context);
    void (*receive)(void *decision, const SearchlightResponse *response, void *context);
    /// The process that renders the page terminated.
    void (*ended)(void *context);
} SearchlightPageHandlers;

// MARK: A page

/// Makes a page that stores nothing on disk. The caller owns it.
void *searchlight_page_new(SearchlightPageHandlers handlers, void *context);

/// Closes the page, terminates its process, and releases it. No callbacks follow.
void searchlight_page_close(void *page);

/// Loads an address with header fields.
void searchlight_page_load(void *page, const char *address, size_t field_count, const char *const *names,
                           const char *const *values);
void searchlight_page_reload(void *page);
void searchlight_page_stop(void *page);

/// The address of the page; NULL if there is none, as for the title.
const char *searchlight_page_address(void *page);
const char *searchlight_page_title(void *page);
double searchlight_page_progress(void *page);
int searchlight_page_is_loading(void *page);

/// Answers a decision. Must be called once.
void searchlight_decision_answer(void *decision, int is_allowed);

// MARK: Back-forward list

/// The number of previous and next pages, and whether there is a current page.
void searchlight_page_list(void *page, int *before, int *after, int *has_present);

/// The page at a relative position. The caller owns it, and frees it with `searchlight_item_free`.
void *searchlight_page_item(void *page, int step);
void searchlight_item_free(void *item);
const char *searchlight_item_address(void *item);
const char *searchlight_item_first_address(void *item);
const char *searchlight_item_title(void *item);
void searchlight_page_go(void *page, void *item);

#endif
