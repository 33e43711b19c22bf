import Foundation
import GitHubValues
import OctavoMarkup

/// The facts of a pull request below its text, each a line: its branches, its size, and why it can
/// or cannot be merged.
nonisolated struct PullLines {
  /// The form of issues and accounts.
  let line: EventLine
  /// The facts that only GraphQL has.
  let pull: GitHub.PullDetails
  /// The checks of the head; `nil` while they are not known.
  let checks: CheckList?
  /// The reasons; `nil` for a pull request that is closed.
  let report: MergeReport?

  /// Returns the lines, in the order in which they are shown.
  func rows() -> [FactLine] {
    var rows = [FactLine("⎇", branches)]
    let page = line.web.page(of: line.repository, ["pull", "\(pull.number)", "files"])
    if let size = pull.facts.sizeWords {
      let words = "\(Strings.count(pull.commits, "commit", "commits")), \(size)"
      rows.append(FactLine("±", [.muted(words)], target("Files", page)))
    }
    if let (sign, words) = checkWords {
      let page = line.web.page(of: line.repository, ["pull", "\(pull.number)", "checks"])
      rows.append(FactLine(sign, [.muted(words)], target("Checks", page)))
    }
    if let asked = asked { rows.append(FactLine("→", asked)) }
    rows += pull.closes.map { issue in
      FactLine("◇", [.muted("Closes ")] + line.runs(of: issue), line.target(of: issue))
    }
    rows += (report?.lines ?? []).map { FactLine($0.sign, [.muted($0.words)]) }
    return rows
  }

  /// The state of the checks with its sign; the numbers of the row until the list is known.
  private var checkWords: (sign: String, words: String)? {
    if let checks, checks.outcome != .none { return (checks.outcome.sign, checks.summary) }
    guard checks == nil, let counts = pull.facts.checks, let words = counts.words else {
      return nil
    }
    return (counts.failed > 0 ? "✗" : "○", Strings.sentence(words))
  }

  private func target(_ title: String, _ page: URL?) -> ThreadEntry.Target? {
    page.map { .init(title: title, address: $0.absoluteString) }
  }

  private var branches: [MarkupRun] {
    let head = pull.head.repository.map { $0 == line.repository ? "" : "\($0):" }
    let origin = pull.isFromFork && head == nil ? "a deleted repository:" : head ?? ""
    return [
      .muted("Into "), .fact(pull.base.name, style: .code), .muted(" from \(origin)"),
      .fact(pull.head.name, style: .code),
    ]
  }

  private var asked: [MarkupRun]? {
    let reviewers = pull.facts.reviewers
    guard !reviewers.isEmpty else { return nil }
    let names = reviewers.enumerated().flatMap { index, reviewer -> [MarkupRun] in
      let name =
        reviewer.isTeam
        ? MarkupRun.fact(reviewer.name) : line.account(GitHub.Account(login: reviewer.name))
      return (index == 0 ? [] : [.muted(", ")]) + [name]
        + (reviewer.isCodeOwner ? [.muted(" (owner of changed files)")] : [])
    }
    return [.muted("Review asked of ")] + names
  }
}

nonisolated extension CheckList.Outcome {
  /// The sign before the words.
  fileprivate var sign: String {
    switch self {
    case .failed: "✗"
    case .passed: "✓"
    case .none, .waiting, .running, .missing, .unknown: "○"
    }
  }
}

extension MergeReport.Line {
  /// The sign before the words.
  nonisolated fileprivate var sign: String {
    switch kind {
    case .ready: "✓"
    case .waiting: "○"
    case .obstacle: "✗"
    }
  }
}
