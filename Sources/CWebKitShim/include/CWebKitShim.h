// Pages that WebKitGTK draws, as Swift sees them. No type of GTK's is named here: those would come through two modules.
//
// Pointers to a page are to a widget of GTK's; all functions are for the main thread.
#ifndef CWEBKITSHIM_H
#define CWEBKITSHIM_H

#include <stddef.h>

// MARK: What is told of a page

/// How far a load of the page itself is.
typedef enum {
    SEARCHLIGHT_LOAD_STARTED,
    SEARCHLIGHT_LOAD_REDIRECTED,
    SEARCHLIGHT_LOAD_COMMITTED,
    SEARCHLIGHT_LOAD_FINISHED,
} SearchlightLoadEvent;

/// What a load would be. Texts live as long as the call.
typedef struct {
    const char *address;
    const char *method;
    /// The values of `WKNavigationType`.
    int type;
    int is_new_window;
    int is_redirect;
} SearchlightAction;

/// What a server sent. Texts live as long as the call.
typedef struct {
    const char *address;
    const char *mime_type;
    /// 0 where it was not HTTP.
    int status;
    long long length;
    int is_for_page;
    int can_be_shown;
    size_t field_count;
    const char *const *names, *const *values;
} SearchlightResponse;

/// Why a load ended before the page was there.
typedef enum {
    SEARCHLIGHT_FAILURE_OTHER,
    /// A decision ended it.
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

/// The same in WebKitGTK's words. Texts live as long as the call.
typedef struct {
    SearchlightFailure reason;
    const char *address, *domain, *message;
    int code;
} SearchlightError;

/// Who is told. A decision belongs to who is asked, and is owed an answer: `searchlight_decision_answer`.
typedef struct {
    /// Address, title, progress or the list of pages changed.
    void (*changed)(void *context);
    void (*loaded)(SearchlightLoadEvent event, void *context);
    /// The load ended before the page was there.
    void (*failed)(const SearchlightError *error, void *context);
    void (*decide)(void *decision, const SearchlightAction *action, void *context);
    void (*receive)(void *decision, const SearchlightResponse *response, void *context);
    /// The process that draws the page is gone.
    void (*ended)(void *context);
} SearchlightPageHandlers;

// MARK: A page

/// Makes a page that keeps nothing on disk. It belongs to the caller.
void *searchlight_page_new(SearchlightPageHandlers handlers, void *context);

/// Ends the page with its process, and gives it away: nothing is told any more.
void searchlight_page_close(void *page);

/// Loads an address with header fields.
void searchlight_page_load(void *page, const char *address, size_t field_count, const char *const *names,
                           const char *const *values);
void searchlight_page_reload(void *page);
void searchlight_page_stop(void *page);

/// NULL where there is none, as for the title.
const char *searchlight_page_address(void *page);
const char *searchlight_page_title(void *page);
double searchlight_page_progress(void *page);
int searchlight_page_is_loading(void *page);

/// Answers a question, once.
void searchlight_decision_answer(void *decision, int is_allowed);

// MARK: The pages before and after

/// How many pages come before the present one, how many after it, and whether there is a present one.
void searchlight_page_list(void *page, int *before, int *after, int *has_present);

/// A page so many steps from the present one. It belongs to the caller, who gives it away with `searchlight_item_free`.
void *searchlight_page_item(void *page, int step);
void searchlight_item_free(void *item);
const char *searchlight_item_address(void *item);
const char *searchlight_item_first_address(void *item);
const char *searchlight_item_title(void *item);
void searchlight_page_go(void *page, void *item);

#endif
