import BinderyGTK
import CGTK

extension Window {
  func resize(_ size: Size) { gtk_window_set_default_size(pointer(), size.width, size.height) }

  /// The width that the widgets in it need.
  var smallestWidth: Int32 {
    var width: Int32 = 0
    gtk_widget_measure(pointer(), GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    return width
  }
}
