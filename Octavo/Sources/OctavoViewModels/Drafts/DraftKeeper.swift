import BinderyNavigation
import GitHubValues

/// Stores the text of a field while it is typed, so that no word is lost.
///
/// A change is stored 300 ms after the first key that is not stored yet, and at once by
/// ``store()``. A text that another program has changed, sent or discarded meanwhile goes on as a
/// draft of its own.
@MainActor
final class DraftKeeper: LifetimeProviding {
  let lifetime = Lifetime()

  private let outbox: any Outbox
  private let services: Services
  private let place: String
  /// The text that the draft changes, as it was when the draft was begun; `nil` for a new text.
  private(set) var base: String?
  private let composer: any DraftedText
  /// The draft as it was stored last; `nil` for none yet.
  private(set) var reference: Draft.Reference?
  /// The content that is stored.
  private var stored = ComposedText()
  private var storing: Task<Void, any Error>?
  private let delay = SerialDisposable()
  private var isScheduled = false
  private var hasEnded = false

  private static let pause = (typing: Duration.milliseconds(300), failure: Duration.seconds(2))

  /// Fills a field with the draft of a place, if there is one, and stores its changes.
  ///
  /// - Parameters:
  ///   - composer: The field, or the fields, whose owner holds this object.
  ///   - services: The services.
  ///   - place: The place of the draft.
  ///   - base: The text that the draft changes; `nil` for a new text.
  init(of composer: any DraftedText, _ services: Services, place: String, base: String? = nil) {
    self.composer = composer
    self.services = services
    self.place = place
    self.base = base
    outbox = services.ownOutbox
    if let draft = services.draft(for: place) { resume(draft) }
    composer.observeContent(lifetime) { [weak self] in self?.schedule() }
    lifetime += delay
  }

  isolated deinit { lifetime.dispose() }

  private func resume(_ draft: Draft) {
    reference = draft.reference
    base = draft.contents.base ?? base
    composer.restore(text: draft.contents.text, selection: draft.contents.selection)
    stored = untracked { composer.content }
  }

  /// Says at the field if the text is kept only in memory, before the first key.
  func warn() {
    if outbox.isInMemory { composer.failure = "This text is kept only while the program runs." }
  }

  private func schedule(after pause: Duration = DraftKeeper.pause.typing) {
    guard !isScheduled, !hasEnded else { return }
    isScheduled = true
    delay.inner = services.scheduler.schedule(after: pause) { [weak self] in
      self?.isScheduled = false
      Task.immediate { await self?.storeLater() }
    }
  }

  /// Stores the text, and tries again later if that fails.
  func storeLater() async {
    do {
      try await store()
    } catch {
      composer.failure = "The text is not stored yet. \(services.message(for: error) ?? "")"
      schedule(after: Self.pause.failure)
    }
  }

  /// Stores the text as it is now, one after the other.
  func store() async throws { try await afterStoring { [self] in try await write() } }

  private func afterStoring(_ body: @escaping () async throws -> Void) async throws {
    let last = storing
    let task = Task.immediate {
      _ = try? await last?.value
      try await body()
    }
    storing = task
    try await task.value
  }

  /// Lets a request take the place of the draft, which is not stored once more before.
  ///
  /// - Parameter send: Stores the request and ends the draft as it was stored last, in one
  ///   transaction of the outbox; returns `false` if the draft has changed meanwhile, so that
  ///   nothing was done.
  /// - Throws: The error of `send`, or `DraftConflict`; the text becomes a draft again then.
  func consume(
    _ send: @escaping (any Outbox, Draft.Reference?) async throws -> Bool
  ) async throws {
    try await afterStoring { [self] in try await replace(send) }
  }

  private func replace(
    _ send: (any Outbox, Draft.Reference?) async throws -> Bool
  ) async throws {
    do {
      guard try await send(outbox, reference) else {
        // From now on it is a draft of its own.
        (reference, stored) = (nil, ComposedText())
        throw DraftConflict()
      }
      end()
    } catch {
      schedule()
      throw error
    }
  }

  /// Stores the text as it is now, and discards that draft, which the user can take back.
  func discard() async throws {
    try await store()
    end()
    if let reference { try await services.discardDraft(reference) }
  }

  /// Stores nothing more: the draft has been sent or discarded.
  private func end() {
    hasEnded = true
    delay.inner = nil
  }

  private func write() async throws {
    let content = untracked { composer.content }
    guard !hasEnded, content != stored, reference != nil || !content.text.isEmpty else { return }
    reference = try await outbox.save(
      Draft.Contents(place: place, text: content.text, selection: content.selection, base: base),
      as: reference
    )
    stored = content
  }
}

/// The draft of a text was changed or sent in another program, so it is not sent once more.
nonisolated struct DraftConflict: FailureWithMessage {
  var message: String { "Another program has changed or sent this text. Look at it, and send it." }
}
