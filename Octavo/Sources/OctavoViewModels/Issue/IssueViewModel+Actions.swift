public import BinderyNavigation
import Foundation
import GitHubValues

extension IssueViewModel: ActionProviding {
  /// Opens the account that has written an entry.
  public func open(_ row: ThreadEntry) {
    if let author = row.author { services.navigation.push(.user(author)) }
  }

  /// The actions of the page, and those of the selected entry.
  public var actions: [ScreenAction] {
    var actions = [
      ScreenAction("comment", "Write Comment", isEnabled: canWrite, isPrimary: true) {
        self.write()
      }
    ]
    actions += pullActions + (writing?.composer.actions ?? []) + closingActions
    if let writing {
      actions.append(
        ScreenAction("close.comment", writing.closeTitle) { self.close() }
      )
    }
    actions += jumps
    if let place {
      let isSubscribed = services.viewerState.isSet(.subscription(to: place))
      actions.append(
        ScreenAction("subscribe", Strings.subscriptionAction(isSubscribed: isSubscribed)) {
          Task.immediate { await self.changeSubscription(shownAs: isSubscribed) }
        }
      )
    }
    // A thread of the inbox has an action of its own.
    if thread == nil, let mute = services.muteAction(of: [place].compactMap(\.self)) {
      actions.append(mute)
    }
    actions += changes
    if let entry = entry(selectedID) {
      actions += self.actions(for: entry) + menuActions(of: entry)
    }
    let address = page?.htmlURL ?? services.web.page(of: repository, ["issues", "\(number)"])
    actions.append(.references(contents, services))
    actions += [contents.foldsAction].compactMap(\.self)
    return actions + services.pageActions(at: address) + [.refresh(self)]
  }

  /// The actions of an entry.
  public func actions(for row: ThreadEntry) -> [ScreenAction] {
    openingActions(of: row) + requestActions(of: row) + textActions(of: row)
      + [versionsAction(of: row), hiding(of: row)].compactMap(\.self)
  }

  /// Changes the subscription to the issue, or loads it while it is not known.
  public func changeSubscription(shownAs isSubscribed: Bool?) async {
    guard let place = untracked({ place }) else { return }
    await services.changeSubscription(to: place, shownAs: isSubscribed)
  }

  /// The thread of the inbox that is about the issue.
  var thread: InboxThread? { services.thread(of: number, in: repository) }

  /// Whether a comment can be written: the place has to be known, and the thread open to the user.
  public var canWrite: Bool { place != nil && writing == nil && obstacle == nil }

  /// Returns the reason why the user cannot comment; `nil` if none is known.
  func findObstacle() -> String? {
    let repository = storedRepository.value
    if page?.isLocked == true, let role = repository?.role, role < .write {
      return "the conversation is locked"
    }
    return services.obstacle(toWritingIn: repository)
  }

  private func textActions(of row: ThreadEntry) -> [ScreenAction] {
    let isOwn = services.isUser(row.author ?? "") && obstacle == nil
    let canEdit = row.isOnServer ? isEditable(row) : isOwn
    // A request that waits is changed by the actions of its own.
    let canBeChanged = row.request.map { [.sent, .doubt].contains($0.state) } ?? true
    var actions: [ScreenAction] = []
    if row.isLine { return [] }
    if row.isPartOfReview {
      return row.address.map { address in
        [ScreenAction("copy.link", "Copy Link") { self.services.copyAddress(address) }]
      } ?? []
    }
    if row.isOnServer, obstacle == nil {
      actions += [ScreenAction("react", "React…") { Task.immediate { await self.react(to: row) } }]
    }
    if row.isComment, obstacle == nil {
      actions.append(ScreenAction("quote", "Quote in Reply") { self.quote(row) })
    }
    if let address = row.address {
      actions += [ScreenAction("copy.link", "Copy Link") { self.services.copyAddress(address) }]
    }
    if row.isComment, let address = row.address {
      actions.append(
        ScreenAction("reference", "Reference in New Issue") { self.reference(row, at: address) }
      )
    }
    guard canEdit, canBeChanged, row.isComment else { return actions }
    actions.append(ScreenAction("edit", "Edit") { self.edit(row) })
    if !row.isIssue { actions.append(ScreenAction("delete", "Delete") { self.delete(row) }) }
    return actions
  }

  /// The decisions about a request that is not on its way.
  private func requestActions(of row: ThreadEntry) -> [ScreenAction] {
    guard let request = row.request else { return [] }
    switch request.state {
    case .held:
      return [ScreenAction("undo.request", "Undo") { self.discard(request, keepsText: false) }]
    case .waiting where row.isText:
      return [ScreenAction("change.request", "Change") { self.change(row) }]
    case .waiting:
      return [ScreenAction("discard.request", "Discard") { self.discard(request, keepsText: true) }]
    case .refused, .asks:
      let titles =
        row.conflict == nil
        ? ("Send Again", "Change", "Discard") : ("Replace with Mine", "Merge", "Keep Theirs")
      return [
        ScreenAction("resend", titles.0) { self.sendAgain(row) },
        row.isText ? ScreenAction("change.request", titles.1) { self.change(row) } : nil,
        ScreenAction("discard.request", titles.2) { self.discard(request, keepsText: true) },
      ].compactMap(\.self)
    case .sent, .doubt: return []
    }
  }

  /// Selects an entry, and scrolls to it.
  func reveal(_ id: ThreadEntry.ID) {
    selectedID = id
    isAtSection = true
    section = SectionReveal(id, after: section)
  }
}

extension IssueViewModel: SectionedPage {
  /// The comment at the top, or the scroll position.
  public var restorableState: [String: String] { sectionState }

  /// Restores the comment at the top, or the scroll position.
  public func restore(_ state: [String: String]) { section = restoredSection(state) }
}

extension ThreadEntry {
  /// Whether it is the text of the issue.
  nonisolated fileprivate var isIssue: Bool { if case .issue = subject { true } else { false } }

  /// Whether it is the text of the issue or of a comment, also of one that is not sent.
  nonisolated var isComment: Bool {
    switch subject {
    case .request(let row): row.kind == NewComment.name
    case .thread: false
    default: !isLine
    }
  }

  /// Whether the user can edit it, quote it and react to it here: a part of a review cannot be.
  nonisolated var isPartOfReview: Bool {
    switch subject {
    case .review, .thread, .reviewComment: true
    default: false
    }
  }

  /// Whether it is, or has, a text of the user.
  nonisolated fileprivate var isText: Bool {
    guard let request else { return true }
    return RequestKinds.request(request)?.draft != nil
  }

  /// Whether the server has it.
  nonisolated var isOnServer: Bool {
    switch subject {
    case .request, .fact, .gap: false
    case .issue, .comment, .events, .folded, .review, .thread, .reviewComment: true
    }
  }

  /// The address of the entry on the server; `nil` for one that the server does not have.
  nonisolated var address: URL? {
    switch subject {
    case .issue(let issue): issue.htmlURL
    case .comment(let comment): comment.htmlURL
    case .review(let review): review.htmlURL
    case .reviewComment(let comment): comment.htmlURL
    case .thread(let thread, _): thread.comments.first?.htmlURL
    case .events, .folded, .fact, .gap, .request: nil
    }
  }
}
