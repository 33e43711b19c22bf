import Foundation
public import GitHubValues
public import IssueForms

/// An issue that is written: the members that the server gives to a new issue.
///
/// Its text form is JSON, so that a draft of the outbox has all of them.
public nonisolated struct IssueDraft: Codable, Hashable, Sendable {
  /// The greatest length of a title that GitHub takes, in characters.
  static let longestTitle = 256

  /// The title.
  public var title = ""
  /// The text, in Markdown; empty for a form.
  public var body = ""
  /// The labels.
  public var labels: [GitHub.Label] = []
  /// The accounts that are to work on it.
  public var assignees: [GitHub.Account] = []
  /// The milestone; `nil` for none.
  public var milestone: GitHub.Milestone?
  /// The answers to the fields of a form, by the keys of the fields.
  public var answers: [String: FormAnswer] = [:]

  /// The name of the reference by which other texts know it; `nil` for an issue that never waited
  /// to be sent.
  public var reference: String?

  /// Makes a draft without a word.
  public init(title: String = "", body: String = "") { (self.title, self.body) = (title, body) }

  /// Reads the text form; `nil` for another text.
  init?(text: String) {
    guard let draft = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = draft
  }

  /// The text form, in which equal drafts are equal.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A struct of texts and numbers can always be written.
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }

  /// The title, or else the beginning of the text, as a list shows it.
  var heading: String {
    let first = body.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return title.trimmed.isEmpty ? String(first?.prefix(80) ?? "Untitled") : title.trimmed
  }
}
