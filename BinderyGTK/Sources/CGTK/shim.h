#pragma once

#include <adwaita.h>
#include <glib-unix.h>
#include <sys/eventfd.h>

// What Swift cannot see of GTK: macros, and functions with a variable number of arguments.

// MARK: The main queue

// libdispatch's main queue as a descriptor, for a program whose main thread belongs to another
// loop. Exported by libdispatch for other run loops, and declared in none of its headers.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// The priority at which GTK paints.
static const int bindery_redraw_priority = GDK_PRIORITY_REDRAW;

// MARK: The session bus

// Starts the service with a name unless it runs, and returns whether it does then.
static inline gboolean bindery_bus_start(GDBusConnection *_Nonnull bus, const char *_Nonnull name) {
  GVariant *answer = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "StartServiceByName", g_variant_new("(su)", name, 0), NULL, G_DBUS_CALL_FLAGS_NONE, 5000,
      NULL, NULL);
  if (!answer) return FALSE;
  g_variant_unref(answer);
  return TRUE;
}

// MARK: Objects

// Makes an object of a type without properties to set.
static inline gpointer bindery_object_new(GType type) {
  return g_object_new(type, NULL);
}

// Makes a widget with another role for assistive technology than its type has.
static inline GtkWidget *bindery_widget_new(GType type, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

static inline void bindery_object_set_bool(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

static inline gboolean bindery_object_is(gpointer object, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

static inline GObjectClass *bindery_object_class(gpointer object) {
  return G_OBJECT_GET_CLASS(object);
}

static inline const char *bindery_object_type_name(gpointer object) {
  return G_OBJECT_TYPE_NAME(object);
}

// MARK: Lists

// Scrolls a list view until a row is the topmost, or as far as the list goes.
//
// GTK scrolls no farther than it must, so that a row from below would end at the bottom: coming from
// the very end, it ends at the top. In between the list has to take note of where it is.
static inline void bindery_list_scroll(gpointer list, guint row, guint last) {
  GtkWidget *widget = GTK_WIDGET(list);
  GtkAllocation place;
  gtk_widget_activate_action(widget, "list.scroll-to-item", "u", last);
  gtk_widget_get_allocation(widget, &place);
  gtk_widget_size_allocate(widget, &place, -1);
  gtk_widget_activate_action(widget, "list.scroll-to-item", "u", row);
}

// Moves the focus with the Tab key inside the row that has it; past that row it leaves the list.
static inline gboolean bindery_list_focus(GtkWidget *list, GtkDirectionType direction) {
  GtkWidget *row = gtk_widget_get_focus_child(list);
  if (row && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)) {
    GtkWidget *cell = gtk_widget_get_first_child(row);
    return cell && gtk_widget_child_focus(cell, direction);
  }
  return GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_LIST_VIEW))->focus(list, direction);
}

static inline void bindery_list_class_init(gpointer type_class, gpointer data) {
  GTK_WIDGET_CLASS(type_class)->focus = bindery_list_focus;
}

// Returns the type of a list view whose Tab key does not go through all rows.
static inline GType bindery_list_type(void) {
  GType known = g_type_from_name("BinderyListView");
  if (known) return known;
  GTypeQuery parent;
  g_type_query(GTK_TYPE_LIST_VIEW, &parent);
  GTypeInfo info = {0};
  info.class_size = (guint16)parent.class_size;
  info.instance_size = (guint16)parent.instance_size;
  info.class_init = bindery_list_class_init;
  return g_type_register_static(GTK_TYPE_LIST_VIEW, "BinderyListView", &info, 0);
}

// Makes a list view without a model. Its Tab key leaves it after the row that has the focus; the
// arrow keys go from row to row.
static inline GtkWidget *bindery_list_new(void) {
  GObjectClass *views = g_type_class_ref(GTK_TYPE_LIST_VIEW);
  gboolean has_property = g_object_class_find_property(views, "tab-behavior") != NULL;
  g_type_class_unref(views);
  // GTK 4.12 has a property, whose value 1 is GTK_LIST_TAB_ITEM.
  return has_property ? g_object_new(GTK_TYPE_LIST_VIEW, "tab-behavior", 1, NULL)
                      : g_object_new(bindery_list_type(), NULL);
}

// Gives a widget its smallest size, before it is part of a window.
static inline void bindery_widget_allocate_smallest(GtkWidget *widget) {
  GtkAllocation place = {0, 0, 1, 1};
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &place.width, NULL, NULL, NULL);
  gtk_widget_measure(
      widget, GTK_ORIENTATION_VERTICAL, place.width, &place.height, NULL, NULL, NULL);
  gtk_widget_size_allocate(widget, &place, -1);
}

// MARK: Accessibility

