/// A condition of the filter of a list, as the user sees it: a chip that a click removes.
///
/// ```swift
/// let unread = FilterChip("is:unread", title: "Unread")
/// label.text = unread.title
/// print(unread.id)  // is:unread
/// ```
public struct FilterChip: Sendable, Hashable, Identifiable {
  /// The identity, which no other chip of the list has.
  public let id: String
  /// The condition in a few words: “Unread”.
  public let title: String

  /// Makes a chip.
  public init(_ id: String, title: String) { (self.id, self.title) = (id, title) }
}

/// A view model of a list whose filter has conditions beside its words.
///
/// The text of the filter and its chips are two views of one value: a chip is there as soon as its
/// condition is typed, and its end changes the text.
///
/// ```swift
/// var chips: [FilterChip] { authors.map { FilterChip($0, title: "By \($0)") } }
///
/// func remove(_ chip: FilterChip) {
///   keyword = authors.filter { $0 != chip.id }.joined(separator: " ")
/// }
/// ```
///
/// Each view kit shows the chips between the filter and the rows.
///
/// - Order: the chips are shown in the order of ``chips``.
/// - Errors: the removal of a chip that is no longer there has no effect.
/// - Cost: each change of the chips draws all of them, so there should be tens at most.
@MainActor
public protocol ChipFiltering: TableViewModel {
  /// The conditions, as a property that is observed.
  var chips: [FilterChip] { get }
  /// Removes a condition.
  func remove(_ chip: FilterChip)
}
