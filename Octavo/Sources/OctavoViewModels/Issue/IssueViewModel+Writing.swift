import BinderyNavigation
import Foundation
import GitHubValues

extension IssueViewModel {
  /// Opens the field for a new comment, with its draft.
  public func write() { open(.new) }

  /// Opens the field for another text of an entry of the user’s own.
  ///
  /// A comment that waits to be sent is moved back into the field.
  public func edit(_ row: ThreadEntry) {
    switch row.subject {
    case .comment(let comment): open(.edit(comment: comment.id, creation: nil, base: row.text))
    case .request(let request) where [.sent, .doubt].contains(request.state):
      open(.edit(comment: nil, creation: request.id, base: row.text))
    case .request: change(row)
    case .issue: open(.issue(.text, base: row.text))
    case .events, .folded, .fact, .review, .thread, .reviewComment, .gap: break
    }
  }

  /// Opens the field for another title.
  public func editTitle() {
    if let title = untracked({ page?.title }) { open(.issue(.title, base: title)) }
  }

  /// Opens the field for a new comment with a quote of an entry: of the part that is selected, or
  /// of all of it.
  public func quote(_ row: ThreadEntry) {
    let selected = selectedText(row.id)?.trimmed ?? ""
    write()
    writing?.composer.quote(selected.isEmpty ? row.text : selected)
  }

  /// Begins an issue with a quote of an entry and its address.
  func reference(_ row: ThreadEntry, at address: URL) {
    let lines = row.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let quote = lines.map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
    let author = row.author.map { "by @\($0) " } ?? ""
    let body = "\(quote)\n\n_Originally posted \(author)in \(address.absoluteString)_"
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let title = String(first.prefix(IssueDraft.longestTitle)).trimmed
    let form = NewIssueForm(members: ["title": title, "body": body])
    services.navigation.push(.newIssue(repository, form))
  }

  /// Closes the field; its text stays as a draft.
  public func close() {
    writing?.store()
    writing = nil
  }

  /// Deletes a comment of the user’s own; for some seconds that can be undone.
  public func delete(_ row: ThreadEntry) {
    guard let place = untracked({ place }) else { return }
    switch row.subject {
    case .comment(let comment):
      services.changeOutbox {
        try await $0.add(CommentDeletion(of: comment.id, row.text, on: place))
      }
    case .request(let request) where [.sent, .doubt].contains(request.state):
      let deletion = CommentDeletion(of: nil, creation: request.id, row.text, on: place)
      services.changeOutbox {
        _ = try await $0.add(deletion, needing: request.id, consuming: nil)
      }
    case .request(let request): discard(request, keepsText: true)
    case .issue, .events, .folded, .fact, .review, .thread, .reviewComment, .gap: break
    }
  }

  /// Sends a request of an entry again; an edit of a text that has changed replaces that text.
  func sendAgain(_ row: ThreadEntry) {
    guard let request = row.request else { return }
    services.changeOutbox { outbox in
      guard let edit = row.conflict else { return try await outbox.sendAgain(request) }
      try await outbox.add(edit)
      try await outbox.discard(request, keepsText: false)
    }
  }

  /// Removes a request; its text becomes a draft if it is kept.
  func discard(_ request: OutboxRow, keepsText: Bool) {
    services.changeOutbox { [services] outbox in
      let draft = try await outbox.discard(request, keepsText: keepsText)
      if draft != nil { services.showNotice("The text is a draft now.") }
    }
  }

  /// Moves the text of a request of an entry back into the field; that of an edit whose text has
  /// changed is merged with that text.
  func change(_ row: ThreadEntry) {
    guard let request = row.request else { return }
    let (kind, conflict) = (RequestKinds.request(request), row.conflict)
    services.changeOutbox { [weak self] outbox in
      if let draft = conflict?.draft { _ = try await outbox.save(draft, as: nil) }
      let draft = try await outbox.discard(request, keepsText: conflict == nil)
      // Without a draft the request is on its way already.
      guard let self, draft != nil || conflict != nil else { return }
      close()
      open((conflict ?? kind as? any TextEdit).map { CommentWriting.Purpose(of: $0) } ?? .new)
    }
  }

  private func open(_ purpose: CommentWriting.Purpose) {
    guard let place = untracked({ place }) else { return }
    if let writing = untracked({ writing }) {
      guard writing.purpose != purpose else { return }
      close()
    }
    let names = ThreadNames(services, repository, number) { [weak self] in
      self?.participants ?? []
    }
    let seen: @MainActor () -> SeenThread? = { [weak self] in self?.seen }
    writing = CommentWriting(services, purpose, on: place, names, seen: seen) {
      [weak self] isSent in
      guard let self else { return }
      writing = nil
      let new = untracked { entries.last { $0.request?.kind == NewComment.name } }
      if isSent, purpose == .new, let new { reveal(new.id) }
    }
  }
}
