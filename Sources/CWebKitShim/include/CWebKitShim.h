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
    int is_user_gesture;
    /// The button that was clicked, from 1; 0 for none.
    unsigned mouse_button;
    /// The values of `GdkModifierType`.
    unsigned modifiers;
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
    SEARCHLIGHT_FAILURE_FILE_NOT_FOUND,
    SEARCHLIGHT_FAILURE_FILE_UNREADABLE,
    SEARCHLIGHT_FAILURE_FILE_NOT_WRITTEN,
} SearchlightFailure;

/// The failure with WebKitGTK's details. Strings are valid during the call.
typedef struct {
    SearchlightFailure reason;
    const char *address, *domain, *message;
    int code;
} SearchlightError;

/// The dialogs of scripts.
typedef enum {
    SEARCHLIGHT_DIALOG_ALERT,
    SEARCHLIGHT_DIALOG_CONFIRM,
    SEARCHLIGHT_DIALOG_PROMPT,
} SearchlightDialog;

/// A request for an address with a registered scheme. Strings and the body are valid during the call.
typedef struct {
    const char *address, *method;
    size_t field_count;
    const char *const *names, *const *values;
    /// NULL for none.
    const void *body;
    size_t body_length;
} SearchlightSchemeRequest;

/// The callbacks. The receiver of a decision owns it, and must answer it with `searchlight_decision_answer`.
typedef struct {
    /// Address, title, progress or back-forward list changed.
    void (*changed)(void *context);
    void (*loaded)(SearchlightLoadEvent event, void *context);
    /// The load failed.
    void (*failed)(const SearchlightError *error, void *context);
    void (*decide)(void *decision, const SearchlightAction *action, void *context);
    void (*receive)(void *decision, const SearchlightResponse *response, void *context);
    /// A script sent a message. The receiver owns the reply, unless it is NULL, and must answer it with
    /// `searchlight_reply_answer`.
    void (*message)(const char *name, void *value, void *reply, void *context);
    /// A script shows a dialog. The receiver must answer it with `searchlight_dialog_answer`.
    void (*dialog)(SearchlightDialog kind, const char *message, const char *text, void *dialog, void *context);
    /// The user chooses files for the page. The receiver must answer with `searchlight_choice_answer`.
    void (*choose)(void *request, int is_for_several, void *context);
    /// The page opens a window. Returns a page that was made as related to this one, or NULL.
    void *(*create)(const SearchlightAction *action, void *context);
    /// A script closed the page.
    void (*closed)(void *context);
    /// The process that renders the page terminated.
    void (*ended)(void *context);
    /// A download began. Returns whether `searchlight_download_attach` was called; otherwise the download is cancelled.
    int (*download)(void *download, const char *address, void *context);
    /// The page requests an address with a registered scheme. The receiver must answer with `searchlight_scheme_answer` or
    /// `searchlight_scheme_fail`.
    void (*scheme)(void *request, const SearchlightSchemeRequest *told, void *context);
    /// The search of `searchlight_page_find` ended. The number of occurrences is 1000 at most.
    void (*found)(unsigned count, void *context);
    /// The page wants to use the camera or the microphone. The receiver must answer with `searchlight_capture_answer`.
    void (*capture)(void *request, int is_camera, int is_microphone, void *context);
} SearchlightPageHandlers;

// MARK: Sessions: the stored data of pages

/// Opens the data in two folders, which are made; NULL for data in memory. Freed with `searchlight_session_free`.
void *searchlight_session_new(const char *data_folder, const char *cache_folder);
void searchlight_session_free(void *session);

/// A cookie. Strings are valid during the call.
typedef struct {
    const char *name, *value, *domain, *path;
    int has_expiry;
    /// Seconds since 1970.
    long long expiry;
    int is_secure, is_http_only;
    /// 0: no restriction, 1: lax, 2: strict.
    int same_site;
} SearchlightCookie;

typedef void (*SearchlightEndHandler)(void *context);
typedef void (*SearchlightCookiesHandler)(const SearchlightCookie *cookies, size_t count, void *context);

/// The handlers are called once.
void searchlight_cookies_list(void *session, SearchlightCookiesHandler handler, void *context);
void searchlight_cookies_add(void *session, const SearchlightCookie *cookie, SearchlightEndHandler handler, void *context);
void searchlight_cookies_delete(void *session, const SearchlightCookie *cookie, SearchlightEndHandler handler,
                                void *context);
void searchlight_cookies_permit(void *session, int are_permitted);

/// Calls a handler after each change, until `searchlight_cookies_ignore` with the result.
unsigned long searchlight_cookies_observe(void *session, SearchlightEndHandler handler, void *context);
void searchlight_cookies_ignore(void *session, unsigned long observer);

/// Receives the data of each site. The receiver owns the records, and frees them with `searchlight_record_free`.
typedef void (*SearchlightRecordsHandler)(void *const *records, size_t count, void *context);

