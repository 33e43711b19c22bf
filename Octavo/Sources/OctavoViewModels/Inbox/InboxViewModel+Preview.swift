public import BinderyNavigation
import GitHubValues

/// The page of the selected thread beside the list.
///
/// It is a preview: the thread stays new until the user opens the page.
extension InboxViewModel: PreviewingTable {
  /// Returns the page of a thread, or why there is none.
  public func preview(of row: SummaryRow?) -> PreviewContent<Route> {
    guard let row, let item = items(of: [row]).first else {
      return .words(rows.isEmpty ? "" : "No thread is selected.")
    }
    if let account = item.account, account != services.session.shownAccount {
      // A page belongs to the account that is shown.
      return .words("Open it to go on as “\(account.login)”.")
    }
    return item.thread.route.map { .page($0) } ?? .words(item.missingPageWords)
  }

  /// Selects the thread whose page the user opens from another page, if the list shows it.
  func followOpened() {
    lifetime.add(
      services.inbox.openings.observeValues { [weak self] key in
        guard let self, key.id != selectedRow.id,
          untracked({ shown.contains { $0.key == key } })
        else { return }
        selectedRow = SelectedRow(restoring: key.id)
      }
    )
  }
}

extension InboxThread {
  /// The sentence in place of a page that there is not.
  var missingPageWords: String {
    "\(thread.subject.kind.names.words)s have no page here. “Open in Browser” shows it."
  }
}
