import BinderyNavigation

/// A condition of a filter, which can be set and removed.
nonisolated protocol FilterCondition {
  /// The condition in the text of the filter, such as “label:bug”.
  var text: String { get }
  /// The condition in words, such as “Label bug”.
  var words: String { get }
}

/// The filter of a list: a value with a text, whose conditions are chips.
nonisolated protocol ListFilter {
  associatedtype Condition: FilterCondition

  /// Reads a text; each text is a filter.
  init(_ text: String)

  /// The text.
  var text: String { get }
  /// The conditions, in the order of the text.
  var conditions: [Condition] { get }

  /// Returns the filter with a condition, or without the condition if the filter has it.
  func toggling(_ condition: Condition) -> Self
}

extension ListFilter {
  /// A chip for each condition.
  var chips: [FilterChip] { conditions.map { FilterChip($0.text, title: $0.words) } }

  /// Returns the filter without the condition of a chip.
  func removing(_ chip: FilterChip) -> Self {
    conditions.first { $0.text == chip.id }.map(toggling) ?? self
  }

  /// Returns the text of the filter after the condition with a text was toggled; an empty text
  /// without one.
  func toggling(text condition: String?) -> String {
    condition.flatMap { Self($0).conditions.first }.map { toggling($0).text } ?? ""
  }
}
