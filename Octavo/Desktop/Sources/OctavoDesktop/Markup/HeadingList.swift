import BinderyGTK
import OctavoMarkup

/// The headings and named places of a document, in the order in which they are made: from top to
/// bottom.
@MainActor
final class HeadingList {
  private var widgets: [Widget] = []
  private var places: [String: Widget] = [:]
  /// The texts of the document, from top to bottom.
  private(set) var texts: [(label: Label, content: MarkupPart.Content)] = []
  /// The names of the next place.
  private var names: [String] = []

  init() {}

  deinit {}

  func append(_ heading: Widget) { widgets.append(heading) }

  func append(text: Label, _ content: MarkupPart.Content) { texts.append((text, content)) }

  /// Names the next block.
  func append(name: String) { names.append(name) }

  /// Gives a block its names, unless another block has them.
  func place(_ block: Widget) {
    for name in names where places[name] == nil { places[name] = block }
    names = []
  }

  /// Returns the heading with a number.
  func heading(_ number: Int) -> Widget? {
    widgets.indices.contains(number) ? widgets[number] : nil
  }

  /// Returns the headings and named places by their anchors; of those with the same anchor the
  /// first one counts, and a heading comes before another place.
  ///
  /// - Parameters:
  ///   - anchors: The anchors of all headings of the document.
  ///   - top: The widget at the anchors of the top, unless a heading has them.
  /// - Returns: The headings and named places.
  func byAnchor(_ anchors: [String], top: Widget?) -> [String: Widget] {
    let headings = Dictionary(zip(anchors, widgets)) { first, _ in first }
    let sections = places.merging(headings) { $1 }
    guard let top else { return sections }
    return ["": top, "top": top].merging(sections) { $1 }
  }
}
