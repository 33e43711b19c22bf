public import Foundation

/// A text that the user writes, and that exists nowhere else.
public struct Draft: Sendable, Hashable, Identifiable {
  /// A draft at one state of its text, as a field has seen it.
  public struct Reference: Sendable, Hashable {
    /// The number of the draft.
    public let id: Int64
    /// The number of its changes.
    public let revision: Int

    /// Makes a reference.
    public init(id: Int64, revision: Int) { (self.id, self.revision) = (id, revision) }
  }

  /// The text and what it is for.
  public struct Contents: Sendable, Hashable {
    /// The place that it is written for, in the words of who saves it.
    public var place: String
    /// The text.
    public var text: String
    /// The selected part of the text, in the units of who saves it.
    public var selection: Range<Int>
    /// The text that was there before, for a change of it.
    public var base: String?

    /// Makes the contents of a draft.
    public init(place: String, text: String, selection: Range<Int> = 0..<0, base: String? = nil) {
      (self.place, self.text, self.selection, self.base) = (place, text, selection, base)
    }
  }

  /// The draft as it was read.
  public let reference: Reference
  /// The text and what it is for.
  public let contents: Contents
  /// The time of the last change.
  public let changedAt: Date

  /// Makes a draft as it is stored.
  public init(reference: Reference, contents: Contents, changedAt: Date) {
    (self.reference, self.contents, self.changedAt) = (reference, contents, changedAt)
  }

  /// The number of the draft.
  public var id: Int64 { reference.id }
}
