// The second floor for `Benchmarks/desktop-random-input`: a window in C with as many widgets of each type
// as octavo-desktop had after the same input.
//
// The standard input has one line of `widget-count.c` for each of the inputs, read when it is made. The
// program then closes pages until it has no more widgets than the line says, and opens one with what is
// missing: lists whose rows have the widgets of the news, text views, pictures, and all else in a column.
// The labels are as long as the average one. Pages below the top one keep their widgets, as those of
// octavo-desktop do. The allocator has the settings of `Allocator.swift`, and is trimmed as in
// `FreeMemoryReturn.swift`.
#include <adwaita.h>
#include <gtksourceview/gtksource.h>
#include <malloc.h>
#include <string.h>

enum { faces = 60, face_size = 120, most_rows = 190, list_height = 560, longest_label = 400 };

static GtkWindow *window;
static AdwLeaflet *leaflet;
static GdkTexture *pictures[faces];
static GtkSourceView *source;
static GPtrArray *pages;
static GHashTable *wanted, *actual;
static guint trimming, made;
static char words[longest_label + 1];

static gsize number(GHashTable *counts, const char *type) {
  return GPOINTER_TO_SIZE(g_hash_table_lookup(counts, type));
}

static gsize missing(const char *type) {
  gsize now = number(actual, type), later = number(wanted, type);
  return later > now ? later - now : 0;
}

static void count(GtkWidget *widget) {
  gsize before = number(actual, G_OBJECT_TYPE_NAME(widget));
  g_hash_table_replace(actual, (gpointer)G_OBJECT_TYPE_NAME(widget), GSIZE_TO_POINTER(before + 1));
  g_hash_table_replace(actual, (gpointer) "all", GSIZE_TO_POINTER(number(actual, "all") + 1));
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) count(child);
}

static void count_all(void) {
  g_hash_table_remove_all(actual);
  count(GTK_WIDGET(window));
}

static GdkTexture *picture(int width, int height, guint color) {
  gsize size = (gsize)width * height * 4;
  guchar *bytes = g_malloc(size);
  for (gsize i = 0; i < size; i++) bytes[i] = (guchar)(i / 64 * (color + 3) + i % 4 * 50);
  GBytes *data = g_bytes_new_take(bytes, size);
  GdkTexture *texture =
      gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, data, width * 4);
  g_bytes_unref(data);
  return texture;
}

// Returns as much text as the average label has.
static const char *text(void) {
  gsize labels = number(wanted, "GtkLabel"), all = number(wanted, "characters-of-labels");
  gsize length = labels ? MIN(all / labels, longest_label) : 12;
  guint start = made++ * 7 % (guint)(longest_label - length + 1);
  static char part[longest_label + 1];
  memcpy(part, words + start, length);
  part[length] = 0;
  return part;
}

static GtkWidget *label(void) {
  GtkWidget *widget = gtk_label_new(text());
  gtk_label_set_xalign(GTK_LABEL(widget), 0);
  gtk_label_set_ellipsize(GTK_LABEL(widget), PANGO_ELLIPSIZE_END);
  return widget;
}

static GtkWidget *avatar(void) {
  GtkWidget *widget = adw_avatar_new(40, "Ada", TRUE);
  adw_avatar_set_custom_image(ADW_AVATAR(widget), GDK_PAINTABLE(pictures[made++ % faces]));
  return widget;
}

static void set_up(GtkListItemFactory *factory, GtkListItem *item) {
  GtkWidget *row = gtk_grid_new(), *head = gtk_grid_new();
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_grid_attach(GTK_GRID(head), label(), 0, 0, 1, 1);
  gtk_grid_attach(GTK_GRID(head), label(), 1, 0, 1, 1);
  gtk_box_append(GTK_BOX(column), head);
  for (int i = 0; i < 2; i++) {
    GtkWidget *line = label();
    gtk_widget_add_css_class(line, "dim-label");
    gtk_box_append(GTK_BOX(column), line);
  }
  gtk_grid_attach(GTK_GRID(row), avatar(), 0, 0, 1, 1);
  gtk_grid_attach(GTK_GRID(row), column, 1, 0, 1, 1);
  gtk_list_item_set_child(item, row);
  (void)factory;
}

