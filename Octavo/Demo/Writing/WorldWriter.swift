import Foundation
import Synchronization

/// Writes every repository of the world, as many at once as there are processors.
struct WorldWriter {
  let index: WorldIndex
  let scripts: Scripts
  let now: Date
  let pulls: [DemoWorld.Pull]

  func write(
    into folder: URL,
    progress: (@Sendable (_ written: Int, _ total: Int) -> Void)?
  ) async throws {
    let git = try Git()
    let total = index.repositories.count
    try await withThrowingTaskGroup(of: Void.self) { group in
      var written = 0
      for repository in index.repositories {
        let bare = folder.appending(path: "\(repository.path).git", directoryHint: .isDirectory)
        group.addTask { try await write(repository, into: bare, with: git) }
      }
      for try await _ in group {
        written += 1
        progress?(written, total)
      }
    }
    for pull in pulls { try await fetchHead(of: pull, in: folder, with: git) }
  }

  /// Fetches the head of a pull request from a fork.
  private func fetchHead(of pull: DemoWorld.Pull, in folder: URL, with git: Git) async throws {
    guard let source = pull.headRepository, source != pull.repository else { return }
    let fork = folder.appending(path: "\(source).git", directoryHint: .isDirectory)
    let bare = folder.appending(path: "\(pull.repository).git", directoryHint: .isDirectory)
    let head = "refs/heads/\(pull.head):refs/pull/\(pull.number)/head"
    let settings = ["-c", "fetch.unpackLimit=1"]
    try await git.run(
      settings + ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", fork.path, head],
      in: bare
    )
  }

  private func write(
    _ repository: WorldIndex.Repository,
    into bare: URL,
    with git: Git
  ) async throws {
    try Task.checkCancellation()
    try FileManager.default.createDirectory(at: bare, withIntermediateDirectories: true)
    let stream = bare.appending(path: "history.fast-import")
    try Data(history(of: repository)).write(to: stream)
    try await git.run(
      [
        "init", "--quiet", "--bare", "--template=", "--object-format=sha1",
        "--initial-branch=\(repository.branch)",
      ],
      in: bare
    )
    // Without the limit, the objects of a small repository would be written one by one.
    let settings = ["-c", "fastimport.unpackLimit=0"]
    try await git.run(settings + ["fast-import", "--quiet", "--done"], in: bare, input: stream)
    try FileManager.default.removeItem(at: stream)
    try Data("\(repository.description)\n".utf8).write(to: bare.appending(path: "description"))
  }

  private func history(of repository: WorldIndex.Repository) throws -> [UInt8] {
    let file = "\(repository.name)/\(repository.fork == nil ? "history" : repository.owner).txt"
    var script = try HistoryScript(scripts.text(file), file: file)
    if let fork = repository.fork { try script.precede(with: past(of: fork)) }
    let midnight = Int((now.timeIntervalSince1970 / 86400).rounded(.down)) * 86400
    let times = Timeline(before: midnight).times(of: script, users: index.users)
    let proposed = pulls.filter { $0.repository == repository.path }
    let later = try branches(of: repository, proposed)
    var replay = Replay(
      of: repository,
      users: index.users,
      file: file,
      keepsPast: later != nil
    ) { name in
      [UInt8](try scripts.data("\(repository.name)/\(name)"))
    }
    for (step, time) in zip(script.steps, times) { try replay.perform(step, at: time) }
    if let later {
      let times = Timeline(before: midnight).times(of: later, users: index.users)
      for (step, time) in zip(later.steps, times) { try replay.perform(step, at: time) }
    }
    return replay.finish(keeping: script.keptBranches, pulls: proposed)
  }

  /// Returns the script of the branches that pull requests have; `nil` if there is none.
  private func branches(
    of repository: WorldIndex.Repository,
    _ pulls: [DemoWorld.Pull]
  ) throws -> HistoryScript? {
    let own = pulls.filter { $0.headRepository == nil || $0.headRepository == $0.repository }
    guard !own.isEmpty else { return nil }
    let file = "\(repository.name)/branches.txt"
    return try HistoryScript(scripts.text(file), file: file)
  }

  /// Returns the history of the forked repository up to the day of the fork.
  ///
  /// The times between two marks depend on nothing else, so the commits are the same objects.
  private func past(of fork: WorldIndex.Fork) throws -> HistoryScript {
    let file = "\(fork.parent.split(separator: "/").last ?? "")/history.txt"
    let text = try scripts.text(file)
    guard let mark = text.range(of: "\nat \(fork.day)\n") else {
      throw DemoWorldError.script(file, 1, "there is no mark “at \(fork.day)”")
    }
    return try HistoryScript(String(text[..<mark.upperBound]), file: file)
  }
}
