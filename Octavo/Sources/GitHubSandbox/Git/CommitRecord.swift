/// The fields of a commit object.
struct CommitRecord: Equatable, Sendable {
  struct Signature: Equatable, Sendable {
    var name: String
    var email: String
    /// Seconds since 1970.
    var time: Int
  }

  let id: ObjectID
  let tree: ObjectID
  let parents: [ObjectID]
  let author: Signature
  let committer: Signature
  let message: String

  /// The `git log` format that ``parse(_:)`` reads; with `-z` a record ends with a zero byte too.
  static let format =
    "--format=%H%x00%T%x00%P%x00%an%x00%ae%x00%at%x00%cn%x00%ce%x00%ct%x00%B"

  /// Reads the output of `git log -z` in ``format``.
  static func parse(_ output: [UInt8]) -> [CommitRecord] {
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var commits: [CommitRecord] = []
    for start in stride(from: 0, to: fields.count - 9, by: 10) {
      guard let commit = CommitRecord(fields: fields[start..<(start + 10)].map(\.self)) else {
        break
      }
      commits.append(commit)
    }
    return commits
  }

  private init?(fields: [String]) {
    guard let id = ObjectID(fields[0]), let tree = ObjectID(fields[1]) else { return nil }
    self.id = id
    self.tree = tree
    parents = fields[2].split(separator: " ").compactMap { ObjectID($0) }
    author = Signature(name: fields[3], email: fields[4], time: Int(fields[5]) ?? 0)
    committer = Signature(name: fields[6], email: fields[7], time: Int(fields[8]) ?? 0)
    message = fields[9].replacing("\r\n", with: "\n").trimmingSuffix { $0 == "\n" }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
