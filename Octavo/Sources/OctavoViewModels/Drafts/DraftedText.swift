import BinderyNavigation

/// A text that is stored as a draft while it is typed: that of a field, or of several fields.
@MainActor
protocol DraftedText: AnyObject {
  /// The text with its selection.
  var content: ComposedText { get }
  /// The message of the last failure.
  var failure: String? { get set }

  /// Shows a stored text.
  func restore(text: String, selection: Range<Int>?)

  /// Calls a function after each change of ``content``, until a lifetime ends.
  func observeContent(_ lifetime: Lifetime, _ changed: @escaping @MainActor () -> Void)
}

extension ComposerViewModel: DraftedText {
  func observeContent(_ lifetime: Lifetime, _ changed: @escaping @MainActor () -> Void) {
    lifetime.observe(self, self, \.content) { _, _, _ in changed() }
  }
}
