extension GraphQLFragment {
  /// Whether fragments spread each other in a circle, by the names that each of them spreads.
  ///
  /// Those that spread nothing are removed until none is left.
  static func hasCircle(_ spreads: [String: [String]]) -> Bool {
    var users: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for (name, inner) in spreads {
      let known = Set(inner).filter { spreads[$0] != nil }
      counts[name] = known.count
      for other in known { users[other, default: []].append(name) }
    }
    var free = counts.filter { $0.value == 0 }.map(\.key)
    var removed = 0
    while let name = free.popLast() {
      removed += 1
      for user in users[name] ?? [] {
        counts[user, default: 0] -= 1
        if counts[user] == 0 { free.append(user) }
      }
    }
    return removed < spreads.count
  }
}
