import BinderyNavigation
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
    case .request(let request): change(request)
    case .issue: break
    }
  }

  /// Opens the field for a new comment with a quote of an entry.
  public func quote(_ row: ThreadEntry) {
    write()
    writing?.composer.quote(row.text)
  }

  /// Closes the field; its text stays as a draft.
  public func close() {
    writing?.store()
    writing = nil
  }

  /// Deletes a comment of the user’s own; for some seconds that can be undone.
  public func delete(_ row: ThreadEntry) async {
    guard let place = untracked({ place }) else { return }
    switch row.subject {
    case .comment(let comment):
      await add(CommentDeletion(of: comment.id, row.text, on: place))
    case .request(let request) where [.sent, .doubt].contains(request.state):
      let deletion = CommentDeletion(of: nil, creation: request.id, row.text, on: place)
      await add(deletion, needing: request.id)
    case .request(let request): discard(request, keepsText: true)
    case .issue: break
    }
  }

  /// Sends a refused request again.
  func sendAgain(_ request: OutboxRow) {
    perform { try await $0.sendAgain(request) }
  }

  /// Removes a request; its text becomes a draft if it is kept.
  func discard(_ request: OutboxRow, keepsText: Bool) {
    perform { [services] outbox in
      let draft = try await outbox.discard(request, keepsText: keepsText)
      if draft != nil { services.showNotice("The text is a draft now.") }
    }
  }

  /// Moves the text of a request back into the field.
  func change(_ request: OutboxRow) {
    let kind = RequestKinds.request(request)
    perform { [weak self] outbox in
      guard try await outbox.discard(request, keepsText: true) != nil, let self else { return }
      close()
      if let edit = kind as? CommentEdit {
        open(.edit(comment: edit.comment, creation: edit.creation, base: edit.base))
      } else {
        write()
      }
    }
  }

  private func open(_ purpose: CommentWriting.Purpose) {
    guard let place = untracked({ place }) else { return }
    if let writing = untracked({ writing }) {
      guard writing.purpose != purpose else { return }
      close()
    }
    writing = CommentWriting(services, purpose, on: place) { [weak self] isSent in
      guard let self else { return }
      writing = nil
      if isSent, let last = untracked({ entries.last }) { reveal(last.id) }
    }
  }

  private func add(_ request: any RequestKind, needing needed: Int64? = nil) async {
    do {
      _ = try await services.outbox.add(request, needing: needed, consuming: nil)
    } catch {
      services.showNotice(services.message(for: error))
    }
  }

  private func perform(_ body: @escaping @MainActor (any Outbox) async throws -> Void) {
    Task.immediate { [services] in
      do {
        try await body(services.outbox)
      } catch {
        services.showNotice(services.message(for: error))
      }
    }
  }
}
