// The floor for `Benchmarks/desktop-first-frame`: a libadwaita window with a header bar and no more.
#include <adwaita.h>

static void activate(GtkApplication *app, gpointer data) {
  GtkWidget *window = adw_application_window_new(app);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
  gtk_window_set_title(GTK_WINDOW(window), "Octavo");
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 640);
  gtk_window_present(GTK_WINDOW(window));
  (void)data;
}

int main(int count, char **arguments) {
  AdwApplication *app = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), count, arguments);
}
