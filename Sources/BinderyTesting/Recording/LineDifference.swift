/// Returns the dump of a value: one property or element a line.
nonisolated func dumped(_ value: Any) -> [Substring] {
  var text = ""
  dump(value, to: &text)
  return text.split(separator: "\n")
}

/// Returns a line difference: `-` before lines of the old text only, `+` before those of the new.
nonisolated func lineDifference(from old: [Substring], to new: [Substring]) -> String {
  var removed: Set<Int> = []
  var inserted: [Int: Substring] = [:]
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, let line, _): inserted[offset] = line
    }
  }
  var lines: [String] = []
  var (before, after) = (0, 0)
  while before < old.count || after < new.count {
    if removed.contains(before) {
      lines.append("- \(old[before])")
      before += 1
    } else if let line = inserted[after] {
      lines.append("+ \(line)")
      after += 1
    } else {
      lines.append("  \(old[before])")
      before += 1
      after += 1
    }
  }
  return lines.joined(separator: "\n")
}
