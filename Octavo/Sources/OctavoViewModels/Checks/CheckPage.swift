import GitHubValues

/// The page of a check: its result, and the report of its app.
public nonisolated struct CheckPage: Sendable, Equatable {
  /// The check, with its state.
  public let entry: CheckEntry
  /// The report in Markdown; `nil` for none.
  public let report: String?
  /// The name of the commit; `nil` if it is not known.
  public let sha: String?

  /// Makes the page of a check run.
  init(_ run: GitHub.CheckRun) {
    entry = CheckEntry(GitHub.Check(run), isRequired: nil)
    let texts = [run.summary, run.text].compactMap(\.self).filter { !$0.trimmed.isEmpty }
    report = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    sha = run.sha
  }

  /// Makes the page of a status of a commit.
  init(_ status: GitHub.CommitStatus, of sha: String) {
    entry = CheckEntry(GitHub.Check(status), isRequired: nil)
    (report, self.sha) = (nil, sha)
  }
}

/// A line below the report of a check: a step of its job, or a remark at lines of a file.
public nonisolated struct CheckLine: Sendable, Equatable {
  /// The sign before the line.
  public let sign: RowSign
  /// The text.
  public let title: String
  /// The facts behind it.
  public let detail: String
  /// The address of the place to which it leads; `nil` for none.
  public let link: String?
}
