import Synchronization

/// One repository, read through git.
///
/// What is derived from refs is kept until a ref changes; the check costs a few `stat` calls.
final class GitRepository: Sendable {
  /// The folder of `HEAD` and the objects: a bare repository, or the `.git` of a work tree.
  let directory: String
  let objects: ObjectReader
  private let commonDirectory: String
  private let cache = Mutex(Cache())

  private struct Cache {
    var stamp: RefStamp?
    var refs: RefList?
    var history: (refs: RefList, value: History)?
    var languages: (commit: ObjectID, value: LanguageCount)?
    var count: (commit: ObjectID, value: Int)?
  }

  init(directory: String, commonDirectory: String? = nil) {
    self.directory = directory
    self.commonDirectory = commonDirectory ?? directory
    objects = ObjectReader(directory: directory)
  }

  /// The URL that git can clone it from.
  var url: String { "file://\(PercentCoding.encode(directory.utf8))" }

  /// The time of the last write to the folder, for a repository without commits.
  var made: Int { FileStatus(path: "\(directory)/HEAD")?.modified ?? 0 }

  /// Branches and tags as they are now.
  func refs() async throws -> RefList {
    try await GitQueue.shared.run { [self] in
      let stamp = RefStamp(gitDirectory: directory, commonDirectory: commonDirectory)
      if let refs = cache.withLock({ $0.stamp == stamp ? $0.refs : nil }) { return refs }
      let refs = try RefList(run(RefList.arguments), head: head())
      cache.withLock {
        $0.stamp = stamp
        $0.refs = refs
      }
      return refs
    }
  }

  /// The newest commits and who made them.
  func history() async throws -> History {
    let refs = try await refs()
    if let known = cache.withLock({ $0.history }), known.refs == refs { return known.value }
    guard !refs.branches.isEmpty else { return History() }
    let history = try await GitQueue.shared.run { [self] in
      var history = History()
      var records = try RecordReader(start(History.arguments(refs), keepsErrors: true))
      var fields: [String] = []
      while let record = try records.next() {
        fields.append(String(decoding: record, as: UTF8.self))
        guard fields.count == 6 else { continue }
        history.add(fields)
        fields.removeAll(keepingCapacity: true)
      }
      return history
    }
    cache.withLock { $0.history = (refs, history) }
    return history
  }

  /// Counts the bytes of the files of a commit by language.
  func languages(at commit: ObjectID) async throws -> LanguageCount {
    if let known = cache.withLock({ $0.languages }), known.commit == commit { return known.value }
    let count = try await GitQueue.shared.run { [self] in
      var count = LanguageCount()
      var records = try RecordReader(
        start(["ls-tree", "-r", "-l", "-z", "--full-tree", "--end-of-options", commit.hex])
      )
      while let record = try records.next() {
        guard let row = TreeListing(record), let size = row.size, row.entry.kind == .file else {
          continue
        }
        count.add(path: String(decoding: row.entry.name, as: UTF8.self), size: size)
      }
      return count
    }
    cache.withLock { $0.languages = (commit, count) }
    return count
  }

  /// Counts the ancestors of a commit, up to `bound`.
  func commitCount(at commit: ObjectID, upTo bound: Int) async throws -> Int {
    if let known = cache.withLock({ $0.count }), known.commit == commit { return known.value }
    let output = try await output([
      "rev-list", "--count", "--max-count=\(bound)", "--end-of-options", commit.hex,
      "--",
    ])
    let text = String(decoding: output, as: UTF8.self)
    let count = Int(text.split(separator: "\n").first ?? "") ?? 0
    cache.withLock { $0.count = (commit, count) }
    return count
  }

  /// A stretch of the commits that lead to `commit`, newest first.
  func commits(
    from commit: ObjectID,
    path: String?,
    skipping: Int,
    atMost count: Int
  ) async throws -> [CommitRecord] {
    var arguments = [
      "log", "-z", CommitRecord.format, "--skip=\(skipping)", "--max-count=\(count)",
      "--end-of-options", commit.hex, "--",
    ]
    if let path { arguments.append(path) }
    return CommitRecord.parse(try await output(arguments))
  }

  /// The whole output of a subcommand.
  func output(_ subcommand: [String]) async throws -> [UInt8] {
    try await GitQueue.shared.run { [self] in try run(subcommand) }
  }

  /// Starts a subcommand whose output is read bit by bit.
  func start(
    _ subcommand: [String],
    keepsErrors: Bool = false
  ) throws(GitFailure) -> GitProcess {
    try GitProcess(
      GitInvocation.arguments(subcommand, in: directory),
      keepsErrors: keepsErrors
    )
  }

  private func run(_ subcommand: [String]) throws -> [UInt8] {
    try start(subcommand, keepsErrors: true).finish(limit: 64 << 20)
  }

  /// The target of `HEAD`, also when no commit is there yet.
  private func head() throws -> String {
    do {
      return try line(["symbolic-ref", "--quiet", "HEAD"])
    } catch let failure as GitFailure {
      guard case .refused = failure.reason else { throw failure }
      return try line(["rev-parse", "--verify", "HEAD"])
    }
  }

  private func line(_ subcommand: [String]) throws -> String {
    let text = String(decoding: try run(subcommand), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
