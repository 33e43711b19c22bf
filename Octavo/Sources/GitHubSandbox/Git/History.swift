/// The newest commits of all branches, from which users and events are derived.
///
/// It looks at ``limit`` commits and keeps the newest ``kept`` in full, so that a repository with
/// a hundred thousand commits costs no more than one with a few thousand.
struct History: Sendable {
  struct Entry: Equatable, Sendable {
    let id: ObjectID
    let parent: ObjectID?
    let email: String
    let time: Int
    /// The branch, by its full name, that the commit was found on.
    let ref: String
  }

  struct Author: Equatable, Sendable {
    let name: String
    let email: String
    var commits: Int
    var first: Int
    var last: Int
  }

  static let limit = 3000
  static let kept = 400

  /// Newest first.
  private(set) var entries: [Entry] = []
  /// By e-mail address in lower case.
  private(set) var authors: [String: Author] = [:]
  /// The time of the oldest commit that was read.
  private(set) var oldest: Int?

  init() {}

  /// The arguments of the `git log` that lists the commits of all branches.
  ///
  /// Git runs inside the git folder, where a branch is a file of the same name too: `--` says that
  /// no argument is a path.
  static func arguments(_ refs: RefList) -> [String] {
    let fullName = refs.branch(refs.defaultBranch)?.fullName
    return [
      "log", "-z", "--max-count=\(limit)", "--format=%H%x00%P%x00%aN%x00%aE%x00%ct%x00%S",
      "--end-of-options",
    ] + (fullName.map { [$0] } ?? [])
      + refs.settledBranches.map(\.fullName).filter { $0 != fullName } + ["--"]
  }

  /// Takes in a commit, older than those before it.
  mutating func add(_ fields: [String]) {
    guard fields.count == 6, let id = ObjectID(fields[0]), let time = Int(fields[4]) else { return }
    let email = fields[3].lowercased()
    let parent = fields[1].split(separator: " ").first.flatMap { ObjectID($0) }
    let entry = Entry(id: id, parent: parent, email: email, time: time, ref: fields[5])
    add(entry, name: fields[2])
  }

  private mutating func add(_ entry: Entry, name: String) {
    let (email, time) = (entry.email, entry.time)
    if entries.count < Self.kept { entries.append(entry) }
    var author =
      authors[email] ?? Author(name: name, email: email, commits: 0, first: time, last: time)
    author.commits += 1
    author.first = min(author.first, time)
    author.last = max(author.last, time)
    authors[email] = author
    oldest = min(oldest ?? time, time)
  }

  /// Returns the history of a fork without the commits that it shares with its parent.
  func excluding(_ parent: History) -> History {
    let shared = Set(parent.entries.map(\.id))
    var own = History()
    for entry in entries where !shared.contains(entry.id) {
      own.add(entry, name: authors[entry.email]?.name ?? entry.email)
    }
    return own
  }
}
