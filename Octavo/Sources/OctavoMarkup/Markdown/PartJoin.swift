/// Joins the parts of a document that is read again with those that are shown.
///
/// The beginning of a document is shown before the rest has arrived. Then the whole document is
/// read, and only what differs is drawn again, such as a link that is defined at the end.
public struct PartJoin: Sendable {
  /// The parts that are to stay and those to be added below them.
  public typealias Change = (kept: Int, added: ArraySlice<MarkupPart>)

  /// The number of parts that are the same; `nil` after the first difference.
  private var same: Int?

  /// Makes the join of a document that is read for the first time, or again.
  public init(isAgain: Bool) { same = isAgain ? 0 : nil }

  /// Compares the next parts with those that are shown.
  ///
  /// - Returns: The change; `nil` if there is none.
  public mutating func join(_ new: [MarkupPart], to shown: [MarkupPart]) -> Change? {
    guard let start = same else { return (shown.count, new[...]) }
    let count = zip(shown[start...], new).prefix { $0 == $1 }.count
    same = start + count
    guard count < new.count else { return nil }
    same = nil
    return (start + count, new[count...])
  }

  /// Returns the number of parts that are to stay at the end of the document.
  public func kept(of shown: [MarkupPart]) -> Int { same ?? shown.count }
}
