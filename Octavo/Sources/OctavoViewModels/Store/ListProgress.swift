/// The progress of a request for all pages of a list.
public nonisolated struct ListProgress: Sendable, Equatable {
  /// The number of items that have been read.
  public var read: Int
  /// The number of items on all pages, rounded up to whole pages; `nil` if the server has not said.
  public var total: Int?

  /// Makes the progress of a request.
  public init(read: Int, total: Int? = nil) {
    self.read = read
    self.total = total
  }
}
