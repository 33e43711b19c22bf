import Synchronization

/// One repository, read through git.
///
/// Branches, tags and all results of git are cached until a ref changes. Looking whether one has
/// changed costs a few `stat` calls.
final class GitRepository: Sendable {
  /// The folder of `HEAD` and the objects: a bare repository, or the `.git` of a work tree.
  let directory: String
  let objects: ObjectReader
  private let commonDirectory: String
  private let kept: KeptOutputs?
  private let cache = Mutex(Cache())
  /// The index of the commits that lead to the commit that was asked for last.
  let indexes = Mutex<(head: ObjectID, making: Task<CommitIndex, any Error>)?>(nil)

  private struct Cache {
    var stamp: RefStamp?
    var refs: RefList?
    var history: (refs: RefList, value: History)?
    var languages: (commit: ObjectID, value: LanguageCount)?
    var count: (commit: ObjectID, value: Int)?
    var pulls: (commit: ObjectID, value: [MergedPull])?
    var diff: TreeDiff?
    var outputs = OutputCache()
  }

  init(directory: String, commonDirectory: String? = nil, kept: KeptOutputs? = nil) {
    self.directory = directory
    self.kept = kept
    self.commonDirectory = commonDirectory ?? directory
    objects = ObjectReader(directory: directory)
  }

  /// The URL that git can clone it from.
  var url: String { "file://\(PercentCoding.encode(directory.utf8))" }

  /// The time of the last write to the folder, for a repository without commits.
  var made: Int { FileStatus(path: "\(directory)/HEAD")?.modified ?? 0 }

  /// A mark that changes when a ref may have changed.
  var stamp: RefStamp { RefStamp(gitDirectory: directory, commonDirectory: commonDirectory) }

  /// The folder of the objects.
  var objectFolder: String { "\(commonDirectory)/objects" }

  /// Prepares the archive of a commit’s files.
  func archive(of commit: ObjectID, as format: String, below folder: String) throws -> GitArchive {
    try GitArchive(of: commit, in: objectFolder, as: format, below: folder)
  }

  /// Branches and tags as they are now.
  func refs() async throws -> RefList {
    try await GitQueue.shared.run {
      let stamp = stamp
      if let refs = cache.withLock({ $0.stamp == stamp ? $0.refs : nil }) { return refs }
      let output = try await run(RefList.arguments, at: stamp)
      let head = if let branch = RefList.head(in: output) { branch } else { try await head() }
      var refs = RefList(output, head: head)
      for tag in refs.nestedTags {
        guard let info = try await objects.info(of: [tag.object])[0],
          let commit = try await peel(info)
        else { continue }
        refs.add(tag, leadingTo: commit)
      }
      indexes.withLock { $0 = nil }
      cache.withLock {
        // Fetching older commits into a shallow clone changes what git says of the newer ones.
        if $0.stamp != nil { $0.outputs = OutputCache() }
        $0.stamp = stamp
        $0.refs = refs
      }
      return refs
    }
  }

  /// The newest commits and who made them.
  func history() async throws -> History {
    let refs = try await refs()
    if let known = knownHistory(of: refs) { return known }
    guard !refs.branches.isEmpty else { return History() }
    return try await GitQueue.shared.run {
      // Another caller may have asked while this one waited.
      if let known = knownHistory(of: refs) { return known }
      let arguments = History.arguments(refs)
      let (history, _) = try await reduce(arguments, into: (History(), [String]())) {
        result,
        record in
        result.1.append(String(decoding: record, as: UTF8.self))
        guard result.1.count == 6 else { return }
        result.0.add(result.1)
        result.1.removeAll(keepingCapacity: true)
      }
      cache.withLock { $0.history = (refs, history) }
      return history
    }
  }

  /// Whether the commit is among the newest ones, as far as they were read.
  func knowsCommit(_ id: ObjectID) -> Bool {
    cache.withLock { $0.history?.value.entries.contains { $0.id == id } } == true
  }

  private func knownHistory(of refs: RefList) -> History? {
    cache.withLock { $0.history?.refs == refs ? $0.history?.value : nil }
  }

  /// Counts the bytes of the files of a commit by language.
  func languages(at commit: ObjectID) async throws -> LanguageCount {
    if let known = knownLanguages(at: commit) { return known }
    let listing = ["ls-tree", "-r", "-l", "-z", "--full-tree", "--end-of-options", commit.hex]
    let count = try await GitQueue.shared.run {
      try await reduce(listing, into: LanguageCount()) { count, record in
        guard let row = TreeListing(record), let size = row.size, row.entry.kind == .file else {
          return
        }
        count.add(path: String(decoding: row.entry.name, as: UTF8.self), size: size)
      }
    }
    keep(count, at: commit)
    return count
  }

