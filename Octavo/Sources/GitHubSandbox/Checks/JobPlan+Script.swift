extension JobPlan {
  /// Reads a job or a check.
  init(_ record: ScriptLine) throws(CheckScriptError) {
    self.init(name: record.value)
    for line in record.below {
      switch line.key {
      case "needs": needs = line.list
      case "runner": runner = line.value
      case "queue": queue = try line.count()
      case "takes": seconds = try line.count()
      case "ends":
        for word in line.list { conclusions.append(try line.conclusion(word)) }
      case "environment": environment = line.value
      case "reviewers": reviewers = line.list
      case "title": title = line.value
      case "summary": summary = summary.map { "\($0)\n\(line.value)" } ?? line.value
      case "text": text = text.map { "\($0)\n\(line.value)" } ?? line.value
      case "details": details = line.value
      case "annotation": annotations.append(try Annotation(line))
      case "step": steps.append(try Step(line))
      default: throw line.error("there is no “\(line.key)” of a \(record.key)")
      }
    }
    if record.value.isEmpty { throw record.error("a \(record.key) has a name") }
  }
}

extension JobPlan.Step {
  fileprivate init(_ record: ScriptLine) throws(CheckScriptError) {
    self.init(name: record.value)
    for line in record.below {
      // An escape sequence can be read and searched this way.
      let text = line.value.replacing("\\e", with: "\u{1B}")
      switch line.key {
      case "takes": seconds = try line.count()
      case "ends": conclusion = try line.conclusion()
      case "|": lines.append(text)
      case "!": failureLines.append(text)
      case "filler": filler = try line.count()
      default: throw line.error("there is no “\(line.key)” of a step")
      }
    }
  }
}

extension JobPlan.Annotation {
  private static let levels = ["notice", "warning", "failure"]

  /// Reads a level, a path with a line or two, and a message: `failure src/tide.c:12-14 Too high`.
  fileprivate init(_ record: ScriptLine) throws(CheckScriptError) {
    let words = record.value.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, Self.levels.contains(words[0]),
      let colon = words[1].lastIndex(of: ":")
    else { throw record.error("an annotation is “LEVEL PATH:LINE MESSAGE”") }
    let numbers = words[1][words[1].index(after: colon)...].split(separator: "-").map { Int($0) }
    guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, first <= last else {
      throw record.error("an annotation has a line, or two with a dash")
    }
    self.init(
      path: String(words[1][..<colon]),
      lines: first...last,
      level: words[0],
      message: words[2]
    )
    for line in record.below {
      switch line.key {
      case "title": title = line.value
      case "details": details = line.value
      default: throw line.error("there is no “\(line.key)” of an annotation")
      }
    }
  }
}
