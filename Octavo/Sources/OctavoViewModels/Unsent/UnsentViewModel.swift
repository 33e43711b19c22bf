public import BinderyNavigation
import Foundation
import GitHubValues

/// The drafts, and the requests that the server has not confirmed: what exists nowhere else.
///
/// Those of the other accounts that are logged in are a row for each account, which leads there.
public final class UnsentViewModel: ViewModel, TableViewModel, RestorableTable {
  /// A draft or a request.
  public typealias Row = SummaryRow

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  @MutableProperty private var drafts: [Draft] = []
  @MutableProperty private var requests: [OutboxRow] = []
  @MutableProperty private var sending = OutboxProgress()
  @MutableProperty private var counts: [StoredAccount.ID: Int] = [:]

  /// The requests that need the user, the others in the order in which they are sent, then the
  /// drafts.
  @Computed({ (viewModel: UnsentViewModel) in viewModel.makeRows() })
  public var rows

  private let services: Services

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    super.init()
    _drafts <~ services.outbox.drafts
    _requests <~ services.outbox.requests(on: nil)
    _sending <~ services.outbox.progress
    _counts <~ services.session.unsentCounts
  }

  /// The title of the screen.
  public var title: String { "Unsent" }

  /// The text in place of an empty list.
  public var emptyText: String { "All that you have written is sent." }

  /// The progress of many requests.
  public var progress: String? { services.words(of: [sending]) }

  /// The state of the list, which is always there.
  public var content: ListContent { rows.isEmpty ? .empty : .rows }

  /// Opens the place of a row, if that is known, or continues as its account.
  public func open(_ row: SummaryRow) {
    let accounts = untracked { services.session.accounts }
    if let account = accounts.first(where: { "account-\($0.id)" == row.id }) {
      AppStart(services).change(to: account.id)
    } else if row.route == .unsent {
      services.showNotice("The page of this request is not known.")
    } else {
      services.navigation.push(row.route)
    }
  }

  private func makeRows() -> [SummaryRow] {
    let needy = requests.filter(\.needsUser) + requests.filter { !$0.needsUser }
    let texts = drafts.filter { !$0.contents.text.isEmpty }
    let others = services.session.accounts.filter { !$0.isActive }
    return (needy.map(row) + texts.map(row) + others.compactMap(row)).filter {
      $0.title.matches(keyword) || $0.detail.matches(keyword)
    }
  }

  private func row(of request: OutboxRow) -> SummaryRow {
    let kind = RequestKinds.request(request)
    return SummaryRow(
      "request-\(request.id)",
      kind?.sentence ?? "A request of another version: \(request.kind)",
      mark: request.needsUser ? "Needs you" : nil,
      detail: [
        Strings.status(of: request, kind), kind.flatMap { Self.words(of: $0) },
        Strings.ago(request.createdAt, now: services.now()),
      ],
      kind?.route ?? .unsent,
      address: nil
    )
  }

  /// The beginning of the text of a request; `nil` if it has none, or if its sentence names it.
  private static func words(of kind: any RequestKind) -> String? {
    kind is NewIssue ? nil : kind.draft?.text.firstLine
  }

  /// The row of another account; `nil` if all of it is sent.
  private func row(of account: StoredAccount) -> SummaryRow? {
    guard let count = counts[account.id], count > 0 else { return nil }
    return SummaryRow(
      "account-\(account.id)",
      "\(account.id)",
      mark: "Other account",
      detail: [Strings.count(count, "text or request", "texts and requests")],
      .unsent,
      address: nil
    )
  }

  private func row(of draft: Draft) -> SummaryRow {
    let place = DraftPlace(draft.contents.place)
    return SummaryRow(
      "draft-\(draft.id)",
      place?.sentence ?? "Draft",
      mark: "Draft",
      detail: [
        place?.heading(of: draft.contents.text) ?? draft.contents.text.firstLine,
        Strings.ago(draft.changedAt, now: services.now()),
      ],
      place?.route ?? .unsent,
      address: nil
    )
  }
}

extension UnsentViewModel: SummaryListing {
  /// Sending a request again and discarding it, or discarding a draft.
  public func actions(for row: SummaryRow) -> [ScreenAction] {
    let (requests, drafts) = untracked { (self.requests, self.drafts) }
    if let draft = drafts.first(where: { "draft-\($0.id)" == row.id }) {
      return [
        ScreenAction("discard", "Discard") {
          self.services.changeOutbox { [services = self.services] _ in
            try await services.discardDraft(draft.reference)
          }
        }
      ]
    }
    guard let request = requests.first(where: { "request-\($0.id)" == row.id }) else { return [] }
    let isOnItsWay = [.sent, .doubt].contains(request.state)
    let discard = ScreenAction("discard", "Discard", isEnabled: !isOnItsWay) {
      self.services.changeOutbox { try await $0.discard(request, keepsText: true) }
    }
    // Both texts of a conflict are on the page of the thread.
    guard !request.isConflict else { return [discard] }
    return [services.sendingAgain(request), discard].compactMap(\.self)
  }
}

extension OutboxRow {
  /// Whether the server has refused it, or the user has to decide about it.
  nonisolated var needsUser: Bool { [.refused, .asks].contains(state) }
}

extension String {
  /// The beginning of the first line with words.
  nonisolated fileprivate var firstLine: String {
    let line = split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return String(line.prefix(80))
  }
}
