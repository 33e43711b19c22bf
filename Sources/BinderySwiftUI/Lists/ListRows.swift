#if canImport(SwiftUI)
public import BinderyNavigation
public import SwiftUI

/// The rows of a view model in a list, with animated changes.
///
/// ```swift
/// List {
///   ListRows(viewModel, \.books) { book in Text(book.title) }
/// }
/// ```
///
/// - Order: a change of the rows is shown in one update. Insertions, removals and moves are animated
///   unless there are more than a hundred; the first rows and changes of a row's content are not.
/// - Lifetime: the view retains the view model while it is on the screen.
/// - Errors: rows with an identifier that another row has are shown, each with a view of its own;
///   SwiftUI alone would show one of them twice.
/// - Cost: a change costs a difference of the lists, O(n log n) between their common ends.
public struct ListRows<Model: ViewModel, Row: Identifiable & Equatable, Content: View>: View
where Row.ID: Sendable {
  private let viewModel: Model
  private let keyPath: KeyPath<Model, [Row]>
  private let content: (Row) -> Content
  @State private var kept = MadeForOwner<RowDifferences<Row>>()

  /// Makes the rows of a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - keyPath: The path to its rows.
  ///   - content: Makes the view of a row.
  public init(
    _ viewModel: Model,
    _ keyPath: KeyPath<Model, [Row]>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.viewModel = viewModel
    self.keyPath = keyPath
    self.content = content
  }

  /// The rows.
  public var body: some View {
    let differences = kept.value(for: viewModel) { [viewModel, keyPath] in
      RowDifferences(animate: { change in withAnimation { change() } }) {
        viewModel[keyPath: keyPath]
      }
    }
    ForEach(differences.rows) { placed in content(placed.row) }
  }
}
#endif
