import GitHubValues

/// The threads of the inbox that the user wants to see, as a value with a text.
///
/// ```
/// is:unread reason:mention reason:review_requested repo:ada/engine wheel
/// ```
///
/// A qualifier that is there several times lets each of its values through; different qualifiers
/// and words have to match all. A word that is no qualifier is looked for in the title and in the
/// name of the repository.
nonisolated struct InboxFilter: ListFilter, Sendable, Equatable {
  /// A qualifier.
  enum Qualifier: String, CaseIterable, Sendable {
    case state = "is"
    case reason
    case type
    case repository = "repo"
    case owner = "org"
    case account
  }

  private static let names = Set(Qualifier.allCases.map(\.rawValue))

  /// The values of each qualifier, in small letters.
  private(set) var values: [Qualifier: [String]] = [:]
  /// The words, in small letters.
  private(set) var words: [String] = []

  /// Reads a text; each text is a filter.
  init(_ text: String) {
    for term in QualifierText(text.lowercased(), knowing: Self.names).terms {
      // No thread is excluded.
      if let qualifier = term.name.flatMap(Qualifier.init), !term.isExcluded {
        values[qualifier, default: []].append(term.value)
      } else {
        words.append(term.text)
      }
    }
  }

  /// The text, with the qualifiers in their order and the words at the end.
  var text: String {
    let qualifiers = Qualifier.allCases.flatMap { qualifier in
      (values[qualifier] ?? []).map { QualifierText.Term(name: qualifier.rawValue, value: $0) }
    }
    return (qualifiers.map(\.text) + words).joined(separator: " ")
  }

  /// Whether it lets everything through.
  var isEmpty: Bool { values.isEmpty && words.isEmpty }

  /// Whether a value of a qualifier is part of the filter.
  func has(_ qualifier: Qualifier, _ value: String) -> Bool {
    values[qualifier]?.contains(value.lowercased()) ?? false
  }

  /// Returns the filter with a value of a qualifier, or without it if it has it.
  func toggling(_ qualifier: Qualifier, _ value: String) -> Self {
    var filter = self
    let value = value.lowercased()
    var all = filter.values[qualifier] ?? []
    if let index = all.firstIndex(of: value) { all.remove(at: index) } else { all.append(value) }
    filter.values[qualifier] = all.isEmpty ? nil : all
    return filter
  }

  /// Whether it lets a thread through.
  ///
  /// It is asked for each of thousands of threads, so it makes only the texts that it compares.
  func matches(_ item: InboxThread) -> Bool {
    values.keys.allSatisfy { lets(item, throughBy: $0) } && hasWords(of: item)
  }

  /// Whether a qualifier lets a thread through, as one that the filter does not have does.
  func lets(_ item: InboxThread, throughBy qualifier: Qualifier) -> Bool {
    guard let wanted = values[qualifier] else { return true }
    let thread = item.thread
    return switch qualifier {
    case .state:
      wanted.contains(item.isUnread ? "unread" : "read")
        || item.bookmarkedAt != nil && wanted.contains("bookmarked")
    case .reason: wanted.contains(thread.reason.rawValue.lowercased())
    case .type:
      wanted.contains(thread.subject.kind.rawValue.lowercased())
        || wanted.contains(thread.subject.kind.names.word.lowercased())
    case .repository: wanted.contains("\(thread.repository)".lowercased())
    case .owner: wanted.contains(thread.repository.owner.lowercased())
    case .account: item.account.map { $0.isNamed(in: wanted) } ?? false
    }
  }

  /// Whether a thread has all words in its title or in the name of its repository.
  func hasWords(of item: InboxThread) -> Bool {
    words.allSatisfy {
      item.thread.subject.title.matches($0) || "\(item.thread.repository)".matches($0)
    }
  }
}
