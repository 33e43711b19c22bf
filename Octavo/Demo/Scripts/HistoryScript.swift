/// `World/NAME/history.txt`: a repository's past, told commit by commit.
///
/// `World/README.md` explains the format.
struct HistoryScript {
  private(set) var steps: [Step] = []
  /// Branches that stay after they are merged.
  private(set) var keptBranches: Set<String> = []

  private let file: String
  private var lineNumber = 0
  private var latestPath = ""

  init(_ text: String, file: String) throws {
    self.file = file
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lineNumber += 1
      guard let first = line.first, first != "#" else { continue }
      try read(line, beginningWith: first)
    }
  }

  /// Puts the steps of another script before those of this one.
  mutating func precede(with past: HistoryScript) {
    steps = past.steps + steps
    keptBranches.formUnion(past.keptBranches)
  }

  private mutating func read(_ line: Substring, beginningWith first: Character) throws {
    switch first {
    case "*": try beginCommit(line.dropFirst(2))
    case "\"": try changeCommit { $0.body.append(String(line.dropFirst(2))) }
    case ">": try beginText(String(line.dropFirst(2)))
    case "+", "-", "@", "^", "~", "=": try edit(lineEdit(first, line.dropFirst()))
    default: try directive(line)
    }
  }

  private mutating func beginCommit(_ line: Substring) throws {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { throw error("a commit is “* LOGIN SUBJECT”") }
    append(.commit(Commit(author: Author(words[0]), subject: String(words[1]))))
  }

  private mutating func beginText(_ path: String) throws {
    latestPath = path
    try changeCommit { $0.changes.append(FileChange(path: path, kind: .text)) }
  }

  /// Adds an edit; a commit that names no file edits the one that was edited last.
  private mutating func edit(_ edit: NumberedEdit) throws {
    let path = latestPath
    try changeCommit {
      if $0.changes.isEmpty { $0.changes.append(FileChange(path: path, kind: .text)) }
      $0.changes[$0.changes.count - 1].edits.append(edit)
    }
  }

  private func lineEdit(_ sigil: Character, _ rest: Substring) throws -> NumberedEdit {
    func halves() throws -> (String, String) {
      let parts = rest.split(separator: "→", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { throw error("write OLD→NEW") }
      return (String(parts[0]), String(parts[1]))
    }
    let edit: LineEdit =
      switch sigil {
      case "+": .add(String(rest))
      case "-": .remove(String(rest))
      case "@": .goAfter(String(rest))
      case "^": .goBefore(String(rest))
      case "~": .replace(try halves().0, with: try halves().1)
      default: .replaceAll(try halves().0, with: try halves().1)
      }
    return NumberedEdit(edit: edit, line: lineNumber)
  }

  private mutating func directive(_ line: Substring) throws {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { throw error("“\(line)” lacks its argument") }
    let rest = String(words[1])
    switch words[0] {
    case "at":
      guard let days = Double(rest) else { throw error("“at” takes a number of days") }
      append(.daysAgo(days))
    case "on": append(.branch(rest))
    case "begin":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw error("a branch begins with “begin BRANCH SUBJECT”") }
      append(.begin(parts[0], at: parts[1]))
    case "keep": keptBranches.insert(rest)
    case "merge": try append(.merge(merge(rest)))
    case "tag":
      let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
      append(.tag(parts[0], message: parts.count == 2 ? parts[1] : nil))
    default: try fileDirective(words[0], rest)
    }
  }

  /// `merge BRANCH #12 LOGIN TITLE`, or the same without a number.
  private func merge(_ text: String) throws -> Merge {
    var words = text.split(separator: " ", maxSplits: 3)
    guard words.count >= 2 else { throw error("a merge is “merge BRANCH [#NUMBER] LOGIN TITLE”") }
    let branch = String(words.removeFirst())
    if words[0].hasPrefix("#"), let number = Int(words[0].dropFirst()), words.count == 3 {
      return Merge(
        branch: branch,
        number: number,
        author: Author(words[1]),
        title: String(words[2])
      )
    }
    return Merge(branch: branch, number: nil, author: Author(words[0]), title: "")
  }

  private mutating func fileDirective(_ word: Substring, _ rest: String) throws {
    func pair() throws -> (String, String) {
      let parts = rest.split(separator: "→", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw error("“\(word)” takes PATH→ARGUMENT") }
      return (parts[0], parts[1])
    }
    let change: FileChange
    switch word {
    case "delete": change = FileChange(path: rest, kind: .delete)
    case "exec": change = FileChange(path: rest, kind: .executable)
    case "move": change = FileChange(path: try pair().0, kind: .move(to: try pair().1))
    case "link": change = FileChange(path: try pair().0, kind: .link(to: try pair().1))
    case "module": change = FileChange(path: try pair().0, kind: .submodule(try pair().1))
    case "asset": change = FileChange(path: try pair().0, kind: .asset(try pair().1))
    default: throw error("there is no directive “\(word)”")
    }
    try changeCommit { $0.changes.append(change) }
  }

  private mutating func append(_ action: Step.Action) {
    steps.append(Step(action: action, line: lineNumber))
  }

  private mutating func changeCommit(_ change: (inout Commit) -> Void) throws {
    guard case .commit(var commit) = steps.last?.action else {
      throw error("no commit goes before")
    }
    change(&commit)
    steps[steps.count - 1].action = .commit(commit)
  }

  private func error(_ problem: String) -> DemoWorldError { .script(file, lineNumber, problem) }
}
