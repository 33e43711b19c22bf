import Foundation

/// A walk in Documentation/Architecture.md, such as “The way of a star”: its drawing and its table.
struct DocumentedWalk {
  /// A declaration that the table names, such as `ViewerState.request`, and its file.
  struct Declaration: Equatable {
    let name: String
    let path: String

    /// The module of the file.
    var module: String {
      let folders = path.split(separator: "/")
      return folders.firstIndex(of: "Sources").map { String(folders[$0 + 1]) } ?? ""
    }
  }

  /// A row of the table.
  struct Step {
    let number: String
    let caller: Declaration
    let call: String
    let callee: Declaration
    /// The call by which the callee has passed a closure to the caller; `nil` for a direct call.
    let registration: String?
  }

  /// The arrows of the drawing that are calls, each written as that of its step has to be.
  let arrows: [String]
  let steps: [Step]

  init(_ document: String, of title: String = "The way of a star") {
    let section = document.split(separator: "### \(title)\n").last ?? ""
    let lines = section.split(separator: "\n").prefix { !$0.hasPrefix("### ") }
    arrows = lines.filter { $0.contains("->>") && !$0.contains("-->>") }.map(\.withSingleSpaces)
    steps = lines.compactMap { Step(row: $0) }
  }

  /// Returns the differences between the walk and the code.
  func faults(in file: (String) throws -> SourceFile) rethrows -> [String] {
    let expected = steps.map(\.arrow)
    let drawn = arrows == expected ? [] : ["The drawing has \(arrows), the table \(expected)."]
    return try drawn + steps.flatMap { try $0.faults(in: file) }
  }
}

extension DocumentedWalk.Step {
  fileprivate init?(row: Substring) {
    let cells = row.components(separatedBy: " | ")
    guard cells.count == 4, let match = cells[0].wholeMatch(of: /\| (\d+)/),
      let caller = DocumentedWalk.Declaration(link: cells[1]),
      let callee = DocumentedWalk.Declaration(link: cells[2])
    else { return nil }
    number = String(match.1)
    self.caller = caller
    self.callee = callee
    call = cells[1].firstMatch(of: /: `([^`]+)`$/).map { String($0.1) } ?? ""
    registration = cells[2].firstMatch(of: /passes to `([^`]+)`$/).map { String($0.1) }
  }

  /// The arrow of the step in the drawing.
  fileprivate var arrow: String { "\(caller.module)->>\(callee.module): \(number) \(callee.name)" }

  fileprivate func faults(in file: (String) throws -> SourceFile) rethrows -> [String] {
    let (from, to) = (try file(caller.path), try file(callee.path))
    let faults = [
      from.hasCall(call, in: caller) ? nil : "\(caller.name) does not call \(call).",
      to.hasCall(registration ?? "", in: callee)
        ? nil : "\(callee.name) is not declared, or does not call \(registration ?? "").",
      registration == nil && !call.contains(callee.member)
        ? "\(call) does not name \(callee.name)." : nil,
    ]
    return faults.compactMap { $0.map { "Step \(number): \($0)" } }
  }
}

extension DocumentedWalk.Declaration {
  /// Reads the first link of a cell, such as ``[`ViewerState.set`](ViewerState.swift)``.
  fileprivate init?(link cell: String) {
    guard let match = cell.firstMatch(of: /\[`([\w.]+)`\]\((?:\.\.\/)*([^)]+)\)/) else {
      return nil
    }
    self.init(name: String(match.1), path: String(match.2))
  }

  fileprivate var type: String { String(name.prefix { $0 != "." }) }
  fileprivate var member: String { String(name.dropFirst(type.count + 1)) }
}

extension SourceFile {
  /// Whether a declaration is in the file, and contains a call.
  fileprivate func hasCall(_ call: String, in declaration: DocumentedWalk.Declaration) -> Bool {
    declares(type: declaration.type)
      && declarations(of: declaration.member).contains { call.isEmpty || $0.contains(call) }
  }
}
