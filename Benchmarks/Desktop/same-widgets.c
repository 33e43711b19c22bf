// The second floor for `Benchmarks/desktop-random-input`: a window in C with the widgets of
// octavo-desktop, which the same clicks and keys make and release.
//
// Four tabs have lists of thirty rows with a picture each. A row opens a page over the others: a
// repository, source code, a document, or a list. Escape and Alt+Left close the page on top. The
// allocator has the settings of `Allocator.swift`, and is trimmed as in `FreeMemoryReturn.swift`.
//
// The pages resemble those of octavo-desktop, but are not counted to be as many: a click meets other
// things here.
#include <adwaita.h>
#include <gtksourceview/gtksource.h>
#include <malloc.h>

enum { tabs = 4, rows = 30, faces = 60, kinds = 4, most_pages = 30, lines = 300, blocks = 40 };

static GtkWindow *window;
static AdwLeaflet *pages;
static GtkStack *stack;
static GdkTexture *pictures[faces];
static GtkSourceView *idle_source;
static GtkWidget *shown[most_pages + 1];
static guint depth, opened, trimming;

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

static GtkWidget *label(const char *text, const char *style) {
  GtkWidget *widget = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(widget), 0);
  gtk_label_set_wrap(GTK_LABEL(widget), TRUE);
  if (style) gtk_widget_add_css_class(widget, style);
  return widget;
}

static void open_page(guint kind);

static void set_up(GtkListItemFactory *factory, GtkListItem *item) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append(GTK_BOX(row), adw_avatar_new(40, "a", TRUE));
  gtk_box_append(GTK_BOX(words), label("", NULL));
  gtk_box_append(GTK_BOX(words), label("", "dim-label"));
  gtk_box_append(GTK_BOX(words), label("", "caption"));
  gtk_box_append(GTK_BOX(row), words);
  gtk_list_item_set_child(item, row);
  (void)factory;
}

static void bind(GtkListItemFactory *factory, GtkListItem *item) {
  guint place = gtk_list_item_get_position(item);
  GtkWidget *face = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  GtkWidget *line = gtk_widget_get_first_child(gtk_widget_get_next_sibling(face));
  adw_avatar_set_custom_image(ADW_AVATAR(face), GDK_PAINTABLE(pictures[place % faces]));
  for (guint i = 0; line; line = gtk_widget_get_next_sibling(line), i++) {
    char *text = g_strdup_printf(
        "<a href=\"x\">owner%u/name%u</a> has <b>%u</b> stars and a description of line %u", place,
        place * 7, place * 13, i);
    gtk_label_set_markup(GTK_LABEL(line), text);
    g_free(text);
  }
  (void)factory;
}

static void activate_row(GtkListView *list, guint place) {
  open_page(place % kinds);
  (void)list;
}

static GtkWidget *scrolled(GtkWidget *child) {
  GtkWidget *area = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(area), child);
  gtk_widget_set_vexpand(area, TRUE);
  return area;
}

static GtkWidget *list(void) {
  GtkStringList *model = gtk_string_list_new(NULL);
  for (guint i = 0; i < rows; i++) gtk_string_list_append(model, "row");
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(model));
  GtkWidget *view = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
  gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(view), TRUE);
  g_signal_connect(view, "activate", G_CALLBACK(activate_row), NULL);
  return scrolled(view);
}

// GtkSourceView 5.6 never frees a widget that has shown line numbers, so one is used again.
static GtkWidget *code(void) {
  static const char *const languages[] = {"c", "python3", "markdown", "js"};
  if (!idle_source) {
    idle_source = g_object_ref_sink(GTK_SOURCE_VIEW(gtk_source_view_new()));
    gtk_source_view_set_show_line_numbers(idle_source, TRUE);
    gtk_text_view_set_monospace(GTK_TEXT_VIEW(idle_source), TRUE);
  }
  GtkWidget *view = GTK_WIDGET(idle_source);
  if (gtk_widget_get_parent(view)) return list();
  GtkSourceBuffer *buffer = gtk_source_buffer_new(NULL);
  gtk_source_buffer_set_language(
      buffer, gtk_source_language_manager_get_language(gtk_source_language_manager_get_default(),
                                                       languages[opened % G_N_ELEMENTS(languages)]));
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < lines; i++)
    g_string_append_printf(text, "int value_%u = call(\"text\", %u); // a comment\n", i, i * 7);
  gtk_text_buffer_set_text(GTK_TEXT_BUFFER(buffer), text->str, (int)text->len);
  g_string_free(text, TRUE);
  // GTK 4.8 keeps layouts of the old buffer until a change of style.
  int spacing = gtk_text_view_get_pixels_above_lines(GTK_TEXT_VIEW(view));
  gtk_text_view_set_pixels_above_lines(GTK_TEXT_VIEW(view), spacing + 1);
  gtk_text_view_set_buffer(GTK_TEXT_VIEW(view), GTK_TEXT_BUFFER(buffer));
  gtk_text_view_set_pixels_above_lines(GTK_TEXT_VIEW(view), spacing);
  g_object_unref(buffer);
  return scrolled(view);
}