// Gives a widget the name that assistive technology reads, in the place of any label's words.
static inline void bindery_accessible_set_name(gpointer widget, const char *name) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static inline void bindery_accessible_set_selected(gpointer widget, gboolean selected) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline void bindery_accessible_set_busy(gpointer widget, gboolean busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

// MARK: Texts and pictures

static inline void bindery_object_set_text(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}

// The most pixels of a file, and the longest side of what is made of it, or 0.
typedef struct {
  gint64 most_pixels;
  gint64 longest_side;
  // Whether a file had too many pixels; the loader of SVG makes a picture of one pixel then.
  gboolean is_refused;
} bindery_pixbuf_limits;

// Size zero makes every loader give up before it takes memory for the pixels.
static inline void bindery_pixbuf_size_prepared(
    GdkPixbufLoader *loader, int width, int height, gpointer data) {
  bindery_pixbuf_limits *limits = (bindery_pixbuf_limits *)data;
  gint64 longest = MAX(width, height), side = limits->longest_side;
  if ((gint64)width * height > limits->most_pixels) {
    limits->is_refused = TRUE;
    gdk_pixbuf_loader_set_size(loader, 0, 0);
  } else if (side > 0 && longest > side) {
    gdk_pixbuf_loader_set_size(loader,
        (int)MAX(1, width * side / longest), (int)MAX(1, height * side / longest));
  }
}

// Lets a loader refuse pictures of too many pixels, and scale larger ones down. The limits have to
// outlive the loader.
static inline void bindery_pixbuf_loader_limit(
    GdkPixbufLoader *loader, bindery_pixbuf_limits *limits) {
  g_signal_connect(loader, "size-prepared",
      G_CALLBACK(bindery_pixbuf_size_prepared), limits);
}

// MARK: Animations

// Lets widgets move or jump to their new places; returns what was so before.
static inline gboolean bindery_animations_enable(gboolean enabled) {
  gboolean before = TRUE;
  GtkSettings *settings = gtk_settings_get_default();
  g_object_get(settings, "gtk-enable-animations", &before, NULL);
  if (before != enabled) g_object_set(settings, "gtk-enable-animations", enabled, NULL);
  return before;
}

// MARK: Sending signals, for tests

static inline void bindery_object_send(gpointer object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

static inline void bindery_object_send_text(
    gpointer object, const char *signal, const char *text) {
  g_signal_emit_by_name(object, signal, text);
}

static inline void bindery_object_send_number(gpointer object, const char *signal, guint number) {
  g_signal_emit_by_name(object, signal, number);
}

// Sends the signal that a click or a long touch at a point is recognized.
static inline void bindery_gesture_press(gpointer gesture, double x, double y) {
  if (GTK_IS_GESTURE_CLICK(gesture)) {
    g_signal_emit_by_name(gesture, "pressed", 1, x, y);
  } else {
    g_signal_emit_by_name(gesture, "pressed", x, y);
  }
}

// Sends a signal of a drag, with a point or a distance.
static inline void bindery_gesture_drag(gpointer gesture, const char *signal, double x, double y) {
  g_signal_emit_by_name(gesture, signal, x, y);
}

// Sends the signal that the user scrolls, by steps of a wheel.
static inline gboolean bindery_controller_scroll(gpointer controller, double x, double y) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "scroll", x, y, &handled);
  return handled;
}

// Sends the signal that the user presses a key.
static inline gboolean bindery_controller_press_key(gpointer controller, guint key) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, 0, 0, &handled);
  return handled;
}

// Sends the signal that the user presses a key while others, such as Control, are held.
static inline gboolean bindery_controller_press_keys(
    gpointer controller, guint key, GdkModifierType held) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, 0, held, &handled);
  return handled;
}

// Sends a signal that asks about a text, and returns the answer.
static inline gboolean bindery_object_ask_text(
    gpointer object, const char *signal, const char *text) {
  gboolean answer = FALSE;
  g_signal_emit_by_name(object, signal, text, &answer);
  return answer;
}

// MARK: Text and links

// The text of a buffer; the caller frees it.
static inline char *_Nullable bindery_text_buffer_text(gpointer buffer) {
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(GTK_TEXT_BUFFER(buffer), &start, &end);
  return gtk_text_buffer_get_text(GTK_TEXT_BUFFER(buffer), &start, &end, FALSE);
}

static inline gboolean bindery_label_ignore_link(GtkLabel *label, const char *address) {
  (void)label;
  (void)address;
  return TRUE;
}

// Replaces the default handler of all labels, which would open an address by itself.
static inline void bindery_labels_ignore_links(void) {
  g_signal_override_class_handler(
      "activate-link", GTK_TYPE_LABEL, G_CALLBACK(bindery_label_ignore_link));
}
