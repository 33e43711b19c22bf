import BinderyGTK

/// The headings of a document, in the order in which they are made: from top to bottom.
@MainActor
final class HeadingList {
  private var widgets: [Widget] = []

  init() {}

  deinit {}

  func append(_ heading: Widget) { widgets.append(heading) }

  /// Returns the headings by their anchors; of those with the same anchor the first one counts.
  ///
  /// - Parameters:
  ///   - anchors: The anchors of all headings of the document.
  ///   - top: The widget at the anchors of the top, unless a heading has them.
  /// - Returns: The headings.
  func byAnchor(_ anchors: [String], top: Widget?) -> [String: Widget] {
    let headings = Dictionary(zip(anchors, widgets)) { first, _ in first }
    guard let top else { return headings }
    return ["": top, "top": top].merging(headings) { $1 }
  }
}
