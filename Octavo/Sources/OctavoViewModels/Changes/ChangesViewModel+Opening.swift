import BinderyNavigation
import GitHubEndpoints
import GitHubValues

extension ChangesViewModel {
  /// The most rows that are made at once on the main actor.
  private static let mostRowsAtOnce = 2_000
  /// The most rows of files that were folded at first and are kept in memory.
  private static let mostRows = 200_000

  /// Returns the rows of a file; `nil` while it is folded.
  func lines(of file: ChangedFile) -> ChangedLines? {
    if isFolded(file) { return nil }
    if isCompared(file) {
      guard let compared = spaceless[file.path], compared.isOf(file),
        case .lines(let lines) = compared.state
      else { return nil }
      return lines
    }
    if let lines = file.lines { return lines }
    guard case .lines(let lines)? = opened[file.path]?.state else { return nil }
    return lines
  }

  /// Returns the rows of a file that is unfolded, or a sentence in their place.
  func shownLines(of file: ChangedFile) -> ChangedLines {
    if let instead = linesInstead(of: file) { return instead }
    if isCompared(file) {
      let compared = spaceless[file.path].flatMap { $0.isOf(file) ? $0.lines : nil }
      return compared
        ?? ChangedLines(file.change, number: file.number, note: "Comparing…")
    }
    return file.lines ?? opened[file.path]?.lines
      ?? ChangedLines(file.change, number: file.number, note: "Loading…")
  }

  /// Makes the rows of the files that are unfolded, and removes those of earlier changes.
  func openUnfolded() {
    let files = untracked { self.stored.value?.files ?? [] }
    let toggled = untracked { self.toggled }
    let earlier = untracked { self.opened }
    guard !toggled.isEmpty || !earlier.isEmpty else { return }
    var current: [String: OpenedFile] = [:]
    var missing: [ChangedFile] = []
    for file in files where file.isFoldedAtFirst && toggled.contains(file.path) {
      if let known = earlier[file.path], known.isOf(file) {
        current[file.path] = known
      } else {
        missing.append(file)
      }
    }
    let isSame = missing.isEmpty && current.count == earlier.count
    if !isSame { opened = current }
    order.removeAll { current[$0] == nil }
    for file in missing { open(file) }
  }

  private func open(_ file: ChangedFile) {
    let isShort = file.change.patch != nil && file.count <= Self.mostRowsAtOnce
    opened[file.path] = OpenedFile(
      change: file.change,
      number: file.number,
      count: file.count,
      state: isShort ? .lines(ChangedLines(file.change, number: file.number)) : .loading
    )
    order.append(file.path)
    foldEarliest()
    if !isShort { openCommand.execute(file) }
  }

  /// Folds the files that were unfolded first while there are too many rows, except for the last.
  private func foldEarliest() {
    var rows = order.reduce(0) { $0 + (opened[$1]?.count ?? 0) }
    while rows > Self.mostRows, order.count > 1 {
      let path = order.removeFirst()
      rows -= opened[path]?.count ?? 0
      opened[path] = nil
      toggled.remove(path)
    }
  }

  /// Requests the versions of a file where they are needed, and parses its patch.
  func load(_ file: ChangedFile) async throws {
    services.onWork(true)
    defer { services.onWork(false) }
    let state: OpenedFile.State
    do {
      state = .lines(try await loadedLines(of: file))
    } catch {
      state = .failed(services.message(for: error) ?? "This file could not be loaded.")
      if error is CancellationError { throw error }
    }
    // The file may have been folded, or the changes replaced by others, meanwhile.
    guard let shown = opened[file.path], shown.isOf(file) else { return }
    opened[file.path]?.state = state
  }

  private func loadedLines(of file: ChangedFile) async throws -> ChangedLines {
    var change = file.change
    if change.lacksPatch {
      // The versions at both commits differ in changes of the base, too.
      guard stored.value?.revision == nil else {
        return ChangedLines(change, number: file.number, note: "The difference is too long.")
      }
      let patch = try await patch(of: change)
      guard patch != Changes.binaryPatch else {
        return Self.picture(file)
          ?? ChangedLines(change, number: file.number, note: "Binary file.")
      }
      guard !patch.isEmpty else {
        return ChangedLines(change, number: file.number, note: "No lines have changed.")
      }
      change.patch = String(decoding: patch, as: UTF8.self)
    }
    return await ChangedLines.parsed(change, number: file.number)
  }
}

nonisolated extension OpenedFile {
  /// Whether it is a file as it is now.
  func isOf(_ file: ChangedFile) -> Bool {
    number == file.number && change == file.change
  }
}
