import BinderyNavigation
import GitHubValues
import LineFiles

/// Finds the lines of results in their files, which the server does not name.
///
/// A file is read as a whole, by the name of its object, unless this machine has it. Only files of
/// visible rows are read, one after the other, each once.
@MainActor
final class CodeLines: LifetimeProviding {
  /// The numbers of the lines by the files; zero for a line that was not found.
  @MutableProperty private var numbers: [String: Int] = [:]

  let lifetime = Lifetime()
  private let services: Services
  /// The number of files that were read for the search.
  private var read = 0

  /// The most files that are read for a search.
  static let mostFiles = 30
  /// The most bytes of a file that are read.
  static let mostBytes = 1 << 20

  private lazy var readCommand = Command<[GitHub.SearchResult<GitHub.CodeFile>], Void>(.latest) {
    [weak self] results, execution in
    for result in results where !execution.isCancelled { _ = await self?.find(result) }
  }

  init(_ services: Services) { self.services = services }

  isolated deinit { lifetime.dispose() }

  /// Returns the number of the line with the match in a file; `nil` while it is not known.
  func line(of file: GitHub.CodeFile) -> Int? {
    numbers[key(file)].flatMap { $0 > 0 ? $0 : nil }
  }

  /// Begins another search.
  func begin() { read = 0 }

  /// Reads the files of results that are visible.
  func display(_ results: [GitHub.SearchResult<GitHub.CodeFile>]) {
    let missing = untracked { results.filter { numbers[key($0.item)] == nil } }
    if !missing.isEmpty { readCommand.execute(missing) }
  }

  /// Returns the number of the line with the match, and reads the file for it if necessary.
  func find(_ result: GitHub.SearchResult<GitHub.CodeFile>) async -> Int? {
    let key = key(result.item)
    if untracked({ numbers[key] }) == nil, let excerpt = CodeExcerpt(result),
      let content = await content(of: result.item)
    {
      let line = await services.activity { await excerpt.line(in: content) }
      numbers[key] = line ?? 0
    }
    return untracked { line(of: result.item) }
  }

  /// Returns the contents of a file; `nil` for one that cannot be read or has too many bytes.
  private func content(of file: GitHub.CodeFile) async -> [UInt8]? {
    guard !file.sha.isEmpty, read < Self.mostFiles, !services.sync.isNearLimit else { return nil }
    read += 1
    let blob = Blob(repository: file.repository, sha: file.sha)
    var content: [UInt8]?
    do {
      try await services.blobs.read(blob) { text in
        guard text.receivedBytes <= Self.mostBytes, !text.isBinary else { return false }
        if text.isComplete { content = text.content() }
        return true
      }
    } catch {
      // The row stays without the numbers of its lines.
      return nil
    }
    return content
  }

  private func key(_ file: GitHub.CodeFile) -> String { "\(file.id)@\(file.sha)" }
}
