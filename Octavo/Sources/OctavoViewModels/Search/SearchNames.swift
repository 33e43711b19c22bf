import BinderyNavigation
import Foundation
import GitHubEndpoints
import GitHubValues
import SourceLanguages

/// The values of qualifiers that are stored on this machine; nothing is requested for them.
@MainActor
final class SearchNames: LifetimeProviding {
  @MutableProperty private var repositories = Stored<[String]>()
  @MutableProperty private var issues = Stored<[GitHub.Issue]>()
  @MutableProperty private var following = Stored<[GitHub.Account]>()
  @MutableProperty private var organizations = Stored<[GitHub.Account]>()

  /// The labels, by how often they occur.
  @Computed({ (names: SearchNames) in
    names.ranked((names.issues.value ?? []).flatMap { $0.labels.map(\.name) })
  })
  private var labels
  @Computed({ (names: SearchNames) in
    names.ranked((names.issues.value ?? []).compactMap { $0.milestone?.title })
  })
  private var milestones
  @Computed({ (names: SearchNames) in names.makeOwners() }) private var owners
  @Computed({ (names: SearchNames) in names.makeAccounts() }) private var accounts

  let lifetime = Lifetime()
  private let services: Services
  private var hasBegun = false

  /// The number of issues whose labels and accounts are offered.
  private static let mostIssues = 500

  init(_ services: Services) { self.services = services }

  isolated deinit { lifetime.dispose() }

  /// Reads the names of the store, when the first word is typed.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let login = services.session.user?.login ?? ""
    let known = ListQuery(kind: "issues", subject: "", endpoint: .assignedIssues)
    _repositories <~ services.store.observe(.repositoryNames)
    _issues
      <~ services.store.observe(
        StoreQuery("issues with names", from: .known(known, limit: Self.mostIssues))
      )
    _following <~ services.store.observe(.ownFollowing(login))
    _organizations <~ services.store.observe(.ownOrganizations)
  }

  /// Returns the values of a qualifier that are known, the likeliest first.
  func values(_ values: SearchQualifier.Values) -> [String] {
    switch values {
    case .words(let words): words
    case .repositories: repositories.value ?? []
    case .accounts: ["@me"] + accounts
    case .owners: owners
    case .labels: labels
    case .milestones: milestones
    case .languages: Self.languages
    case .numbers: [">10", ">100", "<10", "1..10"]
    case .days: days
    case .text: []
    }
  }

  private static let languages = LanguageTable.standard.languages.map(\.name)

  /// The last day, week, month and year, as GitHub writes days.
  private var days: [String] {
    [1, 7, 30, 365].map { days in
      let date = services.now().addingTimeInterval(-Double(days) * 86_400)
      return ">=" + date.formatted(.iso8601.year().month().day())
    }
  }

  private func makeOwners() -> [String] {
    let own = services.session.user?.login
    let stored = (repositories.value ?? []).compactMap { $0.split(separator: "/").first }
    return unique(
      [own].compactMap(\.self) + (organizations.value ?? []).map(\.login) + stored.map(String.init)
    )
  }

  private func makeAccounts() -> [String] {
    let issues = issues.value ?? []
    let people = issues.flatMap { [$0.author].compactMap(\.self) + $0.assignees }.map(\.login)
    return unique((following.value ?? []).map(\.login) + ranked(people) + owners)
  }

  /// Returns each name once, those that occur most often first.
  private func ranked(_ names: [String]) -> [String] {
    let counts = names.reduce(into: [String: Int]()) { $0[$1.lowercased(), default: 0] += 1 }
    return unique(names).sorted {
      (counts[$1.lowercased()] ?? 0, $0) < (counts[$0.lowercased()] ?? 0, $1)
    }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
  }
}
