import BinderyGTK
import CGTK

/// Ways to place widgets that several screens share.
enum Layout {
  /// How wide the rows of a list may be: beyond it a row is hard to follow to its end.
  static let listWidth: Int32 = 800

  /// Keeps a column readable in a wide window.
  static func clamped(_ child: Widget, width: Int32) -> Widget {
    let clamp = Widget(adw_clamp_new(), holding: [child])
    adw_clamp_set_maximum_size(clamp.opaque, width)
    adw_clamp_set_tightening_threshold(clamp.opaque, width * 3 / 4)
    adw_clamp_set_child(clamp.opaque, child.pointer())
    return clamp
  }

  /// Lets a page scroll up and down.
  static func scrolling(_ child: Widget) -> Widget {
    let scroller = Widget(gtk_scrolled_window_new(), holding: [child])
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, child.pointer())
    scroller.expand()
    return scroller
  }

  /// Lets something wide scroll from side to side, as high as it is.
  static func scrollingSideways(_ child: Widget) -> Widget {
    let scroller = Widget(gtk_scrolled_window_new(), holding: [child])
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(scroller.opaque, child.pointer())
    return scroller
  }

  /// Puts something small before what takes the rest of the width.
  ///
  /// A grid: a box asks a label how narrow it can be at a height, which GTK answers wrongly where
  /// lines differ in height, as those with another script in them do; the words then stick out.
  static func beside(_ lead: Widget, spacing: Int32, _ content: Widget) -> Widget {
    let row = Widget(gtk_grid_new(), holding: [lead, content])
    gtk_grid_set_column_spacing(row.pointer(), UInt32(spacing))
    gtk_grid_attach(row.pointer(), lead.pointer(), 0, 0, 1, 1)
    gtk_grid_attach(row.pointer(), content.pointer(), 1, 0, 1, 1)
    return row
  }

  static func icon(_ name: String, size: Int32 = 16) -> Widget {
    let icon = Widget(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(icon.opaque, size)
    return icon
  }
}
