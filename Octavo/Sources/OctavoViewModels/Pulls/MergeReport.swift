import GitHubValues

/// The reasons why a pull request can or cannot be merged, in the order in which one would mend
/// them.
nonisolated struct MergeReport: Equatable {
  /// A reason, or the state of merging.
  struct Line: Equatable {
    /// The meaning of a line.
    enum Kind: Equatable {
      /// Nothing is in the way.
      case ready
      /// The merge is under way, or the server does not know yet.
      case waiting
      /// A fact that the author can mend.
      case obstacle
    }

    let kind: Kind
    let words: String

    init(_ kind: Kind, _ words: String) { (self.kind, self.words) = (kind, words) }
  }

  /// The lines, the first one to mend first.
  let lines: [Line]

  /// Whether the server has not computed yet whether there are conflicts.
  let isComputing: Bool

  /// Makes the report of an open pull request.
  ///
  /// - Parameters:
  ///   - pull: The facts of the pull request.
  ///   - checks: The checks of its head; `nil` while they are not known.
  ///   - conflicts: The files with conflicts; `nil` if they are not known.
  init(_ pull: GitHub.PullDetails, checks: CheckList? = nil, conflicts: [String]? = nil) {
    let facts = pull.facts
    isComputing = facts.mergeable == .unknown || facts.mergeable == nil
    var lines: [Line] = []
    if let position = facts.queuePosition {
      lines.append(Line(.waiting, "Number \(position) in the merge queue\(pull.queueWords)"))
    } else if let method = pull.automaticMerge {
      lines.append(Line(.waiting, "Is merged as soon as nothing is in the way (\(method.word))"))
    }
    if facts.isDraft { lines.append(Line(.obstacle, "Is a draft")) }
    if pull.hasConflicts {
      lines.append(Line(.obstacle, Self.conflicts(with: pull.base.name, conflicts)))
    }
    lines += Self.reviews(pull) + Self.checks(checks)
    if let open = facts.unresolvedThreads, open > 0 {
      let words = Strings.count(open, "thread is", "threads are") + " not resolved"
      let isRequired = pull.conditions?.needsResolution == true
      lines.append(Line(isRequired ? .obstacle : .waiting, words))
    }
    if pull.mergeState == "BEHIND" {
      lines.append(Line(.obstacle, "Lacks commits of \(pull.base.name)"))
    }
    let hasObstacle = lines.contains { $0.kind == .obstacle }
    if isComputing {
      lines.append(Line(.waiting, "GitHub has not computed yet whether it can be merged"))
    } else if pull.mergeState == "BLOCKED", !hasObstacle {
      lines.append(Line(.obstacle, "A rule of \(pull.base.name) is in the way, which is not named"))
    } else if !hasObstacle {
      lines.append(Line(.ready, "Can be merged into \(pull.base.name)"))
    }
    self.lines = lines
  }

  private static func conflicts(with base: String, _ files: [String]?) -> String {
    guard let files, !files.isEmpty else { return "Has conflicts with \(base)" }
    let named = files.prefix(3).map(\.eventName)
    let more = files.count > named.count ? " and \(files.count - named.count) more" : ""
    return "Has conflicts with \(base) in \(named.joined(separator: ", "))\(more)"
  }

  private static func reviews(_ pull: GitHub.PullDetails) -> [Line] {
    let refusals = pull.opinions.filter { $0.state == .changesRequested }
    var lines: [Line] = []
    if !refusals.isEmpty {
      let names = refusals.map { $0.author ?? "ghost" }
      let isOld = refusals.allSatisfy { $0.commit != nil && $0.commit != pull.head.sha }
      let since = isOld ? ", before the newest commit" : ""
      lines.append(
        Line(.obstacle, "\(Strings.list(names)) asked for changes\(since)")
      )
    }
    if pull.facts.decision == .reviewRequired {
      let approvals = pull.opinions.count { $0.state == .approved && $0.isOfWriter }
      let missing = pull.conditions?.approvals.map { max(1, $0 - approvals) }
      let needed =
        missing.map { Strings.count($0, "approval is", "approvals are") } ?? "A review is"
      let owners = pull.conditions?.needsCodeOwners == true ? ", with the owners of the files" : ""
      let asked = pull.facts.reviewers.map(\.name)
      let whom = asked.isEmpty ? "" : ": \(Strings.list(asked)) asked"
      lines.append(Line(.obstacle, "\(needed) missing\(owners)\(whom)"))
    } else if pull.facts.decision == .approved {
      let names = pull.opinions.filter { $0.state == .approved }.map { $0.author ?? "ghost" }
      if !names.isEmpty { lines.append(Line(.ready, "Approved by \(Strings.list(names))")) }
    }
    return lines
  }

  private static func checks(_ checks: CheckList?) -> [Line] {
    guard let blocking = checks?.blocking, !blocking.isEmpty else { return [] }
    let failed = blocking.filter { $0.state == .failed }.map(\.check.name.eventName)
    let others = blocking.filter { $0.state != .failed }.map(\.check.name.eventName)
    var lines: [Line] = []
    if !failed.isEmpty {
      lines.append(Line(.obstacle, "Required checks have failed: \(Strings.list(failed))"))
    }
    if !others.isEmpty {
      lines.append(
        Line(.obstacle, "Required checks have not passed yet: \(Strings.list(others))")
      )
    }
    return lines
  }
}

nonisolated extension GitHub.PullDetails {
  /// Whether the server has found conflicts with the base.
  var hasConflicts: Bool { facts.mergeable == .conflicting || mergeState == "DIRTY" }

  /// The state in the merge queue after a comma; empty for the usual one.
  fileprivate var queueWords: String {
    switch queueState {
    case "AWAITING_CHECKS": ", which waits for checks"
    case "UNMERGEABLE": ", and cannot be merged"
    case "LOCKED": ", and is being merged"
    default: ""
    }
  }
}

nonisolated extension String {
  /// The word for a way of merging.
  fileprivate var word: String {
    switch self {
    case "SQUASH": "as one commit"
    case "REBASE": "by a rebase"
    default: "by a merge"
    }
  }
}
