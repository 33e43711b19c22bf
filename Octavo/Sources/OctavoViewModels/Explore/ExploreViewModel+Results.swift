import BinderyNavigation

extension ExploreViewModel {
  /// The identity of the section of accounts.
  static var accountSection: String { "accounts" }

  /// The number of accounts above the repositories; a row leads to the others.
  private static var accountLimit: Int { 3 }

  /// The accounts that were found; `nil` if there are none, or none yet.
  var accountResults: ExploreSection? {
    let found = accounts.visible
    var rows = found.prefix(Self.accountLimit).map { ExploreRow.Content.account($0) }
    if found.count > Self.accountLimit {
      rows.append(.all("All users", .discovery(Discovery(.accounts(matching: searched)))))
    }
    if case .failed(let message) = accounts.phase, !isFailed {
      rows.insert(.failure(message), at: 0)
    }
    return rows.isEmpty ? nil : ExploreSection(Self.accountSection, "Users", rows)
  }

  /// The repositories that were found; `nil` if there are none, or none yet.
  var repositoryResults: ExploreSection? {
    let rows = results.visible.map { ExploreRow.Content.repository(services.row($0, of: nil)) }
    return rows.isEmpty ? nil : ExploreSection("repositories", "Repositories", rows)
  }

  /// Whether the search for repositories has failed, whose message is then shown for both.
  private var isFailed: Bool {
    if case .failed = results.phase { true } else { false }
  }
}
