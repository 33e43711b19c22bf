public import BinderyNavigation

extension Lifetime {
  /// Keeps an entry and a text the same, whichever changes.
  ///
  /// The cursor stays where it is. While an input method is putting a word together the entry is
  /// not written to; what the text became meanwhile is shown when the word is done.
  public func bind(_ entry: TextEntry, to binding: Binding<String>) {
    let echo = EntryEcho()
    follow {
      let text = binding.value
      untracked { echo.show(text, in: entry) }
    }
    add(
      entry.onEdit {
        guard !echo.isWriting else { return }
        binding.value = entry.text
        // The text may have refused or changed what was typed, which is no change of its own.
        echo.show(untracked { binding.value }, in: entry)
      }
    )
    add(
      entry.onComposing { word in
        echo.isComposing = !word.isEmpty
        if word.isEmpty { echo.show(untracked { binding.value }, in: entry) }
      }
    )
  }
}

/// Which way a change of an entry goes.
private final class EntryEcho {
  private(set) var isWriting = false
  var isComposing = false

  init() {}

  deinit {}

  func show(_ text: String, in entry: TextEntry) {
    guard !isComposing, !isWriting, entry.text != text else { return }
    isWriting = true
    entry.text = text
    isWriting = false
  }
}
