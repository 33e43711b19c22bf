import BinderyNavigation
import GitHubValues
import OctavoMarkup

extension JumpViewModel {
  /// Returns the entries for a text, the best at first.
  ///
  /// A place that the text names exactly is the first; a login, which any word can be, the last.
  func entries(for text: String) -> [JumpEntry] {
    guard !text.isEmpty else { return usedEntries }
    let letters = text.hasPrefix("@") ? String(text.dropFirst()) : text
    let ranked = (found(fixed, letters) + foundNames(letters)).enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element.entry)
    let named = namedPlace(text)
    let isExact = text.contains { "#@/:".contains($0) } || ReferenceLinker.isCommit(text)
    return isExact ? named + ranked : ranked + named
  }

  /// Returns the reason why a text names no place, if it looks like one.
  func problem(of text: String) -> String? {
    do {
      _ = try services.link(to: text)
      return nil
    } catch { return error.description }
  }

  /// The actions, branches and tags, which are as many as a screen and its repository have.
  private var fixed: [JumpEntry] {
    sources.actions.map { table in
      let action = table.action
      return JumpEntry(
        title: action.title,
        detail: table.key ?? action.section,
        target: .action(action.id)
      )
    }
      + known.map { reference in
        JumpEntry(
          title: reference.name,
          detail: reference.kind == .branch ? "Branch" : "Tag",
          target: .reference(reference)
        )
      }
  }

  private func found(_ entries: [JumpEntry], _ text: String) -> [(entry: JumpEntry, score: Int)] {
    let uses = services.preferences[Settings.jumpUses]
    let now = services.now()
    let bonuses = entries.map { entry -> UInt8 in
      // An action comes before a name that fits as well.
      let isAction = if case .action = entry.target { true } else { false }
      let used = entry.key(in: repository).map { uses.bonus(of: $0, at: now) } ?? 0
      return used + (isAction ? 8 : 0)
    }
    let index = NameIndex(entries.map(\.title), bonuses: bonuses)
    return index.matches(text, limit: 60).best.map { (entries[$0.name], $0.score) }
  }

  /// The entries without letters: the pull request that is checked out, those that were used, and
  /// then the actions.
  private var usedEntries: [JumpEntry] {
    let keys = services.preferences[Settings.jumpUses].keys(at: services.now())
    let entries = fixed
    let byKey = Dictionary(
      entries.compactMap { entry in
        entry.key(in: repository).map { ($0, entry) }
      }
    ) { first, _ in first }
    let used = keys.compactMap { key in byKey[key] ?? entry(ofKey: key) }
    let actions = entries.filter { if case .action = $0.target { true } else { false } }
    return [checkedOut].compactMap(\.self) + used.prefix(8) + actions
  }

  /// Returns the entry of a place that was used, wherever it was.
  private func entry(ofKey key: String) -> JumpEntry? {
    let words = key.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "repository":
      return JumpEntry(title: words[1], detail: "Repository", target: .repository(words[1]))
    case "place":
      guard let link = try? DeepLink(parsing: words[1]) else { return nil }
      return entry(to: link)
    default: return nil
    }
  }

  /// The place that a text names: a reference, as in a document, or an address.
  private func namedPlace(_ text: String) -> [JumpEntry] {
    let linker = ReferenceLinker(
      origin: services.web.origin,
      owner: repository?.owner,
      repository: repository?.name
    )
    if let address = linker.linked([MarkupRun(text)]).loneReference,
      let link = try? services.link(to: address), link != .home
    {
      return [entry(to: link)]
    }
    guard let link = try? services.link(to: text) else { return [] }
    return [entry(to: link)]
  }

  private func entry(to link: DeepLink) -> JumpEntry {
    var title = "\(link)".dropFirst().isEmpty ? "Home" : String("\(link)".dropFirst())
    if case .issue(let name, let number, _)? = link.path(at: nil).targets.last {
      title = services.words(ofThread: number, of: name)
    }
    return JumpEntry(title: title, detail: "Place", target: .place(link))
  }
}
