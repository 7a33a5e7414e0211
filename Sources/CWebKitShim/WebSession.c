// The stored data of pages: cookies, caches and databases.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include <glib/gstdio.h>

#include "WebPage.h"

// MARK: Sessions

void *searchlight_session_new(const char *data_folder, const char *cache_folder) {
    WebKitNetworkSession *session;
    if (data_folder == NULL) {
        session = webkit_network_session_new_ephemeral();
    } else {
        // Only the user may read the cookies.
        g_mkdir_with_parents(data_folder, 0700);
        g_mkdir_with_parents(cache_folder, 0700);
        session = webkit_network_session_new(data_folder, cache_folder);
        char *cookies = g_build_filename(data_folder, "cookies.sqlite", NULL);
        webkit_cookie_manager_set_persistent_storage(webkit_network_session_get_cookie_manager(session), cookies,
                                                     WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE);
        g_free(cookies);
        // Passwords of pages would go to the desktop's keyring.
        webkit_network_session_set_persistent_credential_storage_enabled(session, FALSE);
    }
    g_signal_connect(session, "download-started", G_CALLBACK(searchlight_download_started), NULL);
    return session;
}

void searchlight_session_free(void *session) {
    g_object_unref(session);
}

/// A handler that waits for the end of a call.
typedef struct {
    SearchlightEndHandler handler;
    void *context;
} Waiting;

static Waiting *wait_for(SearchlightEndHandler handler, void *context) {
    Waiting *waiting = g_new(Waiting, 1);
    *waiting = (Waiting){handler, context};
    return waiting;
}

static void end(Waiting *waiting) {
    waiting->handler(waiting->context);
    g_free(waiting);
}

// MARK: Cookies

static WebKitCookieManager *cookies_of(void *session) {
    return webkit_network_session_get_cookie_manager(session);
}

static SoupCookie *cookie_of(const SearchlightCookie *told) {
    SoupCookie *cookie = soup_cookie_new(told->name, told->value, told->domain, told->path, -1);
    if (told->has_expiry) {
        GDateTime *date = g_date_time_new_from_unix_utc(told->expiry);
        if (date != NULL) {
            soup_cookie_set_expires(cookie, date);
            g_date_time_unref(date);
        }
    }
    soup_cookie_set_secure(cookie, told->is_secure);
    soup_cookie_set_http_only(cookie, told->is_http_only);
    switch (told->same_site) {
    case 1: soup_cookie_set_same_site_policy(cookie, SOUP_SAME_SITE_POLICY_LAX); break;
    case 2: soup_cookie_set_same_site_policy(cookie, SOUP_SAME_SITE_POLICY_STRICT); break;
    default: soup_cookie_set_same_site_policy(cookie, SOUP_SAME_SITE_POLICY_NONE); break;
    }
    return cookie;
}

typedef struct {
    SearchlightCookiesHandler handler;
    void *context;
} WaitingForCookies;

static void listed(GObject *manager, GAsyncResult *result, void *context) {
    WaitingForCookies *waiting = context;
    GList *list = webkit_cookie_manager_get_all_cookies_finish(WEBKIT_COOKIE_MANAGER(manager), result, NULL);
    GArray *cookies = g_array_new(FALSE, FALSE, sizeof(SearchlightCookie));
    for (GList *link = list; link != NULL; link = link->next) {
        SoupCookie *cookie = link->data;
        GDateTime *date = soup_cookie_get_expires(cookie);
        SoupSameSitePolicy same_site = soup_cookie_get_same_site_policy(cookie);
        SearchlightCookie told = {
            .name = soup_cookie_get_name(cookie),
            .value = soup_cookie_get_value(cookie),
            .domain = soup_cookie_get_domain(cookie),
            .path = soup_cookie_get_path(cookie),
            .has_expiry = date != NULL,
            .expiry = date == NULL ? 0 : g_date_time_to_unix(date),
            .is_secure = soup_cookie_get_secure(cookie),
            .is_http_only = soup_cookie_get_http_only(cookie),
            .same_site = same_site == SOUP_SAME_SITE_POLICY_LAX      ? 1
                         : same_site == SOUP_SAME_SITE_POLICY_STRICT ? 2
                                                                     : 0,
        };
        g_array_append_val(cookies, told);
    }
    waiting->handler((const SearchlightCookie *)(void *)cookies->data, cookies->len, waiting->context);
    g_array_unref(cookies);
    g_list_free_full(list, (GDestroyNotify)soup_cookie_free);
    g_free(waiting);
}

void searchlight_cookies_list(void *session, SearchlightCookiesHandler handler, void *context) {
    WaitingForCookies *waiting = g_new(WaitingForCookies, 1);
    *waiting = (WaitingForCookies){handler, context};
    webkit_cookie_manager_get_all_cookies(cookies_of(session), NULL, listed, waiting);
}

static void added(GObject *manager, GAsyncResult *result, void *waiting) {
    webkit_cookie_manager_add_cookie_finish(WEBKIT_COOKIE_MANAGER(manager), result, NULL);
    end(waiting);
}

void searchlight_cookies_add(void *session, const SearchlightCookie *told, SearchlightEndHandler handler,
                             void *context) {
    SoupCookie *cookie = cookie_of(told);
    webkit_cookie_manager_add_cookie(cookies_of(session), cookie, NULL, added, wait_for(handler, context));
    soup_cookie_free(cookie);
}

