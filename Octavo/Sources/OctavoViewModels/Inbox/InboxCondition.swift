import GitHubValues

/// A condition of the filter of the inbox: a qualifier with one of its values.
public nonisolated struct InboxCondition: FilterCondition, Sendable, Hashable {
  let qualifier: InboxFilter.Qualifier
  /// The value, in small letters.
  let value: String

  init(_ qualifier: InboxFilter.Qualifier, _ value: String) {
    (self.qualifier, self.value) = (qualifier, value.lowercased())
  }

  /// The condition in the text of a filter: “reason:mention”.
  var text: String { QualifierText.Term(name: qualifier.rawValue, value: value).text }

  /// The condition in words: “Mentioned”.
  var words: String {
    switch qualifier {
    case .state: Strings.sentence(value)
    case .reason: Strings.sentence(GitHub.NotificationThread.Reason(rawValue: value).words)
    case .type: GitHub.NotificationSubject.Kind.known(as: value)?.names.words ?? value
    case .repository: value
    case .owner: "All of \(value)"
    case .account: "Account \(value)"
    }
  }
}

nonisolated extension InboxFilter {
  /// The conditions, in their order in the text.
  var conditions: [InboxCondition] {
    Qualifier.allCases.flatMap { qualifier in
      (values[qualifier] ?? []).map { InboxCondition(qualifier, $0) }
    }
  }

  /// Returns the filter with a condition, or without it if it has it.
  func toggling(_ condition: InboxCondition) -> Self {
    toggling(condition.qualifier, condition.value)
  }

  /// Returns the conditions that a thread fulfils, one value of each qualifier at least.
  ///
  /// - Parameters:
  ///   - item: The thread.
  ///   - names: The names of the accounts where there are several.
  /// - Returns: The conditions, in the order of the qualifiers.
  static func conditions(
    of item: InboxThread,
    named names: [StoredAccount.ID: String]
  ) -> [InboxCondition] {
    let thread = item.thread
    return [
      InboxCondition(.state, item.isUnread ? "unread" : "read"),
      item.bookmarkedAt == nil ? nil : InboxCondition(.state, "bookmarked"),
      InboxCondition(.reason, thread.reason.rawValue),
      InboxCondition(.type, thread.subject.kind.names.word),
      InboxCondition(.repository, "\(thread.repository)"),
      InboxCondition(.owner, thread.repository.owner),
      item.account.flatMap { names[$0] }.map { InboxCondition(.account, $0) },
    ].compactMap(\.self)
  }

  /// Returns how many threads each condition would let through beside the other qualifiers of the
  /// filter; a condition that lets none through has 0.
  func counts(
    in items: [InboxThread],
    named names: [StoredAccount.ID: String] = [:]
  ) -> [InboxCondition: Int] {
    var counts: [InboxCondition: Int] = [:]
    for item in items {
      let failing = Qualifier.allCases.filter { !lets(item, throughBy: $0) }
      let isCounted = hasWords(of: item) && failing.count < 2
      for condition in Self.conditions(of: item, named: names) {
        let isLetThrough = isCounted && [nil, condition.qualifier].contains(failing.first)
        counts[condition, default: 0] += isLetThrough ? 1 : 0
      }
    }
    return counts
  }
}
