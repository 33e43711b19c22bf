import RandomScripts

nonisolated extension Script: Shrinkable {
  /// The scripts that are a little simpler, the largest simplifications first.
  var simplifications: [Script] {
    var simpler = entries.partsToLeaveOut.map(leavingOut)
    if disposal != nil {
      simpler.append(Script(entries: entries))
    }
    for index in entries.indices { simpler += simplifying(index) }
    return simpler
  }

  private func leavingOut(_ range: Range<Int>) -> Script {
    var copy = self
    copy.entries.removeSubrange(range)
    if let disposal {
      copy.disposal = disposal - range.clamped(to: 0..<max(disposal, 0)).count
    }
    return copy
  }

  private func simplifying(_ index: Int) -> [Script] {
    var simpler: [Script] = []
    let before = index == 0 ? 0 : entries[index - 1].frame
    if entries[index].frame > before {
      var copy = self
      for later in index..<entries.count { copy.entries[later].frame -= 1 }
      simpler.append(copy)
    }
    if case .value(let value) = entries[index].act, value > 0 {
      var copy = self
      copy.entries[index].act = .value(value - 1)
      simpler.append(copy)
    }
    return simpler
  }
}
