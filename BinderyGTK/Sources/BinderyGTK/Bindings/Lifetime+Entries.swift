public import BinderyNavigation

extension Lifetime {
  /// Keeps the text of an entry and another value equal in both directions.
  ///
  /// ```swift
  /// lifetime.bind(name, to: ValueBinding(viewModel, \.name))
  /// lifetime.bind(
  ///   age,
  ///   to: ValueBinding(viewModel, \.age).converted(to: { String($0) }, from: { Int($0) })
  /// )
  /// ```
  ///
  /// The entry first takes the value of `text`. The cursor keeps its place: a change is not written
  /// back to the side that it was made at. While an input method composes a word, the entry is not
  /// written to; a change during that time is shown when the word is complete. The binding ends
  /// with this lifetime, which retains the entry until then, or with that of `text`.
  public func bind(_ entry: TextEntry, to text: some BindingEndProvider<String>) {
    entry.makeEnd(self) <~> text
    observeEnded { withExtendedLifetime(entry) {} }
  }
}

extension TextEntry: BindingEndProvider {
  /// The text as an end of a two-way binding, which ends when the entry is released.
  public var bindingEnd: BindingEnd<String> { makeEnd(bindings) }

  /// Makes an end of the text.
  fileprivate func makeEnd(_ lifetime: Lifetime) -> BindingEnd<String> {
    let typed = TypedText(text)
    // Another owner, because an entry must not retain itself by a connection.
    lifetime += ObjectOwner(retaining: raw).connect("changed") { [weak self] _ in
      if let self { typed.text = text }
    }
    lifetime.add(onComposing { word in typed.isComposing = !word.isEmpty })
    return BindingEnd(
      lifetime: lifetime,
      isComposing: { typed.isComposing },
      get: { typed.text },
      set: { [weak self] text in
        self?.text = text
        // The text as it was given, where the entry cannot show all of it.
        typed.text = text
      }
    )
  }
}

/// The state of an entry, as properties that can be observed.
private final class TypedText {
  @MutableProperty var text: String
  @MutableProperty var isComposing = false

  init(_ text: String) { self.text = text }

  deinit {}
}
