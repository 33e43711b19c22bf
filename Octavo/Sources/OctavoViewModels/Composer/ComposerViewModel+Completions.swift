import BinderyNavigation

/// The names of the server for a token.
struct RequestedCompletions: Equatable {
  var token: CompletionToken?
  var names: [Completion] = []
}

extension ComposerViewModel: CompletingField {
  /// Inserts a name of the list in place of the token, and a space behind it.
  public func accept(_ name: Completion) {
    guard isEditable, let list = untracked({ completions }) else { return }
    var new = untracked { content }
    let end = list.range.lowerBound + name.text.utf8.count
    let next = new.part(list.range.upperBound..<new.text.utf8.count).first
    let isFollowed = next?.isWhitespace == true
    new.replace(
      list.range,
      with: name.text + (isFollowed ? "" : " "),
      selecting: end + 1..<end + 1
    )
    show(new)
  }

  /// Selects another name of the list, round its ends.
  ///
  /// - Returns: Whether there was a list.
  @discardableResult
  public func selectCompletion(by distance: Int) -> Bool {
    guard let list = untracked({ completions }) else { return false }
    selectedName = list.name(after: distance).id
    return true
  }

  /// Closes the list until another name is begun.
  ///
  /// - Returns: Whether there was a list.
  @discardableResult
  public func closeCompletions() -> Bool {
    guard let list = untracked({ completions }) else { return false }
    closedToken = list.range.lowerBound
    return true
  }

  func makeCompletions() -> CompletionList? {
    guard let source, let token, closedToken != token.range.lowerBound else { return nil }
    let names = Completion.merged(
      source.storedCompletions(of: token),
      requested.token == token ? requested.names : []
    )
    // A name that is complete needs no list; a number has its title there.
    let isComplete = token.kind != .number && names.map(\.text) == [part(of: token)]
    guard !names.isEmpty, !isComplete else { return nil }
    return CompletionList(
      range: token.range,
      names: names,
      selected: names.firstIndex { $0.id == selectedName } ?? 0
    )
  }

  private func part(of token: CompletionToken) -> String { token.kind.rawValue + token.prefix }
}
