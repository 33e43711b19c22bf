import Foundation
import Synchronization

/// Answers with their entity tags, so that an unchanged one need not travel again.
///
/// The cache belongs to one set of credentials and is bounded in bytes: the answer that was
/// not asked for longest goes first.
final class AnswerCache: Sendable {
  /// What an answer belongs to.
  struct Key: Hashable, Sendable {
    var url: URL
    var accept: String
  }

  private struct Entry {
    var answer: Answer
    var lastUse: Int
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The answer last kept for a key.
  func answer(for key: Key) -> Answer? {
    contents.withLock { contents in
      contents.uses += 1
      contents.entries[key]?.lastUse = contents.uses
      return contents.entries[key]?.answer
    }
  }

  /// Keeps an answer, unless it has no tag or would push out most of the others.
  func keep(_ answer: Answer, for key: Key) {
    contents.withLock { contents in
      if let old = contents.entries.removeValue(forKey: key) {
        contents.bytes -= old.answer.body.count
      }
      guard answer["ETag"] != nil, answer.body.count <= capacity / 4 else { return }
      contents.uses += 1
      contents.entries[key] = Entry(answer: answer, lastUse: contents.uses)
      contents.bytes += answer.body.count
      while contents.bytes > capacity,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.entries[oldest.key] = nil
        contents.bytes -= oldest.value.answer.body.count
      }
    }
  }
}
