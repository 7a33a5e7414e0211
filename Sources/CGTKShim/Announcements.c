#include "CGTKShim.h"

#if __has_include(<adwaita.h>)

#if GTK_CHECK_VERSION(4, 14, 0)

void searchlight_announce(GtkWidget *widget, const char *sentence, SearchlightPriority priority) {
    static const GtkAccessibleAnnouncementPriority priorities[] = {
        [SEARCHLIGHT_ANNOUNCE_LOW] = GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW,
        [SEARCHLIGHT_ANNOUNCE_MEDIUM] = GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM,
        [SEARCHLIGHT_ANNOUNCE_HIGH] = GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH,
    };
    gtk_accessible_announce(GTK_ACCESSIBLE(widget), sentence, priorities[priority]);
}

#else

#include <unistd.h>

// GTK before 4.14 has no announcement event, and its connection to the accessibility bus is private. So each sentence is
// exported as a notification object on a second connection, with GTK's application object as its parent. A screen reader speaks
// a notification when its state changes to showing. The priority is exposed as the politeness of a live region, the AT-SPI
// attribute "live".
// AT-SPI has as the attribute "live".

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT_PATH "/org/a11y/atspi/accessible/root"
#define NULL_PATH "/org/a11y/atspi/null"

enum { ROLE_NOTIFICATION = 101 };
enum { STATE_ENABLED = 8, STATE_SENSITIVE = 24, STATE_SHOWING = 25, STATE_VISIBLE = 30 };

// The maximum numbers of pending sentences, and of sentences that a screen reader can still query. It queries while it speaks.
enum { MOST_WAITING = 32, MOST_SHOWN = 16 };

// GTK registers the application on the bus only after its first window exists.
enum { MOST_TRIES = 20, MILLISECONDS_BETWEEN_TRIES = 250, CALL_TIMEOUT = 3000 };

typedef struct {
    char *text;
    SearchlightPriority priority;
    char *path;
    guint registration;
} Sentence;

typedef struct {
    GDBusConnection *connection;
    char *application;
} Bus;

static Bus bus;
static gboolean is_connecting;
static int tries;
static unsigned int made;
static GQueue waiting = G_QUEUE_INIT;
static GQueue shown = G_QUEUE_INIT;

static const char introspection[] =
    "<node>"
    "<interface name='org.a11y.atspi.Accessible'>"
    "<property name='Name' type='s' access='read'/>"
    "<property name='Description' type='s' access='read'/>"
    "<property name='Parent' type='(so)' access='read'/>"
    "<property name='ChildCount' type='i' access='read'/>"
    "<property name='Locale' type='s' access='read'/>"
    "<property name='AccessibleId' type='s' access='read'/>"
    "<method name='GetChildAtIndex'><arg direction='in' type='i'/><arg direction='out' type='(so)'/></method>"
    "<method name='GetChildren'><arg direction='out' type='a(so)'/></method>"
    "<method name='GetIndexInParent'><arg direction='out' type='i'/></method>"
    "<method name='GetRelationSet'><arg direction='out' type='a(ua(so))'/></method>"
    "<method name='GetRole'><arg direction='out' type='u'/></method>"
    "<method name='GetRoleName'><arg direction='out' type='s'/></method>"
    "<method name='GetLocalizedRoleName'><arg direction='out' type='s'/></method>"
    "<method name='GetState'><arg direction='out' type='au'/></method>"
    "<method name='GetAttributes'><arg direction='out' type='a{ss}'/></method>"
    "<method name='GetApplication'><arg direction='out' type='(so)'/></method>"
    "<method name='GetInterfaces'><arg direction='out' type='as'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.Cache'>"
    "<method name='GetItems'><arg direction='out' type='a((so)(so)(so)iiassusau)'/></method>"
    "</interface>"
    "</node>";

static GDBusInterfaceInfo *interface_named(const char *name) {
    static GDBusNodeInfo *info = NULL;
    if (info == NULL) info = g_dbus_node_info_new_for_xml(introspection, NULL);
    return g_dbus_node_info_lookup_interface(info, name);
}

// MARK: Calls of screen readers

static GVariant *state(void) {
    guint32 low = 1u << STATE_ENABLED | 1u << STATE_SENSITIVE | 1u << STATE_SHOWING | 1u << STATE_VISIBLE;
    GVariant *words[] = {g_variant_new_uint32(low), g_variant_new_uint32(0)};
    return g_variant_new_array(G_VARIANT_TYPE_UINT32, words, 2);
}

