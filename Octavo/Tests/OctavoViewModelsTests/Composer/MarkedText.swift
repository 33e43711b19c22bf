@testable import OctavoViewModels

/// A text with its selection between “«” and “»”, or its cursor as “|”.
func marked(_ text: ComposedText) -> String {
  let (start, end) = (text.selection.lowerBound, text.selection.upperBound)
  let rest = text.part(end..<text.text.utf8.count)
  guard !text.selection.isEmpty else { return text.part(0..<start) + "|" + rest }
  return text.part(0..<start) + "«" + text.selected + "»" + rest
}

/// The text of such marks.
func composed(_ marked: String) -> ComposedText {
  let parts = marked.split(omittingEmptySubsequences: false) { "|«»".contains($0) }
  let start = parts[0].utf8.count
  let end = parts.count > 2 ? start + parts[1].utf8.count : start
  return ComposedText(parts.joined(), selection: start..<end)
}
