public import BinderyNavigation

/// Options of a picker below one heading.
public nonisolated struct PickerSection<Option: Equatable & Sendable>: Sendable, ListSection,
  Equatable
{
  /// The heading, which no other section of the picker has; empty for none.
  public let title: String
  /// The options that match the filter.
  public internal(set) var rows: [PickerRow<Option>]

  /// The heading.
  public var id: String { title }
}
