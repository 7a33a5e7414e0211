#include "CWebKitShim.h"

// Without WebKitGTK this module is empty, so that a build without the trait `WebKitGTK` does not require it.
#if __has_include(<webkit/webkit.h>)

#include "WebPage.h"

GQuark searchlight_page_quark(void) {
    return g_quark_from_static_string("searchlight-page");
}

Page *searchlight_page_of(void *view) {
    return g_object_get_qdata(view, searchlight_page_quark());
}

// MARK: Loading

static void changed(WebKitWebView *view) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) return;
    const char *title = webkit_web_view_get_title(view);
    if (g_strcmp0(title, page->title) != 0) {
        g_free(page->title);
        page->title = g_strdup(title);
        gtk_accessible_update_property(GTK_ACCESSIBLE(view), GTK_ACCESSIBLE_PROPERTY_LABEL, title == NULL ? "" : title,
                                       -1);
    }
    page->handlers.changed(page->context);
}

static void tell(WebKitWebView *view, SearchlightLoadEvent event) {
    changed(view);
    Page *page = searchlight_page_of(view);
    if (page != NULL) page->handlers.loaded(event, page->context);
}

static void end_load(WebKitWebView *view) {
    Page *page = searchlight_page_of(view);
    if (page == NULL || !page->is_ending) return;
    page->is_ending = FALSE;
    tell(view, SEARCHLIGHT_LOAD_FINISHED);
}

static void process_answered(GObject *view, GAsyncResult *result, void *context) {
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(view), result, NULL);
    g_clear_object(&value);
    end_load(WEBKIT_WEB_VIEW(view));
}

static void load_changed(WebKitWebView *view, WebKitLoadEvent event, void *context) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) return;
    switch (event) {
    case WEBKIT_LOAD_STARTED:
        end_load(view);
        page->has_failed = FALSE;
        tell(view, SEARCHLIGHT_LOAD_STARTED);
        break;
    case WEBKIT_LOAD_REDIRECTED: tell(view, SEARCHLIGHT_LOAD_REDIRECTED); break;
    case WEBKIT_LOAD_COMMITTED: tell(view, SEARCHLIGHT_LOAD_COMMITTED); break;
    case WEBKIT_LOAD_FINISHED:
        changed(view);
        if (page->has_failed) break;
        // The title may arrive slightly later. A script request to the page's process is answered after that. A separate script
        // world hides it from the page.
        page->is_ending = TRUE;
        webkit_web_view_evaluate_javascript(view, "0", -1, "searchlight", NULL, NULL, process_answered, NULL);
        break;
    }
}

static SearchlightFailure reason_of(const GError *error) {
    if (error->domain == WEBKIT_POLICY_ERROR) {
        return error->code == WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE ? SEARCHLIGHT_FAILURE_REFUSED
                                                                                          : SEARCHLIGHT_FAILURE_OTHER;
    }
    if (error->domain == WEBKIT_NETWORK_ERROR) {
        if (error->code == WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST) return SEARCHLIGHT_FAILURE_FILE_NOT_FOUND;
        return error->code == WEBKIT_NETWORK_ERROR_CANCELLED ? SEARCHLIGHT_FAILURE_CANCELLED : SEARCHLIGHT_FAILURE_LOST;
    }
    if (error->domain == WEBKIT_DOWNLOAD_ERROR) {
        switch (error->code) {
        case WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER: return SEARCHLIGHT_FAILURE_CANCELLED;
        case WEBKIT_DOWNLOAD_ERROR_DESTINATION: return SEARCHLIGHT_FAILURE_FILE_NOT_WRITTEN;
        default: return SEARCHLIGHT_FAILURE_LOST;
        }
    }
    if (error->domain == G_RESOLVER_ERROR) return SEARCHLIGHT_FAILURE_HOST_NOT_FOUND;
    if (error->domain == G_TLS_ERROR) {
        return error->code == G_TLS_ERROR_BAD_CERTIFICATE ? SEARCHLIGHT_FAILURE_UNTRUSTED
                                                          : SEARCHLIGHT_FAILURE_INSECURE;
    }
    if (error->domain != G_IO_ERROR) return SEARCHLIGHT_FAILURE_OTHER;
    switch (error->code) {
    case G_IO_ERROR_CONNECTION_REFUSED:
    case G_IO_ERROR_HOST_UNREACHABLE: return SEARCHLIGHT_FAILURE_NOT_CONNECTED;
    case G_IO_ERROR_NETWORK_UNREACHABLE: return SEARCHLIGHT_FAILURE_NO_NETWORK;
    case G_IO_ERROR_TIMED_OUT: return SEARCHLIGHT_FAILURE_TIMED_OUT;
    case G_IO_ERROR_NOT_FOUND: return SEARCHLIGHT_FAILURE_FILE_NOT_FOUND;
    case G_IO_ERROR_PERMISSION_DENIED: return SEARCHLIGHT_FAILURE_FILE_UNREADABLE;
    default: return SEARCHLIGHT_FAILURE_LOST;
    }
}

