import CGTK

/// A rule of style that the theme of the desktop does not have, for widgets of a class.
///
/// ```swift
/// private static let rule = StyleRule(".letters { padding: 0; }")
///
/// init() {
///   Self.rule.install()
///   button.addStyle("letters")
/// }
/// ```
@MainActor
public final class StyleRule {
  private let rule: String
  private var isInstalled = false

  /// Writes a rule, as CSS of GTK.
  public init(_ rule: String) { self.rule = rule }

  deinit {}

  /// Applies the rule to all windows from now on; doing so again changes nothing.
  public func install() {
    guard !isInstalled, let display = gdk_display_get_default() else { return }
    isInstalled = true
    let provider = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
    gtk_css_provider_load_from_data(provider.pointer(), rule, -1)
    gtk_style_context_add_provider_for_display(
      display,
      provider.opaque,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
  }
}
