import Foundation

/// An option of a picker, and its result.
public nonisolated struct PickerOption: Sendable, Hashable {
  /// The text of the option.
  public let title: String
  /// The value; `nil` for the option that stands for all.
  public let value: String?
  /// The colour of its dot in the form `#1a5fb4`; `nil` for no dot.
  public let color: String?

  init(_ title: String, value: String?, color: String? = nil) {
    self.title = title
    self.value = value
    self.color = color
  }

  /// The letter of the section: without its accent, in upper case; “#” for everything that is none.
  var letter: String {
    let folded = title.folding(options: [.diacriticInsensitive], locale: nil)
    guard let first = folded.first, first.isLetter else { return "#" }
    return first.uppercased()
  }
}
