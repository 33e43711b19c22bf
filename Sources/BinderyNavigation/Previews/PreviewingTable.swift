public import BinderySignals

/// A list beside which the page of the selected row is shown, where there is room.
///
/// ```swift
/// final class ThreadsViewModel: ViewModel, PreviewingTable {
///   var selectedRow = SelectedRow() { didSet { selectedID = selectedRow.id } }
///   @MutableProperty private(set) var selectedID: String?
///
///   init(_ services: Services) {
///     super.init()
///     followSelection(services.navigation, on: services.scheduler)
///   }
///
///   func preview(of row: Row?) -> PreviewContent<Route> {
///     row.map { .page(.issue($0.repository, $0.number)) } ?? .words("Nothing is selected.")
///   }
/// }
/// ```
///
/// - Order: the page of the first row is shown at once, that of another one when the selection has
///   rested for a moment. So rows over which the user moves request nothing.
/// - Lifetime: a page ends when the page of another row takes its place, and with its list. A page
///   that is opened stays alive as any other on the stack.
/// - Errors: a row without a page has a sentence in its place.
/// - Cost: one observer while the list is active; the page is made where there is room only.
@MainActor
public protocol PreviewingTable: RestorableTable {
  /// The routes of the app.
  associatedtype PreviewRoute: Codable & Hashable & Sendable

  /// The identifier of the selected row as text, which is observed.
  var selectedID: String? { get }

  /// Returns what is shown beside the list for its selected row, if it has one.
  func preview(of row: Row?) -> PreviewContent<PreviewRoute>
}

extension PreviewingTable {
  /// Shows the page of the selected row beside the list while the list is active.
  ///
  /// - Parameters:
  ///   - navigation: The navigation that shows the list.
  ///   - scheduler: The clock of the pause.
  ///   - pause: The time for which the selection has to rest.
  public func followSelection(
    _ navigation: any RouteNavigation<PreviewRoute>,
    on scheduler: any Scheduler,
    after pause: Duration = .milliseconds(200)
  ) {
    whenActivated { table, activation in
      let waiting = SerialDisposable()
      activation += waiting
      var isDue = true
      activation.observe(table) { table in
        guard navigation.hasRoomBeside else {
          waiting.inner = nil
          isDue = true
          return
        }
        _ = table.selectedID
        let hasRows = !table.rows.isEmpty
        if isDue {
          // The rows that a list is waiting for are shown without a pause.
          isDue = !hasRows
          table.showPreview(in: navigation)
        } else {
          waiting.inner = scheduler.schedule(after: pause) { [weak table] in
            table?.showPreview(in: navigation)
          }
        }
      }
      activation.observeEnded { [weak table] in
        if let table { navigation.preview(nil, beside: table) }
      }
    }
  }

  /// The selected row; the first one until a row was selected.
  private var previewedRow: Row? {
    let rows = rows
    guard selectedRow.id != nil else { return rows.first }
    return selectedRow.offset(in: rows).map { rows[$0] }
  }

  private func showPreview(in navigation: any RouteNavigation<PreviewRoute>) {
    untracked { navigation.preview(preview(of: previewedRow), beside: self) }
  }
}
