import BinderyNavigation
import BinderySignals
import Foundation
import GitHubValues

extension Services {
  /// Returns a producer of the short form of the thread at an address; `nil` for another page.
  ///
  /// It sends what the store has, and requests nothing.
  func observeForm(of address: String) -> SignalProducer<ReferenceForm?, Never>? {
    guard case .issue(let name, let number, _)? = route(to: address) else { return nil }
    return store.observe(.issue(number, of: name)).map { $0.value?.form }
  }

  /// Returns a thread in short: its place, and the title and state if the store has them.
  func words(ofThread number: Int, of name: GitHub.RepositoryName) -> String {
    let form = store.result(of: .issue(number, of: name)).value?.form
    return ["\(name)#\(number)", form?.title, form?.state].compactMap(\.self)
      .joined(separator: " · ")
  }

  /// Returns the screen of a page of the server; `nil` if the app has none, or has to ask for it.
  func route(to address: String) -> Route? {
    guard let url = URL(string: address), let link = exactLink(to: url) else { return nil }
    return knownPath(of: link)?.targets.last
  }

  /// Lets the user choose a reference of a document, and shows a preview of its target.
  func previewReference(of contents: DocumentContents) async {
    let references = untracked { contents.references }.map(named)
    let option = await navigation.present {
      .optionPicker(.reference(references), current: nil, result: $0)
    }
    guard let name = option?.value,
      let reference = references.first(where: { $0.name == name })
    else { return }
    await preview(reference)
  }

  /// Shows what the store has of the target of a reference, and opens it if the user wants to.
  private func preview(_ reference: NamedReference) async {
    let open = AlertContent.Choice("Open")
    let alert = AlertContent(
      title: reference.name,
      message: words(about: reference.address),
      choices: [AlertContent.Choice("Cancel", role: .cancel), open]
    )
    guard await choices.ask(alert) == open, let url = URL(string: reference.address) else { return }
    openPage(url)
  }

  /// Returns a reference with its name in lists: its place, and the title and state if the store
  /// has them.
  private func named(_ address: String) -> NamedReference {
    let place = address.dropFirst(web.origin.count + 1)
    guard case .issue(let name, let number, _)? = route(to: address) else {
      return NamedReference(name: String(place), address: address)
    }
    return NamedReference(name: words(ofThread: number, of: name), address: address)
  }

  /// Returns what the store has of the page at an address, in words.
  private func words(about address: String) -> String {
    let facts: [String?] =
      switch route(to: address) {
      case .issue(let name, let number, _)?: facts(of: store.result(of: .issue(number, of: name)))
      case .commit(let name, let sha, _)?:
        facts(of: store.result(of: .changes(.commit(sha), of: name)))
      case .user(let login)?: facts(of: store.result(of: .user(login)))
      default: []
      }
    let words = facts.compactMap(\.self).filter { !$0.isEmpty }
    return words.isEmpty ? "Nothing is known yet of this page." : words.joined(separator: "\n")
  }

  private func facts(of issue: Stored<GitHub.Issue>) -> [String?] {
    guard let issue = issue.value else { return [] }
    let age = Strings.ago(issue.createdAt ?? now(), now: now())
    return [
      issue.title, issue.stateWords, issue.author.map { "by \($0.login) · \(age)" },
      Self.beginning(issue.body),
    ]
  }

  private func facts(of changes: Stored<Changes>) -> [String?] {
    guard case .commit(let commit)? = changes.value?.source else { return [] }
    return [Self.beginning(commit.commit.message), "by \(commit.commit.authorName)"]
  }

  private func facts(of user: Stored<GitHub.User>) -> [String?] {
    guard let user = user.value else { return [] }
    return [user.name, user.bio.map(Self.beginning)]
  }

  /// Returns the first lines of a text.
  private static func beginning(_ text: String) -> String {
    let lines = text.prefix(400).split(whereSeparator: \.isNewline).prefix(6)
    return lines.joined(separator: "\n")
  }
}

extension ScreenAction {
  /// The action that shows the targets of the references in a document.
  static func references(_ contents: DocumentContents, _ services: Services) -> Self {
    Self("references", "Preview Link…", isEnabled: !contents.references.isEmpty) {
      Task.immediate { await services.previewReference(of: contents) }
    }
  }
}

extension GitHub.Issue {
  /// The title and the state.
  nonisolated fileprivate var form: ReferenceForm { ReferenceForm(title: title, state: stateWords) }
}
