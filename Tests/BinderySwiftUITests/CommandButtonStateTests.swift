import BinderySwiftUI
import BinderyTesting
import Testing

struct CommandButtonStateTests {
  /// Uploads a file, which waits until it is cancelled.
  private final class UploadViewModel: ViewModel {
    @MutableProperty var name = ""
    private(set) var uploads: [String] = []
    private(set) lazy var upload = command(when: { !$0.name.isEmpty }) {
      (viewModel, name: String, execution) in
      viewModel.uploads.append(name)
      execution.report(progress: 0.5)
      for await _ in AsyncStream<Never>.makeStream().stream {}
      try Task.checkCancellation()
    }
  }

  private let viewModel = UploadViewModel()

  private func makeState(cancels: Bool) -> CommandButtonState<String, Void> {
    CommandButtonState(
      viewModel.upload,
      with: { [viewModel] in viewModel.name },
      cancelsExecution: cancels
    )
  }

  // C22
  @Test func `a button is enabled with its command, and observes it`() {
    let state = makeState(cancels: false)
    var seen: [Bool] = []
    let token = observe { seen.append(state.isEnabled) }

    viewModel.name = "a.txt"
    viewModel.name = ""

    #expect(seen == [false, true, false])
    token.dispose()
  }

  @Test func `a press executes with the input of that moment, and shows the progress`() async {
    let state = makeState(cancels: false)
    viewModel.name = "a.txt"
    viewModel.name = "b.txt"

    state.press()
    await settle()

    #expect(viewModel.uploads == ["b.txt"])
    #expect(state.isBusy)
    #expect(state.progress == 0.5)
    #expect(!state.isEnabled)
    viewModel.upload.cancel()
    await settle()
    #expect(!state.isBusy)
    #expect(state.progress == nil)
  }

  // C25
  @Test func `a second press cancels where the button says so`() async {
    let state = makeState(cancels: true)
    viewModel.name = "a.txt"

    state.press()
    await settle()
    #expect(state.isEnabled)
    #expect(state.isCancelling)
    state.press()
    await settle()

    #expect(!state.isCancelling)
    #expect(viewModel.uploads == ["a.txt"])
    #expect(viewModel.upload.result == nil)
  }

  @Test func `a press of a disabled button does nothing`() async {
    let state = makeState(cancels: true)

    state.press()
    await settle()

    #expect(viewModel.uploads == [])
  }
}