/// Types are the values of `WebKitWebsiteDataTypes`. The handlers are called once.
void searchlight_records_list(void *session, unsigned types, SearchlightRecordsHandler handler, void *context);
const char *searchlight_record_name(void *record);
unsigned searchlight_record_types(void *record);
void searchlight_record_free(void *record);
void searchlight_records_remove(void *session, unsigned types, size_t count, void *const *records,
                                SearchlightEndHandler handler, void *context);

/// Removes data that was modified since a time in seconds since 1970. Cookies have no time, and are all removed.
void searchlight_records_clear(void *session, unsigned types, double since, SearchlightEndHandler handler, void *context);

// MARK: A page

/// Makes a page with the data of a session. The caller owns it. For a window of another page, `related` is that page, which has the
/// same session.
void *searchlight_page_new(SearchlightPageHandlers handlers, void *context, void *session, void *related);

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

typedef enum {
    SEARCHLIGHT_DECISION_REFUSE,
    SEARCHLIGHT_DECISION_ALLOW,
    SEARCHLIGHT_DECISION_DOWNLOAD,
} SearchlightDecision;

/// Answers a decision. Must be called once.
void searchlight_decision_answer(void *decision, SearchlightDecision answer);

// MARK: Display

double searchlight_page_zoom(void *page);
void searchlight_page_set_zoom(void *page, double zoom);

/// Sets the user agent; NULL for the usual one, with the name of an application unless it is NULL.
void searchlight_page_set_agent(void *page, const char *agent, const char *application);

typedef struct {
    int is_inspectable, has_gestures, opens_windows, runs_scripts, media_waits, media_is_inline;
    /// In CSS pixels.
    unsigned least_font_size;
} SearchlightSwitches;

void searchlight_page_set_switches(void *page, SearchlightSwitches switches);

/// Receives the visible part of a page as PNG, valid during the call, or NULL. Called once.
typedef void (*SearchlightPictureHandler)(const void *data, size_t length, const SearchlightError *error, void *context);
void searchlight_page_draw(void *page, SearchlightPictureHandler handler, void *context);

/// Selects the next occurrence of a text, and marks all. The page's handler `found` is called.
void searchlight_page_find(void *page, const char *text, int is_backwards, int is_case_sensitive, int wraps);
void searchlight_page_end_find(void *page);

/// Permits or denies the use of camera and microphone. Must be called once.
void searchlight_capture_answer(void *request, int is_allowed);

/// Uses invented devices in place of camera and microphone, for tests.
void searchlight_page_invent_devices(void *page);

/// Receives an error, or NULL, valid during the call. Called once.
typedef void (*SearchlightPrintHandler)(const SearchlightError *error, void *context);

/// Prints the page to a PDF file, on sheets of a size in points.
void searchlight_page_print(void *page, const char *path, double width, double height, SearchlightPrintHandler handler,
                            void *context);

// MARK: Downloads

/// The callbacks of a download.
typedef struct {
    /// The response was received. The receiver must call `searchlight_download_save` or `searchlight_download_cancel`.
    void (*decide)(const char *name, const SearchlightResponse *response, void *context);
    /// Data was received; `length` is that of all data.
    void (*received)(long long length, void *context);
    void (*failed)(const SearchlightError *error, void *context);
    /// The download ended, also after a failure. Called once and last.
    void (*finished)(void *context);
} SearchlightDownloadHandlers;

/// Begins a download in the session of a page. The caller owns it, and frees it with `searchlight_download_free`.
void *searchlight_page_download(void *page, const char *address);
void searchlight_download_attach(void *download, SearchlightDownloadHandlers handlers, void *context);
void searchlight_download_save(void *download, const char *path);
void searchlight_download_cancel(void *download);
void searchlight_download_free(void *download);

// MARK: Schemes

/// Lets pages of the program request addresses with a scheme. Must be called once for each scheme.
void searchlight_scheme_register(const char *scheme);

/// Answers a request. Status 0 is that of success; `mime_type` may be NULL.
void searchlight_scheme_answer(void *request, int status, const char *mime_type, size_t field_count,
                               const char *const *names, const char *const *values, const void *data, size_t length);
void searchlight_scheme_fail(void *request, const char *message);

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

// MARK: Content of the app

/// Loads data as a page with an address; NULL for `about:blank`.
void searchlight_page_load_data(void *page, const void *data, size_t length, const char *mime_type, const char *encoding,
                                const char *base);

/// Reloads the page, and all that it consists of, without caches.
void searchlight_page_reload_from_origin(void *page);

/// The back-forward list, scroll positions and fields; freed with `searchlight_text_free`.
char *searchlight_page_state(void *page, size_t *length);

/// Restores a state and loads its page. Returns 0 for invalid data.
int searchlight_page_restore(void *page, const void *data, size_t length);

/// Replaces the rules for files that a page may load. The handler is called once, with 0 if the rules are invalid.
void searchlight_page_restrict_files(void *page, const char *source, void (*handler)(int is_ready, void *context),
                                     void *context);

// MARK: Scripts

