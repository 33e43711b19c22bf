import Foundation
import GitHubValues
import OctavoMarkup

extension ChangesViewModel {
  /// The most lines of a message, and the columns after which its lines are wrapped.
  private static let mostLines = 500
  private static let columns = 72

  func makeSections() -> [ChangeSection] {
    guard let changes = stored.value else { return [] }
    let keyword = keyword.trimmed
    let isSideBySide = isSideBySide
    let filter = FileFilter(keyword)
    let found =
      keyword.isEmpty ? changes.files : changes.files.filter { filter.matches(mark(of: $0)) }
    let files = found.map { file in
      let head = markedHead(of: file)
      guard !isFolded(file) else {
        return head.map { ChangeSection(file.path, [$0]) } ?? file.folded
      }
      let lines = shownLines(of: file)
      let rows = FileRows(
        lines,
        head: head,
        isSideBySide: isSideBySide,
        context: context(of: file),
        folded: foldedHunks(of: lines, in: file)
      )
      return ChangeSection(file.path, .file(NotedRows(rows, notes(of: file, in: rows))))
    }
    let sections = keyword.isEmpty ? head(of: changes) + files : files
    let count = sections.reduce(0) { $0 + $1.window.count }
    return count > ChangeList.mostMade ? sections : sections.map(\.whole)
  }

  /// Returns the places of the hunks of a file whose lines are hidden.
  private func foldedHunks(of lines: ChangedLines, in file: ChangedFile) -> Set<Int> {
    guard foldedHunks.contains(where: { $0.path == file.path }) else { return [] }
    return Set(lines.hunks.indices.filter { isFolded(lines.hunks[$0], of: file) })
  }

  private func head(of changes: Changes) -> [ChangeSection] {
    var rows: [ChangeRow] = []
    func add(_ kind: ChangeRow.Kind, _ text: String, _ linker: ReferenceLinker? = nil) {
      rows.append(ChangeRow("h\(rows.count)", kind, text, linker: linker))
    }
    var commits: [ChangeSection] = []
    switch changes.source {
    case .commit(let commit):
      let linker = services.document(in: repository).linker
      for (kind, line) in Self.message(of: commit.commit) { add(kind, line, linker) }
      for (text, login) in authors(of: commit) { add(.fact(login: login), text) }
      for sha in commit.parents { add(.parent(sha: sha), "Parent \(Strings.revision(sha))") }
    case .comparison(let comparison):
      add(.subject, relation(of: comparison))
      commits = self.commits(of: comparison)
    case .pull(let pull):
      add(.subject, pull.title)
      add(.fact(login: nil), "\(pull.head.label) into \(pull.base.name)")
      if let progress = viewedProgress { add(.fact(login: nil), progress) }
    case .revision(let revision):
      for (kind, text) in headRows(of: revision) { add(kind, text) }
      commits = self.commits(of: revision)
      if revision.isGone || changes.files.isEmpty { return [ChangeSection("", rows)] + commits }
    }
    let count = changes.files.count
    add(.summary(changes.counts), Strings.count(count, "changed file", "changed files"))
    switch changes.extent {
    case .whole: break
    case .loading: add(.note, "Loading further files…")
    case .truncated:
      add(.note, "The server has sent only these files. Open the change in a browser for the rest.")
    }
    return [ChangeSection("", rows)] + commits
  }

  private static func message(of commit: GitHub.Commit) -> [(ChangeRow.Kind, String)] {
    let text = commit.message.trimmed
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var kind = ChangeRow.Kind.subject
    var rows: [(ChangeRow.Kind, String)] = []
    for line in lines where rows.count < mostLines {
      rows += line.wrapped(to: columns).map { (kind, $0) }
      kind = .message
    }
    return rows
  }

  private func authors(of commit: GitHub.CommitDetail) -> [(String, login: String?)] {
    let login = commit.commit.author?.login
    let author = login ?? commit.commit.authorName
    let hasCommitter =
      ![commit.commit.authorName, "GitHub", ""].contains(commit.committerName)
    let authors: [(String, Date?, String?)] = [
      ("\(author) authored", commit.commit.date, login),
      ("\(commit.committerName) committed", commit.committedAt, nil),
    ]
    return authors.prefix(hasCommitter ? 2 : 1).map { text, date, login in
      let age = date.map { " \(Strings.ago($0, now: services.now()))" } ?? ""
      return (text + age, login)
    }
  }

  private func commits(of comparison: GitHub.Comparison) -> [ChangeSection] {
    let rows = comparison.commits.enumerated().map { index, commit in
      let row = services.row(of: commit)
      return ChangeRow("c\(index)", .commit(sha: commit.sha, detail: row.detail), row.subject)
    }
    let count = Strings.count(comparison.totalCommits, "commit")
    let isWhole = comparison.totalCommits <= rows.count
    return rows.isEmpty
      ? [] : [ChangeSection(isWhole ? count : "\(rows.count) of \(count)", rows)]
  }

  private func relation(of comparison: GitHub.Comparison) -> String {
    guard let base = subject.base, let head = subject.head else { return "" }
    let names = (Strings.revision(base), Strings.revision(head))
    // “2 commits ”; empty if the number is not known.
    let ahead = comparison.aheadBy.map { "\(Strings.count($0, "commit")) " } ?? ""
    let behind = comparison.behindBy.map { "\(Strings.count($0, "commit")) " } ?? ""
    return switch comparison.status {
    case .identical: "\(names.0) and \(names.1) are the same commit."
    case .ahead: "\(names.1) is \(ahead)ahead of \(names.0)."
    case .behind: "\(names.1) is \(behind)behind \(names.0)."
    default: "\(names.1) is \(ahead)ahead of and \(behind)behind \(names.0)."
    }
  }
}

nonisolated extension Substring {
  /// Returns the text in lines of at most so many characters, broken between words.
  func wrapped(to columns: Int) -> [String] {
    var lines: [String] = []
    var rest = self
    while let end = rest.index(rest.startIndex, offsetBy: columns, limitedBy: rest.endIndex),
      end < rest.endIndex
    {
      let space = rest[..<end].lastIndex(of: " ").map { rest.index(after: $0) }
      let next = space ?? end
      lines.append(String(rest[..<next]))
      rest = rest[next...]
    }
    return lines + [String(rest)]
  }
}
