import BinderyNavigation
import GitHubValues

/// The line of a search, which the lists of all kinds share: its text, what is searched, and the
/// list of qualifiers and values for the word that is typed.
@MainActor
final class SearchField: LifetimeProviding {
  /// The words and qualifiers, as typed.
  @MutableProperty var text: String
  /// The text whose results are shown, without the blanks around it; empty before the first search.
  @MutableProperty private(set) var searched: String
  /// The kind of the list that is shown.
  @MutableProperty var kind: SearchPlace.Kind
  @MutableProperty private var closedToken: Int?
  @MutableProperty private var selectedName: Completion.ID?

  /// The list of qualifiers or values; `nil` for no list.
  @Computed({ (field: SearchField) in field.makeCompletions() }) var completions

  let lifetime = Lifetime()
  private let names: SearchNames
  /// Whether the user has typed, so that a text that was there before opens no list.
  @MutableProperty private var isTyped = false

  /// Makes the line of a search.
  ///
  /// A text with a blank at its end is one that the user is to go on with: it is not searched yet.
  init(_ services: Services, _ place: SearchPlace) {
    names = SearchNames(services)
    text = place.text
    kind = place.kind
    searched = Self.searched(place.text)
    // Half a second: the server permits thirty searches a minute.
    lifetime.add(
      $text.signal.map(\.trimmed).skipRepeats()
        .on(value: { [weak self] in if $0.isEmpty { self?.search() } })
        .debounce(.milliseconds(500), on: services.scheduler)
        .observeValues { [weak self] in self?.rest(at: $0) }
    )
  }

  isolated deinit { lifetime.dispose() }

  /// Shows a text that was typed before.
  func restore(_ text: String) {
    batch {
      self.text = text
      searched = Self.searched(text)
    }
  }

  private static func searched(_ text: String) -> String {
    text.last?.isWhitespace == true ? "" : text.trimmed
  }

  /// Takes up a text that the user has typed.
  func type(_ new: String) {
    guard new != untracked({ text }) else { return }
    names.begin()
    let start = SearchToken(endOf: new)?.range.lowerBound
    batch {
      text = new
      isTyped = true
      selectedName = nil
      if closedToken != start { closedToken = nil }
    }
  }

  /// Searches now for what is typed.
  func search() {
    let text = untracked { self.text.trimmed }
    closeCompletions()
    if text != untracked({ searched }) { searched = text }
  }

  /// Searches after a pause, unless the list for the last word is open; but not in code, where the
  /// server permits ten requests a minute.
  private func rest(at text: String) {
    guard kind != .code, text == self.text.trimmed, completions == nil,
      !SearchText.isUnfinished(text)
    else { return }
    if text != searched { searched = text }
  }

  /// Inserts a qualifier or a value in place of the last word.
  func accept(_ name: Completion) {
    guard let list = untracked({ completions }) else { return }
    let start = String(decoding: text.utf8.prefix(list.range.lowerBound), as: UTF8.self)
    type(start + name.text + (name.text.hasSuffix(":") ? "" : " "))
  }

  /// Selects another name of the list, and returns whether there is one.
  func selectCompletion(by distance: Int) -> Bool {
    guard let list = untracked({ completions }) else { return false }
    selectedName = list.name(after: distance).id
    return true
  }

  /// Closes the list until another word is begun, and returns whether there was one.
  @discardableResult
  func closeCompletions() -> Bool {
    guard let list = untracked({ completions }) else { return false }
    closedToken = list.range.lowerBound
    return true
  }

  private func makeCompletions() -> CompletionList? {
    guard isTyped, let token = SearchToken(endOf: text), closedToken != token.range.lowerBound
    else { return nil }
    let found = token.name.map { values(of: $0, token) } ?? qualifiers(token)
    guard !found.isEmpty, found.map(\.text) != [String(text.suffix(found[0].text.count))] else {
      return nil
    }
    return CompletionList(
      range: token.range,
      names: Array(found.prefix(Completion.most)),
      selected: found.prefix(Completion.most).firstIndex { $0.id == selectedName }
    )
  }

  private func qualifiers(_ token: SearchToken) -> [Completion] {
    SearchQualifier.all(of: kind).filter { $0.name.begins(with: token.prefix) }.map {
      Completion("\(token.sign)\($0.name):", detail: $0.about)
    }
  }

  /// Returns the values that begin with what is typed, then those of which it is another part.
  private func values(of name: String, _ token: SearchToken) -> [Completion] {
    guard let qualifier = SearchQualifier.all(of: kind).first(where: { $0.name == name }) else {
      return []
    }
    let values = names.values(qualifier.values).filter { !$0.contains("\"") }
    let first = values.filter { $0.begins(with: token.prefix) }
    let others = values.filter { !$0.begins(with: token.prefix) && $0.matches(token.prefix) }
    return (first + others).prefix(Completion.most).map { value in
      let word = value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value
      return Completion("\(token.sign)\(name):\(word)", title: value)
    }
  }
}

nonisolated extension String {
  /// Whether the text begins with another, whatever the case.
  fileprivate func begins(with other: String) -> Bool {
    lowercased().hasPrefix(other.lowercased())
  }
}