static GtkWidget *scrolled(GtkWidget *child) {
  GtkWidget *area = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(area), child);
  return area;
}

static GtkWidget *list(void) {
  gsize rows = missing("GtkListItemWidget") / MAX(missing("BinderyListView"), 1);
  GtkStringList *model = gtk_string_list_new(NULL);
  for (gsize i = 0; i < MIN(rows, most_rows); i++) gtk_string_list_append(model, "row");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(model));
  GtkWidget *area = scrolled(gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
  gtk_widget_set_size_request(area, -1, list_height);
  return area;
}

// GtkSourceView 5.6 never frees a widget that has shown line numbers, so one is used again.
static GtkWidget *code(void) {
  if (!source) {
    source = g_object_ref_sink(GTK_SOURCE_VIEW(gtk_source_view_new()));
    gtk_source_view_set_show_line_numbers(source, TRUE);
    gtk_text_view_set_monospace(GTK_TEXT_VIEW(source), TRUE);
  }
  if (gtk_widget_get_parent(GTK_WIDGET(source))) return gtk_text_view_new();
  GtkSourceLanguageManager *languages = gtk_source_language_manager_get_default();
  GtkSourceBuffer *buffer = gtk_source_buffer_new(NULL);
  gtk_source_buffer_set_language(buffer, gtk_source_language_manager_get_language(languages, "c"));
  GString *lines = g_string_new(NULL);
  while (lines->len < number(wanted, "characters-of-texts"))
    g_string_append_printf(lines, "int value = call(\"text\", %zu); // a comment\n", lines->len);
  gtk_text_buffer_set_text(GTK_TEXT_BUFFER(buffer), lines->str, (int)lines->len);
  g_string_free(lines, TRUE);
  gtk_text_view_set_buffer(GTK_TEXT_VIEW(source), GTK_TEXT_BUFFER(buffer));
  g_object_unref(buffer);
  return GTK_WIDGET(source);
}

static GtkWidget *large_picture(void) {
  GdkTexture *texture = picture(600, 300, made++);
  GtkWidget *widget = gtk_picture_new_for_paintable(GDK_PAINTABLE(texture));
  g_object_unref(texture);
  return widget;
}

static GtkWidget *box(void) { return gtk_box_new(GTK_ORIENTATION_VERTICAL, 2); }
static GtkWidget *image(void) { return gtk_image_new_from_icon_name("view-more-symbolic"); }
static GtkWidget *button(void) { return gtk_button_new_with_label(text()); }
static GtkWidget *clamp(void) { return adw_clamp_new(); }
static GtkWidget *area(void) { return scrolled(NULL); }

static GtkWidget *search_bar(void) {
  GtkWidget *bar = gtk_search_bar_new();
  gtk_search_bar_set_child(GTK_SEARCH_BAR(bar), gtk_search_entry_new());
  return bar;
}

static GtkWidget *status_page(void) {
  GtkWidget *widget = adw_status_page_new();
  adw_status_page_set_title(ADW_STATUS_PAGE(widget), text());
  return widget;
}

// The types in this order: what contains others comes before them.
static const struct {
  const char *type;
  GtkWidget *(*make)(void);
} makers[] = {
    {"BinderyListView", list},
    {"AdwHeaderBar", adw_header_bar_new},
    {"GtkSourceView", code},
    {"GtkPicture", large_picture},
    {"GtkSearchBar", search_bar},
    {"GtkMenuButton", gtk_menu_button_new},
    {"AdwStatusPage", status_page},
    {"AdwActionRow", adw_action_row_new},
    {"GtkInfoBar", gtk_info_bar_new},
    {"GtkScrolledWindow", area},
    {"AdwClamp", clamp},
    {"AdwAvatar", avatar},
    {"GtkToggleButton", gtk_toggle_button_new},
    {"GtkButton", button},
    {"GtkSpinner", gtk_spinner_new},
    {"GtkStack", gtk_stack_new},
    {"GtkGrid", gtk_grid_new},
    {"GtkImage", image},
    {"GtkBox", box},
    {"GtkLabel", label},
};