static GVariant *attributes(SearchlightPriority priority) {
    GVariantBuilder builder;
    g_variant_builder_init(&builder, G_VARIANT_TYPE("a{ss}"));
    g_variant_builder_add(&builder, "{ss}", "live", priority == SEARCHLIGHT_ANNOUNCE_HIGH ? "assertive" : "polite");
    return g_variant_new("(a{ss})", &builder);
}

static GVariant *answer(const char *method, const Sentence *sentence) {
    if (g_str_equal(method, "GetItems")) return g_variant_new("(a((so)(so)(so)iiassusau))", NULL);
    if (g_str_equal(method, "GetChildren")) return g_variant_new("(a(so))", NULL);
    if (g_str_equal(method, "GetIndexInParent")) return g_variant_new("(i)", -1);
    if (g_str_equal(method, "GetRelationSet")) return g_variant_new("(a(ua(so)))", NULL);
    if (g_str_equal(method, "GetRole")) return g_variant_new("(u)", ROLE_NOTIFICATION);
    if (g_str_equal(method, "GetState")) return g_variant_new("(@au)", state());
    if (g_str_equal(method, "GetAttributes")) return attributes(sentence->priority);
    if (g_str_equal(method, "GetApplication")) return g_variant_new("((so))", bus.application, ROOT_PATH);
    if (g_str_equal(method, "GetInterfaces")) {
        const char *names[] = {ACCESSIBLE, NULL};
        return g_variant_new("(^as)", names);
    }
    if (g_str_equal(method, "GetChildAtIndex")) return g_variant_new("((so))", "", NULL_PATH);
    return g_variant_new("(s)", "notification");
}

static void handle_call(GDBusConnection *connection, const char *sender, const char *path, const char *interface,
                        const char *method, GVariant *parameters, GDBusMethodInvocation *invocation, void *context) {
    g_dbus_method_invocation_return_value(invocation, answer(method, context));
}

static GVariant *get_property(GDBusConnection *connection, const char *sender, const char *path, const char *interface,
                              const char *property, GError **error, void *context) {
    const Sentence *sentence = context;
    if (g_str_equal(property, "Name")) return g_variant_new_string(sentence->text);
    if (g_str_equal(property, "Parent")) return g_variant_new("(so)", bus.application, ROOT_PATH);
    if (g_str_equal(property, "ChildCount")) return g_variant_new_int32(0);
    return g_variant_new_string("");
}

static const GDBusInterfaceVTable accessible_functions = {handle_call, get_property, NULL, {NULL}};
static const GDBusInterfaceVTable cache_functions = {handle_call, NULL, NULL, {NULL}};

// MARK: Speaking

static void emit_state(const Sentence *sentence, const char *name, gboolean is_set) {
    g_dbus_connection_emit_signal(bus.connection, NULL, sentence->path, "org.a11y.atspi.Event.Object", "StateChanged",
                                  g_variant_new("(siiva{sv})", name, is_set, 0, g_variant_new_int32(0), NULL), NULL);
}

static void sentence_free(Sentence *sentence) {
    g_free(sentence->text);
    g_free(sentence->path);
    g_free(sentence);
}

static void forget_oldest(void) {
    Sentence *sentence = g_queue_pop_head(&shown);
    emit_state(sentence, "defunct", TRUE);
    g_dbus_connection_unregister_object(bus.connection, sentence->registration);
    sentence_free(sentence);
}

static void show_waiting(void) {
    Sentence *sentence;
    while ((sentence = g_queue_pop_head(&waiting)) != NULL) {
        // Paths are never reused, because clients cache the names of objects.
        sentence->path = g_strdup_printf("/org/a11y/atspi/accessible/announcement%u", made++);
        sentence->registration = g_dbus_connection_register_object(
            bus.connection, sentence->path, interface_named(ACCESSIBLE), &accessible_functions, sentence, NULL, NULL);
        if (sentence->registration == 0) {
            sentence_free(sentence);
            continue;
        }
        g_queue_push_tail(&shown, sentence);
        if (g_queue_get_length(&shown) > MOST_SHOWN) forget_oldest();
        emit_state(sentence, "showing", TRUE);
    }
}

// MARK: Connecting

static GVariant *call(GDBusConnection *connection, const char *name, const char *path, const char *interface,
                      const char *method, GVariant *parameters) {
    return g_dbus_connection_call_sync(connection, name, path, interface, method, parameters, NULL,
                                       G_DBUS_CALL_FLAGS_NONE, CALL_TIMEOUT, NULL, NULL);
}

static char *bus_address(void) {
    const char *given = g_getenv("AT_SPI_BUS_ADDRESS");
    if (given != NULL && *given != '\0') return g_strdup(given);
    GDBusConnection *session = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (session == NULL) return NULL;
    GVariant *reply = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL);
    g_object_unref(session);
    if (reply == NULL) return NULL;
    char *address = NULL;
    if (g_variant_is_of_type(reply, G_VARIANT_TYPE("(s)"))) g_variant_get(reply, "(s)", &address);
    g_variant_unref(reply);
    return address;
}

