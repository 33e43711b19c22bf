// Counts the widgets of a program with GTK, for `Benchmarks/desktop-random-input`.
//
// Loaded into the program with LD_PRELOAD. On SIGUSR2 its main loop appends one line to the file that
// WIDGET_COUNT names: “TYPE=COUNT …” of all widgets of all windows, shown or not, and in the same form the
// characters of all labels and of all text views, and the pixels of all pictures and avatars.
#include <adwaita.h>
#include <glib-unix.h>
#include <stdio.h>
#include <string.h>

static void add(GHashTable *counts, const char *name, gsize more) {
  gsize count = GPOINTER_TO_SIZE(g_hash_table_lookup(counts, name));
  g_hash_table_replace(counts, (gpointer)name, GSIZE_TO_POINTER(count + more));
}

static void add_pixels(GHashTable *counts, GdkPaintable *paintable) {
  if (!paintable || !GDK_IS_TEXTURE(paintable)) return;
  add(counts, "pixels", (gsize)gdk_paintable_get_intrinsic_width(paintable) *
                            (gsize)gdk_paintable_get_intrinsic_height(paintable));
}

static void count(GHashTable *counts, GtkWidget *widget) {
  add(counts, G_OBJECT_TYPE_NAME(widget), 1);
  add(counts, "all", 1);
  if (gtk_widget_get_mapped(widget)) add(counts, "mapped", 1);
  if (GTK_IS_LABEL(widget)) {
    add(counts, "characters-of-labels", strlen(gtk_label_get_text(GTK_LABEL(widget))));
  } else if (GTK_IS_TEXT_VIEW(widget)) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(widget));
    add(counts, "characters-of-texts", (gsize)gtk_text_buffer_get_char_count(buffer));
  } else if (GTK_IS_PICTURE(widget)) {
    add_pixels(counts, gtk_picture_get_paintable(GTK_PICTURE(widget)));
  } else if (ADW_IS_AVATAR(widget)) {
    add_pixels(counts, adw_avatar_get_custom_image(ADW_AVATAR(widget)));
  }
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) count(counts, child);
}

static gboolean write_counts(gpointer data) {
  (void)data;
  const char *path = g_getenv("WIDGET_COUNT");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return G_SOURCE_CONTINUE;
  GHashTable *counts = g_hash_table_new(g_str_hash, g_str_equal);
  GListModel *windows = gtk_window_get_toplevels();
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    count(counts, window);
    g_object_unref(window);
  }
  GHashTableIter iterator;
  gpointer name, sum;
  g_hash_table_iter_init(&iterator, counts);
  while (g_hash_table_iter_next(&iterator, &name, &sum))
    fprintf(file, "%s=%zu ", (const char *)name, GPOINTER_TO_SIZE(sum));
  fputc('\n', file);
  fclose(file);
  g_hash_table_unref(counts);
  return G_SOURCE_CONTINUE;
}

__attribute__((constructor)) static void begin(void) {
  // Not in the programs that the program starts.
  if (g_getenv("WIDGET_COUNT")) g_unix_signal_add(SIGUSR2, write_counts, NULL);
  g_unsetenv("LD_PRELOAD");
}
