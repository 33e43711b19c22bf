extension RefList {
  /// Reads the number in `refs/pull/7/head`.
  static func pullNumber(in name: String) -> Int? {
    let parts = name.split(separator: "/")
    guard parts.count == 4, parts[0] == "refs", parts[1] == "pull", parts[3] == "head" else {
      return nil
    }
    return Int(parts[2])
  }

  /// Reads the number in `refs/former/7/1`, a head of the demo world before a force push.
  static func formerNumber(in name: String) -> Int? {
    let parts = name.split(separator: "/")
    return parts.count == 4 && parts[1] == "former" ? Int(parts[2]) : nil
  }

  /// The branches without those that stand at the head of a pull request: their commits count as
  /// contributions once they are merged.
  var settledBranches: [Branch] {
    let heads = Set(pulls.values)
    return branches.filter { $0.name == defaultBranch || !heads.contains($0.commit) }
  }
}
