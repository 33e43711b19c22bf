/// The words of a kind of event, with places for facts of the event.
///
/// A place has the words before it, which are left out if the event lacks the fact.
nonisolated struct EventSentence: ExpressibleByStringInterpolation, Sendable {
  /// A fact of an event.
  enum Fact: Sendable {
    /// The label, the account that is assigned, and the milestone.
    case label, assignee, milestone
    /// The account whose review is requested, and the result of a review.
    case reviewer, review
    /// The titles and the types before and after a change.
    case oldTitle, newTitle, oldType, newType
    /// The reasons for a lock and for a state.
    case lockReason, reason
    /// The commit, and the first line of its message.
    case commit, message
    /// The other issue or pull request.
    case issue
    /// The commits before and after a force push, and the branches before and after a new base.
    case oldHead, newHead, oldBase, newBase
    /// The environment of a deployment, or the reason for which a merge queue removed it.
    case words
  }

  /// A part of a sentence.
  enum Part: Sendable {
    /// Words that are always there.
    case words(String)
    /// A noun, in the plural for several events.
    case noun(String)
    /// A fact, with the words before it.
    case fact(before: String, Fact)
  }

  /// The parts from the left to the right.
  let parts: [Part]

  init(stringLiteral words: String) { parts = [.words(words)] }

  init(stringInterpolation parts: StringInterpolation) { self.parts = parts.parts }

  /// Collects the parts of a sentence that is written with places.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    /// Adds a fact and the words before it, with a space between them.
    mutating func appendInterpolation(_ before: String, _ fact: Fact) {
      parts.append(.fact(before: "\(before) ", fact))
    }

    /// Adds a noun that is in the plural for several events.
    mutating func appendInterpolation(counted noun: String) { parts.append(.noun(noun)) }
  }
}
