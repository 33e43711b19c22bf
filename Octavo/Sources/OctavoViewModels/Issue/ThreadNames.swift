import BinderyNavigation
import GitHubEndpoints
import GitHubValues

/// The names that a comment can refer to: accounts, issues and emoji.
///
/// The stored ones are there at once: first the accounts of the thread, then those that can be
/// assigned in the repository; its latest issues; the emoji of the server, or the most common ones
/// before those are there. These lists are requested when the first name of their kind is typed. A
/// search adds the accounts and issues that are on none of them.
final class ThreadNames: ViewModel, CompletionSource {
  private let services: Services
  private let repository: GitHub.RepositoryName
  private let number: Int
  private let participants: () -> [GitHub.Account]

  @MutableProperty private var assignable = Stored<[GitHub.Account]>()
  @MutableProperty private var issues = Stored<[GitHub.Issue]>()
  @MutableProperty private var emojis = Stored<[GitHub.Emoji]>()
  @MutableProperty private var unsent: [OutboxRow] = []

  /// Requests the list of a kind of names; a failure leaves the stored one.
  private lazy var listCommand: Command<CompletionToken.Kind, Void> = command { names, kind in
    let (services, repository) = (names.services, names.repository)
    switch kind {
    case .login: try await services.sync.refresh(.assignable(in: repository))
    case .number: try await services.sync.refresh(.latestIssues(of: repository))
    case .emoji: try await services.sync.refresh(.emojis)
    }
  }

  /// Makes the names for a text on an issue, whose accounts a closure returns in their order.
  init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    _ number: Int,
    participants: @escaping () -> [GitHub.Account]
  ) {
    (self.services, self.repository, self.number) = (services, repository, number)
    self.participants = participants
    super.init()
    _assignable <~ services.store.observe(.assignable(in: repository))
    _issues <~ services.store.observe(.latestIssues(of: repository))
    _emojis <~ services.store.observe(.emojis)
    _unsent <~ services.ownOutbox.requests(ofKinds: [NewIssue.name])
    // The stored names are enough where the server cannot be reached.
    lifetime.add(listCommand.errors.observeValues { _ in })
  }

  func storedCompletions(of token: CompletionToken) -> [Completion] {
    switch token.kind {
    case .login: logins(participants() + (assignable.value ?? []), token.prefix)
    case .number: unsentIssues(token.prefix) + numbers(issues.value ?? [], token.prefix)
    case .emoji:
      (emojis.value ?? GitHub.Emoji.common).lazy.filter { $0.name.begins(with: token.prefix) }
        .prefix(Completion.most).map(Completion.init)
    }
  }

  func requestCompletions(of token: CompletionToken) async throws -> [Completion] {
    if !hasList(of: token.kind) { listCommand.execute(token.kind) }
    let count = untracked { storedCompletions(of: token).count }
    guard !token.prefix.isEmpty, count < Completion.most, !services.sync.isNearLimit else {
      return []
    }
    switch token.kind {
    case .login:
      let found = Endpoint.accounts(matching: "\(token.prefix) in:login")
      return logins(try await services.gitHub.send(found).items, token.prefix)
    case .number:
      if let number = Int(token.prefix) {
        guard number > 0, number != self.number else { return [] }
        let issue = try await services.gitHub.send(.issue(number, of: repository))
        return numbers([issue], token.prefix)
      }
      let words = token.prefix.nameWords.joined(separator: " ")
      let found = Endpoint.issueResults(for: "repo:\(repository) in:title \(words)")
      return numbers(try await services.gitHub.send(found).items.map(\.item), token.prefix)
    case .emoji: return []
    }
  }

  /// Whether the list of a kind was requested so recently that it need not be requested again.
  private func hasList(of kind: CompletionToken.Kind) -> Bool {
    untracked {
      switch kind {
      case .login: services.isRecent(assignable)
      case .number: services.isRecent(issues)
      // The emoji of a server change with its releases.
      case .emoji: services.isRecent(emojis, for: 86_400)
      }
    }
  }

  /// Returns the accounts whose logins match, each once, the user’s own behind the others.
  private func logins(_ accounts: [GitHub.Account], _ prefix: String) -> [Completion] {
    let own = services.outbox.login?.lowercased()
    let found = accounts.map(\.login).filter { $0.isName && $0.begins(with: prefix) }
    let names = found.filter { $0.lowercased() != own } + found.filter { $0.lowercased() == own }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.lowercased()).inserted }.map { Completion("@\($0)") }
  }

  /// Returns the issues of the repository that wait to be sent, whose titles match.
  private func unsentIssues(_ prefix: String) -> [Completion] {
    unsent.compactMap { row in
      guard let new = RequestKinds.request(row) as? NewIssue, new.repositoryName == repository,
        new.issue.title.hasWords(prefix) || new.reference(at: row).name.hasPrefix(prefix)
      else { return nil }
      return Completion(
        new.reference(at: row).text,
        title: "Not sent yet",
        detail: new.issue.heading.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      )
    }
  }

  /// Returns the other issues whose numbers or titles match; that with the number itself first.
  private func numbers(_ issues: [GitHub.Issue], _ prefix: String) -> [Completion] {
    let found = issues.filter { $0.number != number && $0.matches(prefix) }
    let exact = found.filter { "\($0.number)" == prefix }
    return (exact + found.filter { "\($0.number)" != prefix }).map(Completion.init)
  }
}

nonisolated extension Completion {
  /// The number of an issue, with its title.
  fileprivate init(_ issue: GitHub.Issue) {
    let title = issue.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.init("#\(issue.number)", detail: title)
  }

  /// The character of an emoji, with its name, or the name of a picture without a character.
  fileprivate init(_ emoji: GitHub.Emoji) {
    let name = ":\(emoji.name):"
    self.init(emoji.character ?? name, title: name, detail: emoji.character ?? "")
  }
}

nonisolated extension GitHub.Issue {
  /// Whether the number begins with a text, or words of the title with each of its words.
  fileprivate func matches(_ prefix: String) -> Bool {
    prefix.isEmpty || "\(number)".hasPrefix(prefix) || title.hasWords(prefix)
  }
}

nonisolated extension StringProtocol {
  /// The words, without the signs around them.
  fileprivate var nameWords: [SubSequence] { split { !$0.isLetter && !$0.isNumber } }

  /// Whether words of the text begin with each of the words of a typed part.
  fileprivate func hasWords(_ prefix: String) -> Bool {
    let words = nameWords
    return prefix.nameWords.allSatisfy { part in words.contains { $0.begins(with: part) } }
  }

  /// Whether the text begins with another, whatever the case.
  fileprivate func begins(with other: some StringProtocol) -> Bool {
    lowercased().hasPrefix(other.lowercased())
  }

  /// Whether a login can stand in a text, so that no account puts anything else there.
  var isName: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }
}