SearchlightError searchlight_error(const GError *error) {
    if (error == NULL) return (SearchlightError){.reason = SEARCHLIGHT_FAILURE_OTHER};
    return (SearchlightError){
        .reason = reason_of(error),
        .domain = g_quark_to_string(error->domain),
        .message = error->message,
        .code = error->code,
    };
}

static void fail(WebKitWebView *view, const char *address, const GError *error) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) return;
    end_load(view);
    page->has_failed = TRUE;
    changed(view);
    SearchlightError told = searchlight_error(error);
    told.address = address;
    page->handlers.failed(&told, page->context);
}

static gboolean load_failed(WebKitWebView *view, WebKitLoadEvent event, const char *address, GError *error,
                            void *context) {
    fail(view, address, error);
    // Suppresses WebKit's error page.
    return TRUE;
}

static gboolean certificate_failed(WebKitWebView *view, const char *address, GTlsCertificate *certificate,
                                   GTlsCertificateFlags errors, void *context) {
    GError *error = g_error_new_literal(G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE, "The certificate is not trusted.");
    fail(view, address, error);
    g_error_free(error);
    return TRUE;
}

static void process_ended(WebKitWebView *view, WebKitWebProcessTerminationReason reason, void *context) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) return;
    page->is_ending = FALSE;
    changed(view);
    page->handlers.ended(page->context);
}

// MARK: Decisions

/// The values of `WKNavigationType`.
static int navigation_type(WebKitNavigationType type) {
    switch (type) {
    case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: return 0;
    case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: return 1;
    case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: return 2;
    case WEBKIT_NAVIGATION_TYPE_RELOAD: return 3;
    case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: return 4;
    case WEBKIT_NAVIGATION_TYPE_OTHER: break;
    }
    return -1;
}

SearchlightAction searchlight_action(WebKitNavigationAction *action) {
    WebKitURIRequest *request = webkit_navigation_action_get_request(action);
    return (SearchlightAction){
        .address = webkit_uri_request_get_uri(request),
        .method = webkit_uri_request_get_http_method(request),
        .type = navigation_type(webkit_navigation_action_get_navigation_type(action)),
        .is_redirect = webkit_navigation_action_is_redirect(action),
        .is_user_gesture = webkit_navigation_action_is_user_gesture(action),
        .mouse_button = webkit_navigation_action_get_mouse_button(action),
        .modifiers = webkit_navigation_action_get_modifiers(action),
    };
}

static void decide_action(Page *page, WebKitPolicyDecision *decision, gboolean is_new_window) {
    SearchlightAction told = searchlight_action(
        webkit_navigation_policy_decision_get_navigation_action(WEBKIT_NAVIGATION_POLICY_DECISION(decision)));
    told.is_new_window = is_new_window;
    page->handlers.decide(g_object_ref(decision), &told, page->context);
}

void searchlight_fields(SoupMessageHeaders *headers, GPtrArray *names, GPtrArray *values) {
    if (headers == NULL) return;
    SoupMessageHeadersIter fields;
    const char *name, *value;
    soup_message_headers_iter_init(&fields, headers);
    while (soup_message_headers_iter_next(&fields, &name, &value)) {
        g_ptr_array_add(names, (void *)name);
        g_ptr_array_add(values, (void *)value);
    }
}

SearchlightResponse searchlight_response(WebKitURIResponse *response, GPtrArray *names, GPtrArray *values) {
    searchlight_fields(webkit_uri_response_get_http_headers(response), names, values);
    return (SearchlightResponse){
        .address = webkit_uri_response_get_uri(response),
        .mime_type = webkit_uri_response_get_mime_type(response),
        .status = (int)webkit_uri_response_get_status_code(response),
        .length = (long long)webkit_uri_response_get_content_length(response),
        .field_count = names->len,
        .names = (const char *const *)names->pdata,
        .values = (const char *const *)values->pdata,
    };
}