static GtkWidget *document(void) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  for (guint i = 0; i < blocks; i++) {
    char *text = g_strdup_printf("A <b>block</b> of a document with <tt>code</tt> and a "
                                 "<a href=\"x\">link %u</a>, long enough for some lines.", i);
    GtkWidget *block = label("", i % 8 ? NULL : "title-2");
    gtk_label_set_markup(GTK_LABEL(block), text);
    gtk_box_append(GTK_BOX(column), block);
    g_free(text);
  }
  for (guint i = 0; i < 2; i++) {
    GdkTexture *texture = picture(600, 300, opened + i);
    gtk_box_append(GTK_BOX(column), gtk_picture_new_for_paintable(GDK_PAINTABLE(texture)));
    g_object_unref(texture);
  }
  GtkWidget *clamp = adw_clamp_new();
  adw_clamp_set_child(ADW_CLAMP(clamp), column);
  return scrolled(clamp);
}

static void open_dialog(GtkButton *button) {
  GtkWidget *dialog = adw_message_dialog_new(window, "Go to", "The address of a page");
  adw_message_dialog_set_extra_child(ADW_MESSAGE_DIALOG(dialog), gtk_entry_new());
  adw_message_dialog_add_responses(ADW_MESSAGE_DIALOG(dialog), "cancel", "Cancel", "go", "Go", NULL);
  gtk_window_present(GTK_WINDOW(dialog));
  (void)button;
}

static void open_repository(GtkListBox *box, GtkListBoxRow *row) {
  open_page((guint)gtk_list_box_row_get_index(row) % kinds);
  (void)box;
}

static GtkWidget *repository(void) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  static const char *const names[] = {"Star", "Watch", "main", "Go to"};
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    GtkWidget *button = gtk_button_new_with_label(names[i]);
    g_signal_connect(button, "clicked", G_CALLBACK(open_dialog), NULL);
    gtk_box_append(GTK_BOX(buttons), button);
  }
  GtkWidget *group = gtk_list_box_new();
  gtk_widget_add_css_class(group, "boxed-list");
  for (guint i = 0; i < 12; i++) {
    GtkWidget *row = adw_action_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), "Files");
    gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), TRUE);
    gtk_list_box_append(GTK_LIST_BOX(group), row);
  }
  g_signal_connect(group, "row-activated", G_CALLBACK(open_repository), NULL);
  gtk_box_append(GTK_BOX(column), buttons);
  gtk_box_append(GTK_BOX(column), group);
  gtk_box_append(GTK_BOX(column), document());
  return scrolled(column);
}

static gboolean trim(gpointer data) {
  (void)data;
  trimming = 0;
  malloc_trim(0);
  return G_SOURCE_REMOVE;
}

static gboolean close_page(void) {
  if (depth == 0) return FALSE;
  GtkWidget *top = shown[depth--];
  adw_leaflet_set_visible_child(pages, shown[depth]);
  adw_leaflet_remove(pages, top);
  if (trimming) g_source_remove(trimming);
  trimming = g_timeout_add_seconds(3, trim, NULL);
  return TRUE;
}

static GtkWidget *menu_button(void) {
  GMenu *menu = g_menu_new();
  for (guint i = 0; i < 8; i++) g_menu_append(menu, "Open in Browser", "win.none");
  GtkWidget *button = gtk_menu_button_new();
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(menu));
  g_object_unref(menu);
  return button;
}

static GtkWidget *page(GtkWidget *content) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new();
  GtkWidget *back = gtk_button_new_from_icon_name("go-previous-symbolic");
  g_signal_connect(back, "clicked", G_CALLBACK(close_page), NULL);
  adw_header_bar_pack_start(ADW_HEADER_BAR(header), back);
  adw_header_bar_pack_end(ADW_HEADER_BAR(header), menu_button());
  gtk_box_append(GTK_BOX(column), header);
  gtk_box_append(GTK_BOX(column), content);
  return column;
}

static void open_page(guint kind) {
  if (depth >= most_pages) return;
  GtkWidget *(*const makers[kinds])(void) = {repository, code, document, list};
  opened++;
  shown[++depth] = page(makers[kind]());
  adw_leaflet_append(pages, shown[depth]);
  adw_leaflet_set_visible_child(pages, shown[depth]);
}

static gboolean press(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state) {
  if (state & (GDK_ALT_MASK | GDK_CONTROL_MASK) && key >= GDK_KEY_1 && key < GDK_KEY_1 + tabs) {
    while (close_page()) continue;
    char name[2] = {(char)('0' + key - GDK_KEY_1), 0};
    gtk_stack_set_visible_child_name(stack, name);
    return TRUE;
  }
  (void)keys, (void)code;
  return (key == GDK_KEY_Escape || (key == GDK_KEY_Left && state & GDK_ALT_MASK)) && close_page();
}

static void activate(GtkApplication *app, gpointer data) {
  gtk_source_init();
  for (guint i = 0; i < faces; i++) pictures[i] = picture(80, 80, i);
  window = GTK_WINDOW(adw_application_window_new(app));
  pages = ADW_LEAFLET(adw_leaflet_new());
  adw_leaflet_set_can_unfold(pages, FALSE);
  stack = GTK_STACK(gtk_stack_new());
  for (guint i = 0; i < tabs; i++) {
    char name[2] = {(char)('0' + i), 0};
    gtk_stack_add_titled(stack, list(), name, name);
  }
  shown[0] = page(GTK_WIDGET(stack));
  adw_leaflet_append(pages, shown[0]);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(press), NULL);
  gtk_widget_add_controller(GTK_WIDGET(window), keys);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(pages));
  gtk_window_set_title(window, "Octavo");
  gtk_window_set_default_size(window, 900, 640);
  gtk_window_present(window);
  (void)data;
}

int main(int count, char **arguments) {
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  mallopt(M_TRIM_THRESHOLD, 128 * 1024);
  mallopt(M_ARENA_MAX, 2);
  AdwApplication *app = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), count, arguments);
}