/// Receives a result, or an error. Called once. Both are valid during the call.
typedef void (*SearchlightValueHandler)(void *value, const SearchlightError *error, void *context);

/// Runs a script in the page. World NULL is the page's own.
void searchlight_page_evaluate(void *page, const char *script, size_t length, const char *world, const char *source,
                               SearchlightValueHandler handler, void *context);

/// Calls a function with the given body and string arguments.
void searchlight_page_call(void *page, const char *body, size_t length, size_t count, const char *const *names,
                           const char *const *values, const char *world, const char *source,
                           SearchlightValueHandler handler, void *context);

/// Whether the result of a script has a type that cannot be transferred.
int searchlight_error_is_unsupported_result(const SearchlightError *error);

/// Whether a script threw an exception.
int searchlight_error_is_exception(const SearchlightError *error);

// MARK: Values of scripts

typedef enum {
    SEARCHLIGHT_VALUE_UNDEFINED,
    SEARCHLIGHT_VALUE_NULL,
    SEARCHLIGHT_VALUE_BOOLEAN,
    SEARCHLIGHT_VALUE_NUMBER,
    SEARCHLIGHT_VALUE_STRING,
    SEARCHLIGHT_VALUE_ARRAY,
    SEARCHLIGHT_VALUE_DATE,
    SEARCHLIGHT_VALUE_OBJECT,
    SEARCHLIGHT_VALUE_OTHER,
} SearchlightValueKind;

SearchlightValueKind searchlight_value_kind(void *value);
int searchlight_value_boolean(void *value);

/// A number; for a date, the milliseconds since 1970.
double searchlight_value_number(void *value);

/// UTF-8; freed with `searchlight_text_free`.
char *searchlight_value_text(void *value, size_t *length);
void searchlight_text_free(char *text);

/// The length of an array.
double searchlight_value_count(void *value);

/// An item of an array, or a property of an object. The caller owns it, as all values below, and frees it with
/// `searchlight_value_free`. Equal objects have equal pointers while one is owned.
void *searchlight_value_item(void *value, unsigned index);
void *searchlight_value_property(void *value, const char *key);
void *searchlight_value_retain(void *value);
void searchlight_value_free(void *value);

/// NULL-terminated, or NULL; freed with `searchlight_keys_free`.
char **searchlight_value_keys(void *value);
void searchlight_keys_free(char **keys);

/// Values in the context of another one.
void *searchlight_value_new_null(void *relative);
void *searchlight_value_new_undefined(void *relative);
void *searchlight_value_new_boolean(void *relative, int boolean);
void *searchlight_value_new_number(void *relative, double number);
void *searchlight_value_new_text(void *relative, const char *text, size_t length);
void *searchlight_value_new_date(void *relative, double milliseconds);
void *searchlight_value_new_array(void *relative);
void *searchlight_value_new_object(void *relative);
void searchlight_value_set_item(void *value, unsigned index, void *item);
void searchlight_value_set_property(void *value, const char *key, void *property);

// MARK: Dialogs

/// Closes a dialog. `text` NULL cancels a prompt. Must be called once.
void searchlight_dialog_answer(void *dialog, int is_confirmed, const char *text);

/// Gives the page files; without any, it is told that the user cancelled. Must be called once.
void searchlight_choice_answer(void *request, size_t count, const char *const *paths);

// MARK: User scripts and messages

/// Adds a script to the pages that are loaded from now on. World NULL is the page's own.
void searchlight_page_add_script(void *page, const char *source, int is_for_page_only, int is_at_end,
                                 const char *world);
void searchlight_page_remove_scripts(void *page);

/// Lets scripts of a world send messages. Returns a number for `searchlight_page_remove_channel`.
unsigned long searchlight_page_add_channel(void *page, const char *name, const char *world, int has_reply);
void searchlight_page_remove_channel(void *page, const char *name, const char *world, unsigned long number);

/// Answers a message with a value, or without one with an error, and releases the reply. Must be called once.
void searchlight_reply_answer(void *reply, void *value, const char *error);

// MARK: Content filters

/// Opens the store of compiled filters in a folder; freed with `searchlight_filter_store_free`.
void *searchlight_filter_store_new(const char *folder);
void searchlight_filter_store_free(void *store);

/// Handlers receive a filter, which they free with `searchlight_filter_free`.
void searchlight_filter_save(void *store, const char *name, const char *source, SearchlightValueHandler handler,
                             void *context);
void searchlight_filter_find(void *store, const char *name, SearchlightValueHandler handler, void *context);

/// The handler receives no value.
void searchlight_filter_remove(void *store, const char *name, SearchlightValueHandler handler, void *context);

/// The handler receives a NULL-terminated array of names, valid during the call.
void searchlight_filter_list(void *store, SearchlightValueHandler handler, void *context);
void searchlight_filter_free(void *filter);
void searchlight_page_add_filter(void *page, void *filter);
void searchlight_page_remove_filter(void *page, void *filter);

#endif