static void decide_response(Page *page, WebKitResponsePolicyDecision *decision) {
    GPtrArray *names = g_ptr_array_new(), *values = g_ptr_array_new();
    SearchlightResponse told =
        searchlight_response(webkit_response_policy_decision_get_response(decision), names, values);
    told.is_for_page = webkit_response_policy_decision_is_main_frame_main_resource(decision);
    told.can_be_shown = webkit_response_policy_decision_is_mime_type_supported(decision);
    page->handlers.receive(g_object_ref(decision), &told, page->context);
    g_ptr_array_unref(names);
    g_ptr_array_unref(values);
}

static gboolean decide_policy(WebKitWebView *view, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type,
                              void *context) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) {
        webkit_policy_decision_ignore(decision);
        return TRUE;
    }
    switch (type) {
    case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION: decide_action(page, decision, FALSE); break;
    case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: decide_action(page, decision, TRUE); break;
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
        decide_response(page, WEBKIT_RESPONSE_POLICY_DECISION(decision));
        break;
    }
    return TRUE;
}

void searchlight_decision_answer(void *decision, SearchlightDecision answer) {
    switch (answer) {
    case SEARCHLIGHT_DECISION_ALLOW: webkit_policy_decision_use(decision); break;
    case SEARCHLIGHT_DECISION_DOWNLOAD: webkit_policy_decision_download(decision); break;
    case SEARCHLIGHT_DECISION_REFUSE: webkit_policy_decision_ignore(decision); break;
    }
    g_object_unref(decision);
}

// MARK: Restrictions of pages

/// Only cameras and microphones can be permitted.
static gboolean decide_permission(WebKitWebView *view, WebKitPermissionRequest *request, void *context) {
    Page *page = searchlight_page_of(view);
    if (page == NULL || !WEBKIT_IS_USER_MEDIA_PERMISSION_REQUEST(request) ||
        webkit_user_media_permission_is_for_display_device(WEBKIT_USER_MEDIA_PERMISSION_REQUEST(request))) {
        webkit_permission_request_deny(request);
        return TRUE;
    }
    WebKitUserMediaPermissionRequest *media = WEBKIT_USER_MEDIA_PERMISSION_REQUEST(request);
    page->handlers.capture(g_object_ref(request), webkit_user_media_permission_is_for_video_device(media),
                           webkit_user_media_permission_is_for_audio_device(media), page->context);
    return TRUE;
}

void searchlight_capture_answer(void *request, int is_allowed) {
    if (is_allowed) {
        webkit_permission_request_allow(request);
    } else {
        webkit_permission_request_deny(request);
    }
    g_object_unref(request);
}

/// Requests for credentials, client certificates or PINs are answered without any: the server shows its page for
/// unauthenticated users, as on iOS without a delegate.
static gboolean go_on_unknown(WebKitWebView *view, WebKitAuthenticationRequest *request, void *context) {
    webkit_authentication_request_authenticate(request, NULL);
    return TRUE;
}

static gboolean refuse(void) {
    return TRUE;
}

/// Removes context menu items that open a window or write a file.
static gboolean shorten_menu(WebKitWebView *view, WebKitContextMenu *menu, WebKitHitTestResult *place, void *context) {
    GList *items = g_list_copy(webkit_context_menu_get_items(menu));
    for (GList *link = items; link != NULL; link = link->next) {
        switch (webkit_context_menu_item_get_stock_action(link->data)) {
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK_IN_NEW_WINDOW:
        case WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_LINK_TO_DISK:
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_IMAGE_IN_NEW_WINDOW:
        case WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_IMAGE_TO_DISK:
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_FRAME_IN_NEW_WINDOW:
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_VIDEO_IN_NEW_WINDOW:
        case WEBKIT_CONTEXT_MENU_ACTION_OPEN_AUDIO_IN_NEW_WINDOW:
        case WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_VIDEO_TO_DISK:
        case WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_AUDIO_TO_DISK:
        case WEBKIT_CONTEXT_MENU_ACTION_ENTER_VIDEO_FULLSCREEN:
            webkit_context_menu_remove(menu, link->data);
            break;
        default: break;
        }
    }
    g_list_free(items);
    return FALSE;
}

// MARK: Lifetime

static void free_page(void *page) {
    g_free(((Page *)page)->title);
    g_free(page);
}

