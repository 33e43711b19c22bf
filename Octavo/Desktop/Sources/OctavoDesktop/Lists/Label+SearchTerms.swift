import BinderyGTK
import OctavoViewModels

extension Label {
  /// Shows a text with the words of a search highlighted; without a search, the text alone.
  func show(_ text: String, highlighting terms: SearchTerms?) {
    // More does not fit into a line.
    let parts = terms?.parts(of: String(text.prefix(500))) ?? []
    guard parts.contains(where: \.isMatch) else {
      self.text = text
      return
    }
    show(
      parts.map {
        TextRun($0.text, $0.isMatch ? .strong : [], color: $0.isMatch ? Self.match : nil)
      }
    )
  }

  /// Readable on a light and on a dark background.
  private static var match: String { "#d9530a" }
}