static void open_page(void) {
  GtkWidget *column = box(), *page = scrolled(column);
  gtk_widget_set_vexpand(page, TRUE);
  adw_leaflet_append(leaflet, page);
  g_ptr_array_add(pages, page);
  adw_leaflet_set_visible_child(leaflet, page);
  for (gsize i = 0; i < G_N_ELEMENTS(makers); i++) {
    gboolean lists = makers[i].make == list;
    // The rows of a list are made when it is shown, so they are counted with the next line.
    gsize left = lists ? missing("GtkListItemWidget") / most_rows + 1 : missing(makers[i].type);
    if (lists && missing("GtkListItemWidget") < 5) continue;
    for (; left > 0; left--) gtk_box_append(GTK_BOX(column), makers[i].make());
    while (lists && g_main_context_iteration(NULL, FALSE)) continue;
    count_all();
  }
}

static gboolean trim(gpointer data) {
  (void)data;
  trimming = 0;
  malloc_trim(0);
  return G_SOURCE_REMOVE;
}

static void close_page(void) {
  GtkWidget *top = g_ptr_array_index(pages, pages->len - 1);
  g_ptr_array_set_size(pages, (int)pages->len - 1);
  if (pages->len) adw_leaflet_set_visible_child(leaflet, g_ptr_array_index(pages, pages->len - 1));
  adw_leaflet_remove(leaflet, top);
  if (trimming) g_source_remove(trimming);
  trimming = g_timeout_add_seconds(3, trim, NULL);
  count_all();
}

// The rows of a list are made after its page was opened, so this is repeated after a while.
static gboolean close_pages(gpointer data) {
  (void)data;
  count_all();
  while (pages->len > 1 && number(actual, "all") > number(wanted, "all") + 200) close_page();
  return G_SOURCE_REMOVE;
}

static gboolean follow(GIOChannel *input, GIOCondition condition, gpointer data) {
  (void)condition, (void)data;
  char *line = NULL;
  if (g_io_channel_read_line(input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL)
    return G_SOURCE_REMOVE;
  g_hash_table_remove_all(wanted);
  char **parts = g_strsplit(line, " ", -1);
  for (char **part = parts; *part; part++) {
    char *sign = strchr(*part, '=');
    if (!sign) continue;
    *sign = 0;
    g_hash_table_replace(wanted, (gpointer)g_intern_string(*part),
                         GSIZE_TO_POINTER(g_ascii_strtoull(sign + 1, NULL, 10)));
  }
  g_strfreev(parts);
  g_free(line);
  count_all();
  while (pages->len && number(actual, "all") > number(wanted, "all") + 20) close_page();
  if (missing("all") > 20) open_page();
  g_timeout_add(300, close_pages, NULL);
  return G_SOURCE_CONTINUE;
}

// The buttons of a header bar among the widgets must not end the program.
static gboolean stay(GtkWindow *closing, gpointer data) {
  (void)closing, (void)data;
  return TRUE;
}

static void activate(GtkApplication *app, gpointer data) {
  gtk_source_init();
  for (guint i = 0; i < faces; i++) pictures[i] = picture(face_size, face_size, i);
  for (guint i = 0; i < longest_label; i++) words[i] = i % 6 == 5 ? ' ' : (char)('a' + i * 7 % 26);
  pages = g_ptr_array_new();
  wanted = g_hash_table_new(g_str_hash, g_str_equal);
  actual = g_hash_table_new(g_str_hash, g_str_equal);
  window = GTK_WINDOW(adw_application_window_new(app));
  leaflet = ADW_LEAFLET(adw_leaflet_new());
  adw_leaflet_set_can_unfold(leaflet, FALSE);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(leaflet));
  g_signal_connect(window, "close-request", G_CALLBACK(stay), NULL);
  gtk_window_set_title(window, "Octavo");
  gtk_window_set_default_size(window, 900, 640);
  gtk_window_present(window);
  GIOChannel *input = g_io_channel_unix_new(0);
  g_io_add_watch(input, G_IO_IN | G_IO_HUP, follow, NULL);
  (void)data;
}

int main(int number_of, char **arguments) {
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  mallopt(M_TRIM_THRESHOLD, 128 * 1024);
  mallopt(M_ARENA_MAX, 2);
  AdwApplication *app = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), number_of, arguments);
}
