import GitHubValues

/// The facts of a pull request in words.
nonisolated extension GitHub.PullFacts {
  /// Returns the facts in the order in which one decides on them, for the row of an open pull
  /// request; the user with the login is “you”.
  func words(for login: String) -> [String] {
    [
      queuePosition.map { "number \($0) in the merge queue" },
      checks?.words,
      decision?.words,
      mergeable == .conflicting ? "conflicts" : nil,
      reviewerWords(for: login),
      unresolvedThreads.flatMap { $0 > 0 ? "\(Strings.grouped($0)) unresolved" : nil },
      sizeWords,
    ].compactMap(\.self)
  }

  /// The size: “+12 −3 in 4 files”; `nil` while it is not known.
  var sizeWords: String? {
    guard let additions, let deletions, let changedFiles else { return nil }
    return "+\(Strings.grouped(additions)) −\(Strings.grouped(deletions)) in "
      + Strings.count(changedFiles, "file", "files")
  }

  /// The accounts and teams that are asked for a review: “you and acme/core are asked”.
  func reviewerWords(for login: String) -> String? {
    guard !reviewers.isEmpty else { return nil }
    let names = reviewers.map { reviewer in
      !reviewer.isTeam && reviewer.name.lowercased() == login.lowercased() ? "you" : reviewer.name
    }
    let sorted = names.filter { $0 == "you" } + names.filter { $0 != "you" }
    let list = Strings.list(sorted)
    return "\(list) \(sorted.count == 1 && list != "you" ? "is" : "are") asked"
  }
}

nonisolated extension GitHub.CheckCounts {
  /// The numbers in words: “2 of 14 checks failed”; never “passed” while one has not ended.
  var words: String? {
    let all = Strings.count(total, "check", "checks")
    if failed > 0 { return "\(Strings.grouped(failed)) of \(all) failed" }
    if running > 0 { return "\(Strings.grouped(running)) of \(all) running" }
    if isExpected { return "checks expected" }
    return total > 0 ? "\(all) passed" : nil
  }
}

nonisolated extension GitHub.ReviewDecision {
  /// The decision in words; `nil` for one that this version does not know.
  var words: String? {
    switch self {
    case .approved: "approved"
    case .changesRequested: "changes requested"
    case .reviewRequired: "review required"
    default: nil
    }
  }
}
