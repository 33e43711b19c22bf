/// Turns the steps of a history into a stream for `git fast-import`.
struct Replay {
  /// A branch: where it is, what its files are, and what was done on it since it began.
  private struct Branch {
    var head: Int?
    var tree = WorkTree()
    var changes: [FileChange] = []
    var lastAuthor: String?
    var isMerged = false
  }

  private let repository: WorldIndex.Repository
  private let users: [String: DemoWorld.User]
  private let file: String
  private let readAsset: (String) throws -> [UInt8]
  /// Whether a branch may begin at an earlier commit.
  private let keepsPast: Bool
  private var stream = FastImportStream()
  private var branches: [String: Branch] = [:]
  private var branchOrder: [String]
  private var current: String
  private var commits = 0
  private var lastSignature = ""
  /// The main branch at each of its commits, by their subjects, as far as branches may begin there.
  private var past: [String: Branch] = [:]
  /// The heads that branches had before they began anew.
  private var formerHeads: [String: [Int]] = [:]
  private var tags: [(name: String, message: String?, commit: Int, signature: String)] = []

  init(
    of repository: WorldIndex.Repository,
    users: [DemoWorld.User],
    file: String,
    keepsPast: Bool = false,
    readAsset: @escaping (String) throws -> [UInt8]
  ) {
    self.repository = repository
    self.users = Dictionary(users.map { ($0.login, $0) }) { first, _ in first }
    self.file = file
    self.keepsPast = keepsPast
    self.readAsset = readAsset
    current = repository.branch
    branchOrder = [current]
    branches[current] = Branch()
  }

  /// Writes what one step does, at a moment in seconds since 1970.
  mutating func perform(_ step: Step, at time: Int) throws {
    do {
      switch step.action {
      case .daysAgo: break
      case .branch(let name): go(to: name)
      case .begin(let name, let subject): try begin(name, at: subject)
      case .commit(let commit): try write(commit, at: time)
      case .merge(let merge): try write(merge, at: time)
      case .tag(let name, let message): try tag(name, message)
      }
    } catch let problem as WorkTree.Problem {
      throw DemoWorldError.script(file, problem.line ?? step.line, problem.text)
    }
  }

  /// Writes the branches and tags, and gives the whole stream.
  ///
  /// A merged branch goes, as it does on most servers, unless its name is in `kept`. The head of a
  /// pull request and the heads that it had before have refs of their own.
  consuming func finish(keeping kept: Set<String>, pulls: [DemoWorld.Pull] = []) -> [UInt8] {
    for name in branchOrder {
      guard let branch = branches[name], let head = branch.head else { continue }
      let proposed = pulls.filter { $0.head == name }
      for pull in proposed {
        stream.line("reset refs/pull/\(pull.number)/head\nfrom :\(head)\n")
        for (place, former) in (formerHeads[name] ?? []).enumerated() {
          stream.line("reset refs/former/\(pull.number)/\(place + 1)\nfrom :\(former)\n")
        }
      }
      let isGone = proposed.contains { $0.headRepository == nil }
      guard !isGone, !branch.isMerged || kept.contains(name) else { continue }
      stream.line("reset refs/heads/\(name)\nfrom :\(head)\n")
    }
    for tag in tags {
      if let message = tag.message {
        stream.line("tag \(tag.name)\nfrom :\(tag.commit)\ntagger \(tag.signature)")
        stream.data("\(message)\n".utf8)
      } else {
        stream.line("reset refs/tags/\(tag.name)\nfrom :\(tag.commit)\n")
      }
    }
    stream.line("done")
    return stream.bytes
  }

  private mutating func go(to name: String) {
    if branches[name] == nil {
      var branch = branches[current] ?? Branch()
      branch.changes = []
      branches[name] = branch
      branchOrder.append(name)
    }
    current = name
  }

  /// Begins a branch at an earlier commit of the main branch.
  private mutating func begin(_ name: String, at subject: String) throws {
    guard let start = past[subject] else {
      throw WorkTree.Problem("there is no commit “\(subject)”")
    }
    if let former = branches[name]?.head {
      formerHeads[name, default: []].append(former)
    } else {
      branchOrder.append(name)
    }
    branches[name] = start
    current = name
  }

  private mutating func write(_ commit: Commit, at time: Int) throws {
    let signature = try signature(of: commit.author, at: time)
    let body = commit.body.isEmpty ? "" : "\n" + commit.body.map { "\($0)\n" }.joined()
    begin("\(commit.subject)\n\(body)", by: signature)
    try apply(commit.changes)
    branches[current]?.lastAuthor = commit.author.login
    guard keepsPast, current == repository.branch, var branch = branches[current] else { return }
    branch.changes = []
    past[commit.subject] = branch
  }

  /// Merges by doing again, on the current branch, what was done on the other one.
  private mutating func write(_ merge: Merge, at time: Int) throws {
    guard let other = branches[merge.branch], let head = other.head, !other.changes.isEmpty else {
      throw WorkTree.Problem("there is nothing on \(merge.branch)")
    }
    let message = message(of: merge, with: other)
    begin("\(message)\n", by: try signature(of: merge.author, at: time), merging: head)
    try apply(other.changes)
    branches[merge.branch]?.isMerged = true
    branches[merge.branch]?.changes = []
  }

  private func message(of merge: Merge, with other: Branch) -> String {
    if let number = merge.number {
      let origin = "\(other.lastAuthor ?? repository.owner)/\(merge.branch)"
      return "Merge pull request #\(number) from \(origin)\n\n\(merge.title)"
    }
    let target = current == repository.branch ? "" : " into \(current)"
    return "Merge branch '\(merge.branch)'\(target)"
  }

  /// Begins a commit; all are written to one reference, and `finish` gives the branches their ends.
  private mutating func begin(_ message: String, by signature: String, merging other: Int? = nil) {
    commits += 1
    lastSignature = signature
    stream.line("commit refs/heads/\(repository.branch)\nmark :\(commits)")
    stream.line("author \(signature)\ncommitter \(signature)")
    stream.data(message.utf8)
    if let head = branches[current]?.head { stream.line("from :\(head)") }
    if let other { stream.line("merge :\(other)") }
  }

  private mutating func apply(_ changes: [FileChange]) throws {
    var branch = branches[current] ?? Branch()
    for change in changes {
      for path in try branch.tree.apply(change, readAsset: readAsset) {
        stream.file(path, branch.tree.files[path])
      }
    }
    branch.changes += changes
    branch.head = commits
    branches[current] = branch
    stream.line("")
  }

  private mutating func tag(_ name: String, _ message: String?) throws {
    guard let head = branches[current]?.head else { throw WorkTree.Problem("nothing to tag yet") }
    tags.append((name, message, head, lastSignature))
  }

  private func signature(of author: Author, at time: Int) throws -> String {
    guard let user = users[author.login] else {
      throw WorkTree.Problem("nobody is called \(author.login)")
    }
    let second = author.usesSecondAddress ? user.emails.last : nil
    return "\(user.name) <\(second ?? user.emails[0])> \(time) \(user.zone)"
  }
}
