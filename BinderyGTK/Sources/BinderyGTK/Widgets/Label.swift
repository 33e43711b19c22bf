import BinderyNavigation
import CGTK

/// A text, in which nothing is read as markup.
///
/// A label never makes its window wider: text that does not fit is cut or wrapped.
@MainActor
public final class Label: Widget {
  /// The treatment of text that does not fit.
  public enum Fitting {
    /// One line, which ends with “…”.
    case oneLine
    /// As many lines as it takes.
    case wrapping
    /// The lines of the text, neither cut nor wrapped, for a ``ScrollView``.
    case asWritten
  }

  /// Makes a label.
  public init(_ text: String = "", _ fitting: Fitting = .oneLine) {
    super.init(gtk_label_new(nil))
    _ = Self.ignoresLinks
    gtk_label_set_xalign(opaque, 0)
    switch fitting {
    case .oneLine:
      gtk_label_set_single_line_mode(opaque, 1)
      gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
    case .wrapping:
      gtk_label_set_wrap(opaque, 1)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    case .asWritten: break
    }
    self.text = text
  }

  isolated deinit {}

  /// Calls the closure with the address of a link that the user follows in the shown runs.
  ///
  /// Without a closure nothing happens: a label never opens an address by itself.
  public var onLink: ((String) -> Void)? {
    didSet {
      let signals = ObjectOwner(retaining: raw)
      linkHandler = signals.answer("activate-link") { [weak self] arguments in
        if let address = arguments.string(0) { self?.onLink?(address) }
        return true
      }
    }
  }

  private var linkHandler: ObservationToken?
  private static let ignoresLinks: Void = bindery_labels_ignore_links()

  /// The text, without its styles and links.
  ///
  /// When it is set, harmful characters, such as controls and marks that reorder the text, become
  /// “�”, and a text of more than 2,000 scalars (500 in a single line) is cut.
  public var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      let limit = gtk_label_get_single_line_mode(opaque) != 0 ? 500 : 2_000
      let shown = newValue.displayed(limit: limit)
      let isPlain = gtk_label_get_use_markup(opaque) == 0
      if shown != text || !isPlain { gtk_label_set_text(opaque, shown) }
    }
  }
}
