#if canImport(Glibc) || canImport(Musl)
nonisolated extension KeyMap {
  /// A line of a user's file that was ignored, or that binds a key a second time.
  public struct Problem: Sendable, Equatable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// The message for the user.
    public let message: String
    /// The line and the message.
    public var description: String { "Line \(line): \(message)" }
  }

  /// Overrides bindings by the lines of a user's file.
  ///
  /// ```text
  /// # The keys of the editor that I am used to
  /// star = s Ctrl+S
  /// move.down = n Down
  /// suspend =
  /// ```
  ///
  /// A line has the name of an action and its keys, which replace all the others; without keys the
  /// action has none. Lines that begin with `#` are comments. A line that cannot be read is
  /// ignored. If a key belongs to two actions of a screen, the first in the list of its keys is
  /// performed.
  ///
  /// - Returns: The problems, in the order of the lines.
  public mutating func apply(_ file: String) -> [Problem] {
    let before = self
    var problems: [Problem] = []
    var bound: [String: Int] = [:]
    for (offset, text) in file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = offset + 1
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      do throws(Failure) {
        let (id, keys) = try Self.binding(words)
        guard self.actions.contains(id) else { throw Failure("“\(id)” is no action.") }
        if let before = bound[id] { throw Failure("“\(id)” has its keys in line \(before).") }
        bind(id, to: keys)
        bound[id] = line
      } catch {
        problems.append(Problem(line: line, message: error.message))
      }
    }
    return (problems + sharedKeys(of: bound, before)).sorted { $0.line < $1.line }
  }

  private struct Failure: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }

  private static func binding(_ words: [String]) throws(Failure) -> (String, [KeyPress]) {
    guard words.count >= 2, words[1] == "=" else {
      throw Failure("Write the name of an action, “=” and its keys, such as “star = s Ctrl+S”.")
    }
    var keys: [KeyPress] = []
    for word in words.dropFirst(2) {
      guard let key = KeyPress(named: word) else {
        throw Failure("“\(word)” is no key. Keys are named like j, Enter, Ctrl+S, PageDown or F5.")
      }
      if !keys.contains(key) { keys.append(key) }
    }
    return (words[0], keys)
  }

  /// Returns a problem for each line whose keys also belong to another action, unless they did
  /// before.
  private func sharedKeys(of bound: [String: Int], _ before: KeyMap) -> [Problem] {
    bound.flatMap { id, line in
      self[id].flatMap { key in
        actions.filter { other in
          guard other != id, self[other].contains(key) else { return false }
          // The app gives one key to actions of different screens on purpose.
          guard !before[id].contains(key) || !before[other].contains(key) else { return false }
          // Two lines of the file are reported once, at the second.
          return bound[other].map { $0 < line } ?? true
        }.map { Problem(line: line, message: "“\(key)” is also a key of “\($0)”.") }
      }
    }
  }
}
#endif
