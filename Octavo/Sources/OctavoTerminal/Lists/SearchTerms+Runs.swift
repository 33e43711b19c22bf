import BinderyTerminal
import OctavoViewModels

extension SearchTerms? {
  /// Returns a text with the words of the search highlighted; without a search, the text alone.
  func runs(_ text: String, _ style: Style = .plain) -> [Run] {
    guard let self else { return [Run(text, style)] }
    // More does not fit into a line.
    return self.parts(of: String(text.prefix(500))).map { part in
      Run(part.text, part.isMatch ? Style(.warning, .bold) : style)
    }
  }
}
