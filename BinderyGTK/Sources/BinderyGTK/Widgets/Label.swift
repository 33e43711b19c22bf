import CGTK

/// Words, shown as they are: nothing in them is read as markup.
///
/// A label never makes its window wider: what does not fit is cut or goes on in the next line.
@MainActor
public final class Label: Widget {
  /// What happens to words that do not fit.
  public enum Fitting {
    /// One line, which ends with “…”.
    case oneLine
    /// As many lines as it takes.
    case wrapping
  }

  /// Makes a label.
  public init(_ text: String = "", _ fitting: Fitting = .oneLine) {
    super.init(gtk_label_new(nil))
    gtk_label_set_xalign(opaque, 0)
    switch fitting {
    case .oneLine:
      gtk_label_set_single_line_mode(opaque, 1)
      gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    case .wrapping:
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }
    self.text = text
  }

  isolated deinit {}

  /// The words; see ``Swift/String/displayed(limit:)`` for what becomes of hostile ones.
  public var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      let limit = gtk_label_get_wrap(opaque) != 0 ? 2_000 : 500
      let shown = newValue.displayed(limit: limit)
      if shown != text { gtk_label_set_text(opaque, shown) }
    }
  }
}
