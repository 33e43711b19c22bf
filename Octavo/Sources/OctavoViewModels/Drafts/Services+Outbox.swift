import BinderyNavigation
import GitHubValues

extension Services {
  /// The outbox of the account that is shown now, which never becomes that of another one.
  var ownOutbox: any Outbox {
    let shown = untracked { session.shownAccount }
    return shown.flatMap { try? session.services(of: $0).outbox } ?? outbox
  }

  /// Changes requests or drafts of the account that is shown now, and says so if that fails.
  func changeOutbox(_ change: @escaping @MainActor (any Outbox) async throws -> Void) {
    let outbox = ownOutbox
    Task.immediate {
      do {
        try await change(outbox)
      } catch {
        showNotice(message(for: error))
      }
    }
  }

  /// Adds requests, with a notice that offers to take them back.
  func change(_ requests: [any RequestKind], _ notice: String? = nil) {
    changeOutbox { [weak self] outbox in
      let ids = try await outbox.add(each: requests)
      guard let notice, let self, !ids.isEmpty else { return }
      showNotice(notice, action: "Undo") { self.takeBack(ids, in: outbox) }
    }
  }

  /// The action that sends a request again; `nil` for one that does not wait for the user’s word.
  func sendingAgain(_ request: OutboxRow, section: String = "This Page") -> ScreenAction? {
    guard request.needsUser else { return nil }
    return ScreenAction("resend", "Send Again", section: section) { [self] in
      changeOutbox { try await $0.sendAgain(request) }
    }
  }

  /// The action that copies the reference to an issue that is not sent yet; `nil` for another kind.
  func copyingReference(of row: OutboxRow, section: String = "This Page") -> ScreenAction? {
    guard let new = RequestKinds.request(row) as? NewIssue else { return nil }
    return ScreenAction("copy.reference", "Copy Reference", section: section) { [self] in
      copy("\(new.repositoryName)\(new.reference(at: row).text)")
      showNotice("Copied to clipboard.")
    }
  }

  /// Takes requests back, and says for how many it is too late.
  func takeBack(_ ids: [Int64], in outbox: any Outbox) {
    Task.immediate {
      do {
        showTooLate(ids.count - (try await outbox.takeBack(ids)), of: ids.count)
      } catch {
        showNotice(message(for: error))
      }
    }
  }

  /// Says for how many requests of an action it is too late to take them back.
  func showTooLate(_ late: Int, of count: Int) {
    guard late > 0 else { return }
    showNotice("It is too late for \(count == 1 ? "that" : Strings.count(late, "request")).")
  }

  /// Discards a draft, says so and offers to undo it.
  func discardDraft(_ reference: Draft.Reference) async throws {
    try await outbox.discardDraft(reference)
    showNotice("Discarded the text.", action: "Undo") { [self] in
      changeOutbox { try await $0.restoreDraft(reference.id) }
    }
  }

  /// The number of texts and requests that are not sent.
  var unsentCount: Int {
    var found = 0
    outbox.count.startWithValues { found = $0 }.dispose()
    return found
  }

  /// The sentence for a user who leaves the program while something is not sent; `nil` if all is.
  public var farewell: String? {
    let count = unsentCount
    guard count > 0 else { return nil }
    let fate =
      outbox.isInMemory ? "They end with the program." : "Nothing is lost: see Unsent next time."
    return "\(Strings.unsent(count)). \(fate)"
  }

  /// Returns the draft that was begun last for a place, also under a former name of its repository;
  /// `nil` if there is none with a text.
  func draft(for place: String) -> Draft? {
    let part = DraftPlace(place)
    var found: Draft?
    outbox.drafts.startWithValues { drafts in
      found = drafts.last { draft in
        let other = draft.contents.place
        let isSame = other == place || part?.isSame(as: DraftPlace(other)) == true
        return isSame && !draft.contents.text.isEmpty
      }
    }.dispose()
    return found
  }
}
