/// A merged pull request, as its merge commit tells it.
struct MergedPull: Equatable, Sendable {
  let number: Int
  let merge: CommitRecord
  /// The commit that it was merged onto.
  let base: ObjectID
  /// The newest commit of its branch.
  let head: ObjectID
  /// The login in front of the branch's name.
  let headOwner: String
  let headBranch: String
  let title: String
  let body: String
  /// The fields of ``head``; its author opened the pull request.
  var headRecord: CommitRecord?

  /// The words that begin the message of a merge at GitHub.
  static let opening = "Merge pull request #"

  /// Reads `Merge pull request #7 from owner/branch`, an empty line and the title; `nil` for any
  /// other commit.
  init?(_ commit: CommitRecord) {
    guard commit.parents.count >= 2, let rest = commit.message.dropping(prefix: Self.opening)
    else { return nil }
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count >= 3, let number = Int(words[0]), number > 0, words[1] == "from" else {
      return nil
    }
    let origin = words[2].split(separator: "/", maxSplits: 1)
    guard origin.count == 2 else { return nil }
    self.number = number
    merge = commit
    base = commit.parents[0]
    head = commit.parents[1]
    headOwner = String(origin[0])
    headBranch = String(origin[1])
    let text = lines.dropFirst().drop { $0.isEmpty }
    title = text.first.map(String.init) ?? headBranch
    body = text.dropFirst().drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// The time of its newest commit, in seconds since 1970, which counts as that of its opening.
  var opened: Int { min(headRecord?.author.time ?? merge.committer.time, merge.committer.time) }
}

extension GitRepository {
  /// The number of merges that are looked at, newest first.
  private static let mostMerges = 2000

  /// The pull requests that were merged into the default branch, the highest number first.
  func pulls() async throws -> [MergedPull] {
    guard let head = try await refs().head else { return [] }
    if let known = cachedPulls(at: head) { return known }
    let output = try await output([
      "log", "-z", CommitRecord.format, "--first-parent", "--merges",
      "--max-count=\(Self.mostMerges)", "--grep=^\(MergedPull.opening)", "--end-of-options",
      head.hex, "--",
    ])
    var numbers: Set<Int> = []
    var pulls = CommitRecord.parse(output).compactMap(MergedPull.init)
      .filter { numbers.insert($0.number).inserted }.sorted { $0.number > $1.number }
    let heads = try await records(of: pulls.map(\.head))
    for index in pulls.indices { pulls[index].headRecord = heads[pulls[index].head] }
    keep(pulls, at: head)
    return pulls
  }

  /// The fields of several commits, by their names.
  private func records(of commits: [ObjectID]) async throws -> [ObjectID: CommitRecord] {
    guard !commits.isEmpty else { return [:] }
    let output = try await output(
      ["log", "-z", CommitRecord.format, "--no-walk=unsorted", "--end-of-options"]
        + commits.map(\.hex) + ["--"]
    )
    return CommitRecord.parse(output).reduce(into: [:]) { $0[$1.id] = $1 }
  }
}