static gboolean is_own(GDBusConnection *connection, const char *name) {
    const char *daemon = "org.freedesktop.DBus";
    GVariant *reply = call(connection, daemon, "/org/freedesktop/DBus", daemon, "GetConnectionUnixProcessID",
                           g_variant_new("(s)", name));
    if (reply == NULL) return FALSE;
    guint32 process = 0;
    if (g_variant_is_of_type(reply, G_VARIANT_TYPE("(u)"))) g_variant_get(reply, "(u)", &process);
    g_variant_unref(reply);
    return process == (guint32)getpid();
}

// GTK's bus name, found among the applications by process id.
static char *find_application(GDBusConnection *connection) {
    GVariant *reply = call(connection, "org.a11y.atspi.Registry", ROOT_PATH, ACCESSIBLE, "GetChildren", NULL);
    if (reply == NULL) return NULL;
    char *found = NULL;
    if (g_variant_is_of_type(reply, G_VARIANT_TYPE("(a(so))"))) {
        GVariantIter *applications;
        const char *name;
        g_variant_get(reply, "(a(so))", &applications);
        while (found == NULL && g_variant_iter_next(applications, "(&s&o)", &name, NULL)) {
            if (is_own(connection, name)) found = g_strdup(name);
        }
        g_variant_iter_free(applications);
    }
    g_variant_unref(reply);
    return found;
}

static void bus_free(Bus *made_bus) {
    g_clear_object(&made_bus->connection);
    g_free(made_bus->application);
    g_free(made_bus);
}

// Runs on a separate thread, because the bus may respond late, or be started first.
static void connect_in_thread(GTask *task, void *source, void *data, GCancellable *cancellable) {
    Bus *made_bus = g_new0(Bus, 1);
    char *address = bus_address();
    if (address != NULL) {
        GDBusConnectionFlags flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
        made_bus->connection = g_dbus_connection_new_for_address_sync(address, flags, NULL, NULL, NULL);
        g_free(address);
    }
    if (made_bus->connection != NULL) made_bus->application = find_application(made_bus->connection);
    g_task_return_pointer(task, made_bus, (GDestroyNotify)bus_free);
}

static gboolean begin_connecting(void *context);

static void did_connect(GObject *source, GAsyncResult *result, void *context) {
    Bus *made_bus = g_task_propagate_pointer(G_TASK(result), NULL);
    is_connecting = FALSE;
    if (made_bus->application != NULL) {
        bus = *made_bus;
        g_free(made_bus);
        g_dbus_connection_register_object(bus.connection, "/org/a11y/atspi/cache",
                                          interface_named("org.a11y.atspi.Cache"), &cache_functions, NULL, NULL, NULL);
        show_waiting();
        return;
    }
    gboolean may_come = made_bus->connection != NULL && ++tries < MOST_TRIES;
    bus_free(made_bus);
    if (may_come) {
        is_connecting = TRUE;
        g_timeout_add(MILLISECONDS_BETWEEN_TRIES, begin_connecting, NULL);
    } else {
        // There is no accessibility bus.
        g_queue_clear_full(&waiting, (GDestroyNotify)sentence_free);
    }
}

static gboolean begin_connecting(void *context) {
    is_connecting = TRUE;
    GTask *task = g_task_new(NULL, NULL, did_connect, NULL);
    g_task_run_in_thread(task, connect_in_thread);
    g_object_unref(task);
    return G_SOURCE_REMOVE;
}

static void drop_closed_connection(void) {
    if (bus.connection == NULL || !g_dbus_connection_is_closed(bus.connection)) return;
    Sentence *sentence;
    while ((sentence = g_queue_pop_head(&shown)) != NULL) {
        g_dbus_connection_unregister_object(bus.connection, sentence->registration);
        sentence_free(sentence);
    }
    g_clear_object(&bus.connection);
    g_clear_pointer(&bus.application, g_free);
}

void searchlight_announce(GtkWidget *widget, const char *text, SearchlightPriority priority) {
    drop_closed_connection();
    Sentence *sentence = g_new0(Sentence, 1);
    sentence->text = g_strdup(text);
    sentence->priority = priority;
    g_queue_push_tail(&waiting, sentence);
    while (g_queue_get_length(&waiting) > MOST_WAITING) sentence_free(g_queue_pop_head(&waiting));
    if (bus.connection != NULL) {
        show_waiting();
    } else if (!is_connecting) {
        tries = 0;
        begin_connecting(NULL);
    }
}

#endif
#endif
