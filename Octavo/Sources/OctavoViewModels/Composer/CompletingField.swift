public import BinderyNavigation

/// A field with a list of names that can take the place of the word that is typed: that of a
/// comment, or the line of a search.
public protocol CompletingField: ViewModel {
  /// The names for the word in front of the cursor; `nil` for no list.
  var completions: CompletionList? { get }
  /// Inserts a name of the list in place of the word.
  func accept(_ name: Completion)
  /// Selects another name of the list, round its ends.
  ///
  /// - Returns: Whether there was a list.
  @discardableResult
  func selectCompletion(by distance: Int) -> Bool
  /// Closes the list until another word is begun.
  ///
  /// - Returns: Whether there was a list.
  @discardableResult
  func closeCompletions() -> Bool
}

extension CompletingField {
  /// Inserts the selected name, or the first one.
  ///
  /// - Parameter isSelected: Whether nothing is inserted unless the user has selected a name, as
  ///   Return does where it has a meaning of its own.
  /// - Returns: Whether a name was inserted.
  @discardableResult
  public func acceptSelectedCompletion(onlyIf isSelected: Bool = false) -> Bool {
    guard let list = untracked({ completions }), !isSelected || list.selected != nil else {
      return false
    }
    accept(list.names[list.selected ?? 0])
    return true
  }
}

/// The names that match a word, and the selected one.
public struct CompletionList: Equatable {
  /// The place of the word in the text, as offsets in UTF-8.
  public let range: Range<Int>
  /// The names, never empty.
  public let names: [Completion]
  /// The offset of the selected name; `nil` while none is selected.
  public let selected: Int?

  /// Returns the name at a distance from the selected one, round the ends.
  func name(after distance: Int) -> Completion {
    guard let selected else { return distance > 0 ? names[0] : names[names.count - 1] }
    return names[(selected + distance % names.count + names.count) % names.count]
  }
}