void *searchlight_page_new(SearchlightPageHandlers handlers, void *context, void *session, void *related) {
    WebKitSettings *settings = webkit_settings_new_with_settings("enable-fullscreen", FALSE, "enable-media-stream", TRUE, NULL);
    // A related page has the session and the process of the other one.
    WebKitWebView *view =
        related == NULL ? g_object_new(WEBKIT_TYPE_WEB_VIEW, "network-session", session, "settings", settings, NULL)
                        : g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", related, "settings", settings, NULL);
    g_object_unref(settings);
    g_object_ref_sink(view);
    Page *page = g_new0(Page, 1);
    *page = (Page){.handlers = handlers, .context = context};
    g_object_set_qdata_full(G_OBJECT(view), searchlight_page_quark(), page, free_page);
    g_signal_connect(view, "load-changed", G_CALLBACK(load_changed), NULL);
    g_signal_connect(view, "load-failed", G_CALLBACK(load_failed), NULL);
    g_signal_connect(view, "load-failed-with-tls-errors", G_CALLBACK(certificate_failed), NULL);
    g_signal_connect(view, "web-process-terminated", G_CALLBACK(process_ended), NULL);
    g_signal_connect(view, "decide-policy", G_CALLBACK(decide_policy), NULL);
    g_signal_connect(view, "permission-request", G_CALLBACK(decide_permission), NULL);
    searchlight_page_connect_dialogs(view);
    searchlight_page_connect_display(view);
    g_signal_connect(view, "authenticate", G_CALLBACK(go_on_unknown), NULL);
    g_signal_connect(view, "context-menu", G_CALLBACK(shorten_menu), NULL);
    const char *refused[] = {"print", "enter-fullscreen", "show-notification"};
    for (gsize i = 0; i < G_N_ELEMENTS(refused); i++) g_signal_connect(view, refused[i], G_CALLBACK(refuse), NULL);
    const char *properties[] = {"notify::uri", "notify::title", "notify::estimated-load-progress",
                                "notify::is-loading"};
    for (gsize i = 0; i < G_N_ELEMENTS(properties); i++) {
        g_signal_connect(view, properties[i], G_CALLBACK(changed), NULL);
    }
    g_signal_connect_swapped(webkit_web_view_get_back_forward_list(view), "changed", G_CALLBACK(changed), view);
    return view;
}

void searchlight_page_close(void *page) {
    g_object_set_qdata(page, searchlight_page_quark(), NULL);
    if (gtk_widget_get_parent(page) != NULL) gtk_widget_unparent(page);
    webkit_web_view_terminate_web_process(page);
    g_object_unref(page);
}

void searchlight_page_load(void *page, const char *address, size_t field_count, const char *const *names,
                           const char *const *values) {
    WebKitURIRequest *request = webkit_uri_request_new(address);
    SoupMessageHeaders *headers = webkit_uri_request_get_http_headers(request);
    for (size_t i = 0; headers != NULL && i < field_count; i++) {
        soup_message_headers_replace(headers, names[i], values[i]);
    }
    webkit_web_view_load_request(page, request);
    g_object_unref(request);
}

void searchlight_page_reload(void *page) {
    webkit_web_view_reload(page);
}

void searchlight_page_stop(void *page) {
    webkit_web_view_stop_loading(page);
}

static const char *text_or_null(const char *text) {
    return text == NULL || text[0] == '\0' ? NULL : text;
}

const char *searchlight_page_address(void *page) {
    return text_or_null(webkit_web_view_get_uri(page));
}

const char *searchlight_page_title(void *page) {
    return text_or_null(webkit_web_view_get_title(page));
}

double searchlight_page_progress(void *page) {
    return webkit_web_view_get_estimated_load_progress(page);
}

int searchlight_page_is_loading(void *page) {
    return webkit_web_view_is_loading(page);
}

// MARK: Back-forward list

void searchlight_page_list(void *page, int *before, int *after, int *has_present) {
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page);
    *has_present = webkit_back_forward_list_get_current_item(list) != NULL;
    *before = *after = 0;
    while (webkit_back_forward_list_get_nth_item(list, -*before - 1) != NULL) *before += 1;
    while (webkit_back_forward_list_get_nth_item(list, *after + 1) != NULL) *after += 1;
}

void *searchlight_page_item(void *page, int step) {
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page);
    WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(list, step);
    return item == NULL ? NULL : g_object_ref(item);
}

void searchlight_item_free(void *item) {
    g_object_unref(item);
}

const char *searchlight_item_address(void *item) {
    return text_or_null(webkit_back_forward_list_item_get_uri(item));
}

const char *searchlight_item_first_address(void *item) {
    return text_or_null(webkit_back_forward_list_item_get_original_uri(item));
}

const char *searchlight_item_title(void *item) {
    return text_or_null(webkit_back_forward_list_item_get_title(item));
}

void searchlight_page_go(void *page, void *item) {
    webkit_web_view_go_to_back_forward_list_item(page, item);
}

#endif
