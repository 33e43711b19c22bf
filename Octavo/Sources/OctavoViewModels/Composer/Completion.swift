/// A name that can take the place of a typed beginning.
public nonisolated struct Completion: Sendable, Hashable, Identifiable {
  /// The text that is inserted, such as `@mona` or `#42`.
  public let text: String
  /// The words in the list.
  public let title: String
  /// The words beside the title, such as the full name of an account; empty for none.
  public let detail: String

  /// Makes a completion; the title is the text where none is given.
  public init(_ text: String, title: String? = nil, detail: String = "") {
    self.text = text
    self.title = title ?? text
    self.detail = detail
  }

  /// The text.
  public var id: String { text }

  /// Returns the completion in words, for assistive technology.
  public func spoken(isSelected: Bool) -> String {
    Strings.spoken(detail.isEmpty ? title : "\(title), \(detail)", isSelected: isSelected)
  }
}

/// The names that a text can refer to.
///
/// The order of each list is that in which it is shown: participants before members, for example.
public protocol CompletionSource: AnyObject {
  /// Returns the names that are stored on this machine and match a token.
  func storedCompletions(of token: CompletionToken) -> [Completion]

  /// Requests the names that match a token from the server.
  ///
  /// The task is cancelled when the user has typed on.
  func requestCompletions(of token: CompletionToken) async throws -> [Completion]
}

nonisolated extension Completion {
  /// The most completions in the list.
  static let most = 8

  /// Returns the stored completions and those of the server that are not among them.
  static func merged(_ stored: [Completion], _ requested: [Completion]) -> [Completion] {
    var seen: Set<String> = []
    return Array((stored + requested).filter { seen.insert($0.id).inserted }.prefix(most))
  }
}
