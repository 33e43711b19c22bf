/// The editor of the user, as a command that opens a file at a line.
public nonisolated struct EditorCommand: Sendable, Equatable {
  /// The command, as the shell reads it.
  let text: String

  /// Takes a command.
  public init(_ text: String) { self.text = text }

  /// Takes the editor of an environment: `VISUAL`, then `EDITOR`, then `vi`.
  public init(environment: [String: String]) {
    text = Self.named(in: environment).first ?? "vi"
  }

  /// Returns the editor with a window: that of the environment if it has one, or an installed one.
  ///
  /// - Parameters:
  ///   - environment: The variables of the environment.
  ///   - isInstalled: Whether a program can be started.
  /// - Returns: The editor; `nil` if there is none.
  public static func withWindow(
    environment: [String: String],
    isInstalled: (String) -> Bool
  ) -> EditorCommand? {
    let named = named(in: environment).lazy.map { EditorCommand($0) }.first {
      $0.hasWindow && $0.program.map(isInstalled) == true
    }
    return named ?? EditorProgram.desktop.first(where: isInstalled).map { EditorCommand($0) }
  }

  private static func named(in environment: [String: String]) -> [String] {
    ["VISUAL", "EDITOR"].compactMap { environment[$0] }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Returns the command of a shell that opens the file “$1”.
  public func shellCommand(at line: Int? = nil) -> String {
    let syntax = line == nil ? nil : known?.syntax
    let place = line.map { "\($0)" } ?? ""
    switch syntax {
    case nil: return "\(text) \"$1\""
    case .plus: return "\(text) +\(place) \"$1\""
    case .colon: return "\(text) \"$1:\(place)\""
    case .goto: return "\(text) --goto \"$1:\(place)\""
    case .option: return "\(text) --line \(place) \"$1\""
    }
  }

  /// Returns the program and its arguments that open a file, without a shell.
  ///
  /// - Parameters:
  ///   - path: The whole path of the file.
  ///   - line: The line; `nil` for none. An editor whose syntax is not known opens the file alone.
  /// - Returns: The arguments; `nil` if only a shell can read the command.
  public func arguments(opening path: String, at line: Int? = nil) -> [String]? {
    guard let words = CommandWords.split(text), !words.isEmpty else { return nil }
    guard let line, let syntax = known?.syntax else { return words + [path] }
    switch syntax {
    case .plus: return words + ["+\(line)", path]
    case .colon: return words + ["\(path):\(line)"]
    case .goto: return words + ["--goto", "\(path):\(line)"]
    case .option: return words + ["--line", "\(line)", path]
    }
  }

  /// The program, as it is looked for; `nil` if only a shell can read the command.
  private var program: String? { CommandWords.split(text)?.first }

  /// Whether it is known to open a window of its own.
  var hasWindow: Bool {
    guard let known else { return false }
    let words = CommandWords.split(text) ?? []
    let isInTerminal = ["-nw", "-t", "--tty", "--no-window-system"].contains(where: words.contains)
    return known.hasWindow && !(known.canLackWindow && isInTerminal)
  }

  private var known: EditorProgram? {
    let first = program ?? text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    return EditorProgram.all[first.split(separator: "/").last.map(String.init) ?? ""]
  }
}
