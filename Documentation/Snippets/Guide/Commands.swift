import BinderyTesting
import Testing

final class DraftViewModel: ViewModel {
  @MutableProperty var text = ""
  @MutableProperty private(set) var status = ""
  private let server: DraftServer

  private(set) lazy var clear = command(when: { !$0.text.isEmpty }) { viewModel in
    viewModel.text = ""
  }

  private(set) lazy var save = command(when: { !$0.text.isEmpty }) { viewModel in
    try await viewModel.server.save(viewModel.text)
  }

  init(_ server: DraftServer) {
    self.server = server
    super.init()
    errors.collect(save)
    save.onValue(self) { viewModel, _ in viewModel.status = "Saved" }
  }

  func saveAndClose() async -> Bool {
    do {
      try await save()
      return true
    } catch {
      return false  // The caller has the failure, so the funnel does not receive it.
    }
  }
}

final class UploadViewModel: ViewModel {
  private let server: DraftServer

  private(set) lazy var upload: Command<[String], Int> = command { viewModel, parts, execution in
    for (index, part) in parts.enumerated() {
      try await viewModel.server.save(part)
      execution.report(progress: Double(index + 1) / Double(parts.count))
    }
    return parts.count
  }

  init(_ server: DraftServer) { self.server = server }
}

@MainActor
struct CommandArticleTests {
  private let server = DraftServer()

  @Test func `a save is disabled without a text and while it runs`() async {
    let viewModel = DraftViewModel(server)
    #expect(!viewModel.save.execute())

    viewModel.text = "Dear Mona"
    viewModel.save.execute()
    await settle()
    #expect(viewModel.save.isExecuting)
    #expect(!viewModel.save.isEnabled)
    await server.answer()

    #expect(viewModel.status == "Saved")
    #expect(viewModel.save.isEnabled)
  }

  @Test func `a synchronous command has ended when execute returns`() {
    let viewModel = DraftViewModel(server)
    viewModel.text = "Dear Mona"

    viewModel.clear.execute()

    #expect(viewModel.text == "")
    #expect(!viewModel.clear.isEnabled)
  }

  @Test func `a failure is in the funnel until the next success`() async {
    let viewModel = DraftViewModel(server)
    viewModel.text = "Dear Mona"

    viewModel.save.execute()
    await settle()
    await server.answer(Offline())
    #expect(viewModel.errors.latest is Offline)
    viewModel.save.execute()
    await settle()
    await server.answer()

    #expect(viewModel.errors.latest == nil)
  }

  @Test func `a caller that awaits the execution has its failure alone`() async {
    let viewModel = DraftViewModel(server)
    viewModel.text = "Dear Mona"

    let closing = Task { await viewModel.saveAndClose() }
    await settle()
    await server.answer(Offline())

    #expect(await closing.value == false)
    #expect(viewModel.errors.latest == nil)
  }

  @Test func `an upload reports its progress`() async {
    let viewModel = UploadViewModel(server)

    viewModel.upload.execute(["one", "two"])
    await settle()
    await server.answer()
    #expect(viewModel.upload.progress == 0.5)
    await server.answer()

    #expect(server.saved == ["one", "two"])
  }
}
