import Bindery

@MainActor
func policies(_ library: Library) -> [any CommandStatus] {
  let find = Command<String, [Book]>(.latest) { try await library.books(matching: $0) }
  let save = Command<Book, Void>(.queue) { try await library.save($0) }
  let upload = Command<Book, Void>(.concurrent(limit: 3)) { try await library.save($0) }
  let refresh = Command<Void, [Book]>(.join) { try await library.books() }
  let pay = Command<Book, Void>(.ignore) { try await library.save($0) }
  return [find, save, upload, refresh, pay]
}

@MainActor
func uploading(_ library: Library) -> Command<[Book], Int> {
  let upload = Command<[Book], Int> { books, execution in
    execution.onCancel { print("Cancelled.") }
    for (count, book) in books.enumerated() where !execution.isCancelled {
      try await library.save(book)
      execution.report(progress: Double(count + 1) / Double(books.count))
    }
    return books.count
  }
  return upload
}

@MainActor
final class UploadView: CommandDelegate {
  private let button = Button()
  private let label = Label()
  private let spinner = Spinner()
  private let upload: Command<[Book], Int>

  init(_ upload: Command<[Book], Int>) {
    self.upload = upload
    upload.delegate = self
  }

  func bind(during lifetime: Lifetime) {
    lifetime.observe(self) { $0.draw($0.upload) }
    lifetime += upload.onError { error in print("Could not upload: \(error)") }
  }

  private func draw(_ command: any CommandStatus) {
    button.isEnabled = command.isEnabled
    spinner.isHidden = !command.isExecuting
  }

  func drawProgress() {
    label.text = upload.progress.map { "\(Int($0 * 100)) %" } ?? ""
    if case .failure(let error) = upload.result { label.text = "\(error)" }
    if upload.enabled.value { label.isHidden = false }
  }

  func pressEscape(for command: any CommandStatus) { command.cancel() }

  func command(_ command: any CommandStatus, didSucceedWith value: Any) {
    label.text = "Uploaded"
  }

  func command(_ command: any CommandStatus, didFailWith error: any Error) {
    label.text = "\(error)"
  }
}

final class RecentViewModel: ViewModel {
  @MutableProperty private(set) var message = ""
  let load = Command<Void, Void> {}

  override init() {
    super.init()
    load.onError(self) { viewModel, error in viewModel.message = "Could not load: \(error)" }
    whenActivated { viewModel, _ in viewModel.load.executeOnce() }
  }
}

@MainActor
func bodies(_ server: LegacyServer, _ cache: [String: [Book]]) -> [Command<String, [Book]>] {
  let find: Command<String, [Book]>.CallbackBody = { words, complete in
    _ = server.find(words, complete)
  }
  let look: Command<String, [Book]>.MainActorCallbackBody = { words, complete in
    complete(.success(cache[words] ?? []))
  }
  return [Command(find, onCancel: {}), Command(look, onCancel: {})]
}

@MainActor
func refresh(
  _ refreshAll: CombinedCommand<Void>,
  with watched: BooksViewModel,
  _ button: Button,
  _ spinner: Spinner
) async throws {
  let addition = refreshAll.add(watched.reload)
  button.isEnabled = refreshAll.isEnabled
  spinner.isHidden = !refreshAll.isExecuting

  refreshAll.execute()
  try await refreshAll()  // waits for all children

  refreshAll.cancel()
  addition.dispose()  // removes the command that was added
}
