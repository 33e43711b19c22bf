extension RefList {
  static let arguments = [
    "for-each-ref",
    "--format=%(refname)%00%(objecttype)%00%(objectname)%00%(*objecttype)%00%(*objectname)%00"
      + "%(creatordate:unix)%00%(*committerdate:unix)%00%(taggeremail:trim)%00%(HEAD)",
    "refs/heads/", "refs/tags/", "refs/remotes/origin/", "refs/pull/", "refs/former/",
  ]

  /// Finds the branch that `HEAD` names; `nil` if it names a commit or a branch without one.
  static func head(in output: [UInt8]) -> String? {
    let current = output.split(separator: UInt8(ascii: "\n"))
      .first { $0.suffix(2).elementsEqual([0, UInt8(ascii: "*")]) }
    return current.map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Reads the output of git with ``arguments``, and what `HEAD` says.
  ///
  /// That is `refs/heads/…`, or a commit when it is detached.
  init(_ output: [UInt8], head: String) {
    self.init(defaultBranch: "main")
    var remote: [Branch] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 9 else { continue }
      if let nested = NestedTag(fields) { nestedTags.append(nested) }
      guard let target = Self.target(fields) else { continue }
      if let number = Self.pullNumber(in: fields[0]) { pulls[number] = target.commit }
      if let number = Self.formerNumber(in: fields[0]) {
        formerHeads[number, default: []].append(target.commit)
      }
      if let name = fields[0].dropping(prefix: "refs/heads/") {
        branches.append(
          Branch(name: name, fullName: fields[0], commit: target.commit, time: target.time)
        )
      } else if let name = fields[0].dropping(prefix: "refs/remotes/origin/"), name != "HEAD" {
        remote.append(
          Branch(name: name, fullName: fields[0], commit: target.commit, time: target.time)
        )
      } else if let name = fields[0].dropping(prefix: "refs/tags/") {
        let tagger = fields[7].isEmpty ? nil : fields[7]
        tags.append(
          Tag(
            name: name,
            commit: target.commit,
            time: target.time,
            tagger: tagger,
            object: fields[1] == "tag" ? ObjectID(fields[2]) : nil
          )
        )
      }
    }
    // A clone stands for its origin: branches that were fetched and never checked out count too.
    let local = Set(branches.map(\.name))
    branches += remote.filter { !local.contains($0.name) }
    branches.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    chooseDefault(head: head)
  }

  private mutating func chooseDefault(head: String) {
    if let name = head.dropping(prefix: "refs/heads/") {
      defaultBranch = name
    } else if let name = ["main", "master"].first(where: { branch($0) != nil }) {
      defaultBranch = name
    } else if let newest = branches.max(by: { $0.time < $1.time }) {
      defaultBranch = newest.name
    } else if let commit = ObjectID(head) {
      // A checkout of a bare commit has no branch at all; it is served as one.
      branches = [Branch(name: "HEAD", fullName: "HEAD", commit: commit, time: 0)]
      defaultBranch = "HEAD"
    }
  }

  /// The commit a ref leads to; refs to anything else (a tagged tree) are not shown.
  private static func target(_ fields: [String]) -> (commit: ObjectID, time: Int)? {
    if fields[1] == "commit", let id = ObjectID(fields[2]) {
      return (id, Int(fields[5]) ?? 0)
    }
    guard fields[3] == "commit", let id = ObjectID(fields[4]) else { return nil }
    return (id, Int(fields[5]) ?? Int(fields[6]) ?? 0)
  }
}

extension RefList.NestedTag {
  fileprivate init?(_ fields: [String]) {
    guard let name = fields[0].dropping(prefix: "refs/tags/"), fields[1] == "tag",
      fields[3] == "tag", let object = ObjectID(fields[2])
    else { return nil }
    self.init(
      name: name,
      object: object,
      time: Int(fields[5]) ?? 0,
      tagger: fields[7].isEmpty ? nil : fields[7]
    )
  }
}

extension String {
  func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
