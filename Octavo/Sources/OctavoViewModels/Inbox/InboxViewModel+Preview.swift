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
    lifetime.observe(self, services.inbox, \.openedID) { viewModel, _, id in
      let account = viewModel.services.session.shownAccount
      guard let id, id != viewModel.selectedRow.id,
        viewModel.shown.contains(where: { $0.id == id && $0.account == account })
      else { return }
      viewModel.selectedRow = SelectedRow(restoring: id)
    }
  }
}

extension InboxThread {
  /// The sentence in place of a page that there is not.
  var missingPageWords: String {
    "\(thread.subject.kind.names.words)s have no page here. “Open in Browser” shows it."
  }
}
