public import BinderyNavigation

extension Lifetime {
  /// Keeps the text of an entry and another value the same, whichever changes.
  ///
  /// ```swift
  /// lifetime.bind(name, to: ValueBinding(viewModel, \.name))
  /// lifetime.bind(age, to: ValueBinding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) }))
  /// ```
  ///
  /// The cursor stays where it is. While an input method composes a word, the entry is not written
  /// to; a change made meanwhile is shown when the word is complete. See `<~>` for the rest.
  public func bind(_ entry: TextEntry, to text: some BindingEndProvider<String>) {
    let typed = TypedText(entry.text)
    add(entry.onEdit { typed.text = entry.text })
    add(entry.onComposing { word in typed.isComposing = !word.isEmpty })
    let end = BindingEnd(
      lifetime: self,
      isComposing: { typed.isComposing },
      get: { typed.text },
      set: { text in
        entry.text = text
        // The text as it was given, where the entry cannot show all of it.
        typed.text = text
      }
    )
    end <~> text
  }
}

/// The state of an entry, as properties that can be observed.
private final class TypedText {
  @MutableProperty var text: String
  @MutableProperty var isComposing = false

  init(_ text: String) { self.text = text }

  deinit {}
}