static void deleted(GObject *manager, GAsyncResult *result, void *waiting) {
    webkit_cookie_manager_delete_cookie_finish(WEBKIT_COOKIE_MANAGER(manager), result, NULL);
    end(waiting);
}

void searchlight_cookies_delete(void *session, const SearchlightCookie *told, SearchlightEndHandler handler,
                                void *context) {
    SoupCookie *cookie = cookie_of(told);
    webkit_cookie_manager_delete_cookie(cookies_of(session), cookie, NULL, deleted, wait_for(handler, context));
    soup_cookie_free(cookie);
}

void searchlight_cookies_permit(void *session, int are_permitted) {
    // WebKitGTK's default policy.
    webkit_cookie_manager_set_accept_policy(cookies_of(session), are_permitted
                                                                     ? WEBKIT_COOKIE_POLICY_ACCEPT_NO_THIRD_PARTY
                                                                     : WEBKIT_COOKIE_POLICY_ACCEPT_NEVER);
}

/// An observer of the cookies.
typedef struct {
    SearchlightEndHandler handler;
    void *context;
} Observer;

static void cookies_changed(WebKitCookieManager *manager, Observer *observer) {
    observer->handler(observer->context);
}

static void free_observer(void *observer, GClosure *closure) {
    g_free(observer);
}

unsigned long searchlight_cookies_observe(void *session, SearchlightEndHandler handler, void *context) {
    Observer *observer = g_new(Observer, 1);
    *observer = (Observer){handler, context};
    return g_signal_connect_data(cookies_of(session), "changed", G_CALLBACK(cookies_changed), observer, free_observer, 0);
}

void searchlight_cookies_ignore(void *session, unsigned long observer) {
    g_signal_handler_disconnect(cookies_of(session), observer);
}

// MARK: Website data

static WebKitWebsiteDataManager *manager_of(void *session) {
    return webkit_network_session_get_website_data_manager(session);
}

typedef struct {
    SearchlightRecordsHandler handler;
    void *context;
} WaitingForRecords;

static void fetched(GObject *manager, GAsyncResult *result, void *context) {
    WaitingForRecords *waiting = context;
    GList *list = webkit_website_data_manager_fetch_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    GPtrArray *records = g_ptr_array_new();
    for (GList *link = list; link != NULL; link = link->next) g_ptr_array_add(records, link->data);
    waiting->handler((void *const *)records->pdata, records->len, waiting->context);
    g_ptr_array_unref(records);
    g_list_free(list);
    g_free(waiting);
}

void searchlight_records_list(void *session, unsigned types, SearchlightRecordsHandler handler, void *context) {
    WaitingForRecords *waiting = g_new(WaitingForRecords, 1);
    *waiting = (WaitingForRecords){handler, context};
    webkit_website_data_manager_fetch(manager_of(session), types, NULL, fetched, waiting);
}

const char *searchlight_record_name(void *record) {
    return webkit_website_data_get_name(record);
}

unsigned searchlight_record_types(void *record) {
    return webkit_website_data_get_types(record);
}

void searchlight_record_free(void *record) {
    webkit_website_data_unref(record);
}

static void records_removed(GObject *manager, GAsyncResult *result, void *waiting) {
    webkit_website_data_manager_remove_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    end(waiting);
}

void searchlight_records_remove(void *session, unsigned types, size_t count, void *const *records,
                                SearchlightEndHandler handler, void *context) {
    GList *list = NULL;
    for (size_t i = 0; i < count; i++) list = g_list_prepend(list, records[i]);
    webkit_website_data_manager_remove(manager_of(session), types, list, NULL, records_removed,
                                       wait_for(handler, context));
    g_list_free(list);
}

static void cleared(GObject *manager, GAsyncResult *result, void *waiting) {
    webkit_website_data_manager_clear_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    end(waiting);
}

/// WebKit removes cookies only regardless of their age, so they are removed apart from other data.
typedef struct {
    WebKitWebsiteDataManager *manager;
    unsigned types;
    GTimeSpan span;
    Waiting *waiting;
} Clearing;

static void cookies_cleared(GObject *manager, GAsyncResult *result, void *context) {
    Clearing *clearing = context;
    webkit_website_data_manager_clear_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    webkit_website_data_manager_clear(clearing->manager, clearing->types, clearing->span, NULL, cleared,
                                      clearing->waiting);
    g_object_unref(clearing->manager);
    g_free(clearing);
}

void searchlight_records_clear(void *session, unsigned types, double since, SearchlightEndHandler handler,
                               void *context) {
    Waiting *waiting = wait_for(handler, context);
    // The age in microseconds; 0 stands for any.
    double age = (double)g_get_real_time() - since * G_USEC_PER_SEC;
    GTimeSpan span = since <= 0 ? 0 : age < 1 ? 1 : (GTimeSpan)age;
    unsigned rest = types & ~(unsigned)WEBKIT_WEBSITE_DATA_COOKIES;
    if (span == 0 || rest == types) {
        webkit_website_data_manager_clear(manager_of(session), types, span, NULL, cleared, waiting);
    } else if (rest == 0) {
        webkit_website_data_manager_clear(manager_of(session), types, 0, NULL, cleared, waiting);
    } else {
        Clearing *clearing = g_new(Clearing, 1);
        *clearing = (Clearing){g_object_ref(manager_of(session)), rest, span, waiting};
        webkit_website_data_manager_clear(manager_of(session), WEBKIT_WEBSITE_DATA_COOKIES, 0, NULL, cookies_cleared,
                                          clearing);
    }
}

#endif
