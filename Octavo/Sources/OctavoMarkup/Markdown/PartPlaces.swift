/// The parts to which the anchors of links lead.
///
/// Of headings with the same anchor the first one counts, and a heading comes before another place
/// with its anchor.
public struct PartPlaces: Sendable {
  private var count = 0
  private var headings: [String: Int] = [:]
  private var places: [String: Int] = [:]
  /// The parts of all headings, with their anchors.
  private var titles: [(part: Int, anchor: String)] = []

  /// Makes the places of a document without parts.
  public init() {}

  /// Adds parts below all others.
  public mutating func append(_ parts: [MarkupPart]) {
    for part in parts {
      for (number, name) in part.names.enumerated() {
        if number == 0, part.title != nil {
          titles.append((count, name))
          headings[name] = headings[name] ?? count
        } else {
          places[name] = places[name] ?? count
        }
      }
      count += 1
    }
  }

  /// The part of the heading with a number if it has an anchor, and else the part of the anchor.
  public subscript(anchor: String, title number: Int?) -> Int? {
    guard let number, titles.indices.contains(number), titles[number].anchor == anchor else {
      return self[anchor]
    }
    return titles[number].part
  }

  /// The part of an anchor, which may be in capitals; `nil` if there is none.
  ///
  /// The top of the document has names, too.
  public subscript(anchor: String) -> Int? {
    let lowercased = anchor.lowercased()
    for name in [anchor, lowercased] {
      if let part = headings[name] ?? places[name] { return part }
    }
    return count > 0 && ["", "top"].contains(lowercased) ? 0 : nil
  }
}
