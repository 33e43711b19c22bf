import BinderyNavigation
import GitHubValues

/// The threads of a pull request at its lines.
extension ChangesViewModel {
  /// Returns the threads of a file, from top to bottom.
  func threads(of path: String) -> [LineThread] { facts?.threads[path] ?? [] }

  /// Returns the rows of the threads of a file by the offsets of the rows above them.
  ///
  /// A thread whose line is not shown, such as an outdated one, is below the head of its file.
  func notes(of file: ChangedFile, in rows: FileRows) -> [Int: [ChangeRow]] {
    threads(of: file.path).reduce(into: [:]) { notes, thread in
      let offset = thread.place.flatMap { rows.offset(of: $0) }
      let shown = ThreadRows(
        thread: thread,
        file: file.number,
        isFolded: isFolded(thread),
        isAtLine: offset != nil,
        now: services.now(),
        linker: services.document(in: repository).linker
      )
      notes[offset ?? 0, default: []] += shown.rows
    }
  }

  /// Whether the comments of a thread are hidden: those of a resolved one are at first.
  func isFolded(_ thread: LineThread) -> Bool {
    thread.isResolved != toggledThreads.contains(thread.id)
  }

  /// Hides the comments of the thread that a row belongs to, or shows them.
  func toggleThread(of row: ChangeRow) {
    guard let thread = thread(of: row) else { return }
    toggledThreads.formSymmetricDifference([thread.id])
    if let path = row.path, let file = untracked({ file(at: path) }) {
      select(thread.row(in: file))
    }
  }

  /// Returns the thread that a row belongs to; `nil` for another row.
  func thread(of row: ChangeRow) -> LineThread? {
    guard let path = row.path, let dot = row.id.firstIndex(of: ".") else { return nil }
    let name = row.id[row.id.index(after: dot)...]
    guard name.first == "t" else { return nil }
    return threads(of: path).first { thread in
      let rest = name.dropFirst()
      return rest == thread.id || rest.hasPrefix("\(thread.id).")
    }
  }

  /// Folding a thread, and its conversation.
  func threadActions(for row: ChangeRow) -> [ScreenAction] {
    guard let thread = thread(of: row), let number = subject.pull else { return [] }
    let title = isFolded(thread) ? "Show Comments" : "Hide Comments"
    let comment = thread.comments.first?.id
    return [
      ScreenAction("open", title, isPrimary: true) { self.toggleThread(of: row) },
      ScreenAction("conversation", "Show Conversation") {
        self.services.navigation.push(.issue(self.repository, number, comment: comment))
      },
    ]
  }

  /// Selects the thread of the comment that the page was opened for, as soon as it is known.
  func showAsked(_ threads: [String: [LineThread]]) {
    guard let comment = askedComment,
      let thread = threads.values.joined().first(where: { thread in
        thread.comments.contains { $0.id == comment }
      })
    else { return }
    askedComment = nil
    guard let file = file(at: thread.path) else { return }
    if isFolded(thread) { toggledThreads.formSymmetricDifference([thread.id]) }
    reveal(nil, in: file)
    if !select(thread.row(in: file)) { awaitedRow = thread.row(in: file) }
  }

  /// The offsets of threads, and of files whose threads are hidden with their lines.
  var threadOffsets: [Int] {
    guard let facts, !facts.threads.isEmpty else { return [] }
    let folded = list.files.filter { offset in
      guard case .file(_, true)? = list.row(at: offset)?.kind else { return false }
      return list.row(at: offset)?.path.map { !threads(of: $0).isEmpty } ?? false
    }
    return (list.threads + folded).sorted()
  }

  /// Selects the next thread, or the one before the selected row.
  func moveToThread(forward: Bool) { move(forward: forward, to: untracked { threadOffsets }) }
}

nonisolated extension LineThread {
  /// The name of the first row of the thread among those of a file.
  func row(in file: ChangedFile) -> ChangeRow.ID { "\(file.number).t\(id)" }
}
