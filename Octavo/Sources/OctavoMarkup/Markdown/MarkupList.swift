/// A list of items, each of which holds blocks.
public struct MarkupList: Sendable, Hashable {
  /// One entry of a list.
  public struct Item: Sendable, Hashable {
    /// Whether the box is ticked, or `nil` for an entry without a box.
    public var isDone: Bool?
    /// The blocks of the entry.
    public var blocks: [MarkupBlock]
    /// The place in the text at which an entry with a box begins, in bytes; `nil` without a box.
    public var place: Int?

    /// Makes an entry.
    public init(isDone: Bool? = nil, place: Int? = nil, _ blocks: [MarkupBlock]) {
      self.isDone = isDone
      self.place = place
      self.blocks = blocks
    }
  }

  /// The number of the first entry, or `nil` for a list with bullets.
  public var start: Int?
  /// Whether entries follow each other without space between.
  public var isTight: Bool
  /// The entries.
  public var items: [Item]

  /// Makes a list.
  public init(start: Int? = nil, isTight: Bool = true, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}