  /// The languages of a commit, if they were counted or kept before.
  func knownLanguages(at commit: ObjectID) -> LanguageCount? {
    cache.withLock { $0.languages?.commit == commit ? $0.languages?.value : nil }
  }

  /// Keeps the languages of a commit.
  func keep(_ languages: LanguageCount, at commit: ObjectID) {
    cache.withLock { $0.languages = (commit, languages) }
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

  /// Returns some of the commits of a selection, in its order.
  func commits(
    _ selection: CommitSelection,
    skipping: Int = 0,
    atMost count: Int
  ) async throws -> [CommitRecord] {
    guard count > 0, !selection.isOutside else { return [] }
    return CommitRecord.parse(
      try await output(selection.arguments(skipping: skipping, atMost: count))
    )
  }

  /// The fields of one commit, or `nil` if it is not here.
  func record(of commit: ObjectID) async throws -> CommitRecord? {
    try await commits(CommitSelection(from: commit), atMost: 1).first
  }

  /// The files that differ between two trees, if they were listed last.
  func cachedDiff(of trees: [String]) -> TreeDiff? {
    cache.withLock { $0.diff?.trees == trees ? $0.diff : nil }
  }

  /// Keeps the files that differ between two trees, of which several pages may be requested.
  func keep(_ diff: TreeDiff) { cache.withLock { $0.diff = diff } }

  /// The pull requests that were found at a commit of the default branch.
  func cachedPulls(at commit: ObjectID) -> [MergedPull]? {
    cache.withLock { $0.pulls?.commit == commit ? $0.pulls?.value : nil }
  }

  /// Keeps the pull requests found at a commit of the default branch.
  func keep(_ pulls: [MergedPull], at commit: ObjectID) {
    cache.withLock { $0.pulls = (commit, pulls) }
  }

  /// The whole output of a subcommand whose arguments name objects and no ref.
  func output(_ subcommand: [String]) async throws -> [UInt8] {
    if let known = cache.withLock({ $0.outputs[subcommand] }) { return known }
    return try await GitQueue.shared.run {
      // Another caller may have asked while this one waited.
      let (known, stamp) = cache.withLock { ($0.outputs[subcommand], $0.stamp) }
      if let known { return known }
      let output = try await run(subcommand, at: stamp)
      cache.withLock { if $0.stamp == stamp { $0.outputs[subcommand] = output } }
      return output
    }
  }

  /// Makes a command on this repository, whose output can be read while git writes it.
  func command(_ subcommand: [String]) -> GitCommand {
    GitCommand(arguments: GitInvocation.arguments(subcommand, in: directory))
  }

  /// Returns the output that an earlier run has kept, or runs git.
  private func run(_ subcommand: [String], at stamp: RefStamp? = nil) async throws -> [UInt8] {
    guard let kept else { return try await command(subcommand).output(limit: 64 << 20) }
    let stamp = stamp ?? self.stamp
    if let known = kept.output(of: subcommand, in: directory, at: stamp) { return known }
    let output = try await command(subcommand).output(limit: 64 << 20)
    kept.keep(output, of: subcommand, in: directory, at: stamp)
    return output
  }

  /// Takes in the records of an output that end with a zero, each as soon as git has written it.
  private func reduce<Value: Sendable>(
    _ subcommand: [String],
    into initial: Value,
    _ update: @escaping @Sendable (inout Value, ArraySlice<UInt8>) -> Void
  ) async throws -> Value {
    guard kept == nil else {
      let records = try await run(subcommand).split(separator: 0, omittingEmptySubsequences: false)
      return records.dropLast().reduce(into: initial, update)
    }
    return try await command(subcommand).run { git in
      var value = initial
      while let record = try await git.record() { update(&value, record) }
      return value
    }
  }

  /// The target of `HEAD`, also when no commit is there yet.
  private func head() async throws -> String {
    do {
      return try await line(["symbolic-ref", "--quiet", "HEAD"])
    } catch let failure as GitFailure {
      guard case .refused = failure.reason else { throw failure }
      return try await line(["rev-parse", "--verify", "HEAD"])
    }
  }

  private func line(_ subcommand: [String]) async throws -> String {
    let text = String(decoding: try await run(subcommand), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
