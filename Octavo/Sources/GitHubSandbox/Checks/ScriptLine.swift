/// A line of a script with the lines that are indented below it.
struct ScriptLine {
  let number: Int
  let key: String
  let value: String
  var below: [ScriptLine] = []

  /// Reads a script, in which two spaces are one level.
  ///
  /// - Throws: `CheckScriptError` for a line that is indented too far.
  static func all(in text: String) throws(CheckScriptError) -> [ScriptLine] {
    // The lines that are not complete yet, the outermost first.
    var open: [ScriptLine] = []
    var lines: [ScriptLine] = []
    func close(to depth: Int) {
      while open.count > depth, let last = open.popLast() {
        if open.isEmpty { lines.append(last) } else { open[open.count - 1].below.append(last) }
      }
    }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      let indent = line.count - content.count
      guard indent % 2 == 0, indent / 2 <= open.count else {
        throw CheckScriptError(line: index + 1, problem: "the line is indented too far")
      }
      close(to: indent / 2)
      let words = content.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      open.append(
        ScriptLine(
          number: index + 1,
          key: String(words[0]),
          value: words.count > 1 ? String(words[1]) : ""
        )
      )
    }
    close(to: 0)
    return lines
  }

  func error(_ problem: String) -> CheckScriptError {
    CheckScriptError(line: number, problem: problem)
  }

  /// The longest time and the largest number of bytes, which keep all sums small.
  private static let largest = 1 << 31

  /// Returns the value as a number.
  func count() throws(CheckScriptError) -> Int {
    guard let count = Int(value), (0...Self.largest).contains(count) else {
      throw error("“\(key)” is a number")
    }
    return count
  }

  /// Returns the parts of the value between commas.
  var list: [String] {
    value.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the value as the result of a check.
  func conclusion(_ word: String? = nil) throws(CheckScriptError) -> CheckConclusion {
    guard let conclusion = CheckConclusion(rawValue: word ?? value) else {
      throw error("“\(word ?? value)” is no result")
    }
    return conclusion
  }
}

/// The reason why a script of checks cannot be read.
struct CheckScriptError: Error, Equatable, CustomStringConvertible {
  let line: Int
  let problem: String

  var description: String { "line \(line): \(problem)" }
}
