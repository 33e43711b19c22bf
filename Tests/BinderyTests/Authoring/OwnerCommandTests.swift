import Bindery
import BinderyTesting
import Testing

struct OwnerCommandTests {
  @Test func `a command of a view model is given the view model and the input`() async throws {
    let viewModel = EditorViewModel()

    viewModel.rename.execute("Draft")
    try await viewModel.append(3)

    #expect(viewModel.name == "Draft")
    #expect(viewModel.pages == [3])
  }

  @Test func `a condition reads the view model and is observed`() {
    let viewModel = EditorViewModel()
    var enabled: [Bool] = []
    let token = observe { enabled.append(viewModel.clear.isEnabled) }

    viewModel.pages = [1]

    #expect(enabled == [false, true])
    #expect(viewModel.clear.execute())
    #expect(viewModel.pages.isEmpty)
    token.dispose()
  }

  // C47
  @Test func `a view model is retained by a finite body until the body ends`() async {
    let response = PendingResponse<Int>()
    var viewModel: EditorViewModel? = EditorViewModel(response)
    weak let dropped = viewModel
    var values: [Int] = []
    let token = viewModel?.load.onValue { values.append($0) }

    viewModel?.load.execute()
    await settle()
    viewModel = nil
    let livesWhileRunning = dropped != nil
    await response.resolve(.success(7))

    #expect(livesWhileRunning)
    #expect(values == [7])
    #expect(dropped == nil)
    token?.dispose()
  }

  // C47
  @Test func `an execution is cancelled and publishes nothing when its view model ends`() async {
    let response = PendingResponse<Int>()
    let viewModel = EditorViewModel(response)
    var values: [Int] = []
    let token = viewModel.load.onValue { values.append($0) }

    viewModel.load.execute()
    await settle()
    viewModel.end()
    await response.resolve(.success(7))

    #expect(values == [])
    #expect(viewModel.pages == [7])
    #expect(!viewModel.load.isExecuting)
    token.dispose()
  }

  // C47
  @Test func `a body without end is cancelled and releases its view model when that ends`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    var viewModel: EditorViewModel? = EditorViewModel()
    weak let released = viewModel
    viewModel?.numbers = stream

    viewModel?.follow.execute()
    continuation.yield(1)
    await settle()
    let pages = viewModel?.pages
    viewModel?.end()
    viewModel = nil
    await settle()

    #expect(pages == [1])
    #expect(released == nil)
  }

  // C47
  @Test func `a command of an ended view model refuses and is traced`() async {
    let viewModel = EditorViewModel()
    viewModel.pages = [1]
    var refused: [String] = []
    var enabled: [Bool] = []
    let token = observe { enabled.append(viewModel.clear.isEnabled) }

    viewModel.end()
    let trace = Trace.observe { if case .commandRefused(let name) = $0 { refused.append(name) } }
    let wasAccepted = viewModel.clear.execute()
    let madeLate = viewModel.rename.execute("Late")
    trace.dispose()

    #expect(!wasAccepted && !madeLate)
    #expect(refused == ["clear", "rename"])
    #expect(enabled == [true, false])
    #expect(viewModel.pages == [1])
    await #expect(throws: CommandError.disabled) { try await viewModel.clear() }
    token.dispose()
  }

  // C47
  @Test func `a command that outlives its view model refuses`() async {
    var viewModel: EditorViewModel? = EditorViewModel()
    let rename = viewModel?.rename
    var enabled: [Bool?] = []
    let token = observe { enabled.append(rename?.isEnabled) }

    viewModel = nil

    #expect(rename?.execute("Late") == false)
    #expect(rename?.isEnabled == false)
    #expect(enabled == [true])
    await settle()
    #expect(enabled == [true, false])
    token.dispose()
  }

  // C47
  @Test func `a synchronous command works in the deinit of its view model`() {
    var log: [String] = []
    var viewModel: ClosingViewModel? = ClosingViewModel { log.append($0) }
    let close = viewModel?.close

    viewModel = nil
    close?.execute()

    #expect(log == ["closed"])
  }

  // C47
  @Test(.enabled(if: !tasksBeginLate))
  func `an asynchronous command in the deinit of its view model ends with a message`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = LateViewModel()
    }

    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("was started in the deinit of its view model"))
  }

  // C47, C82
  @Test(.enabled(if: tasksBeginLate))
  func `an asynchronous command in the deinit that would begin late never begins`() async {
    var begun = 0
    weak var released: LateViewModel?
    do {
      let viewModel = LateViewModel()
      viewModel.begin = { begun += 1 }
      released = viewModel
    }

    await settle()

    #expect(begun == 0)
    #expect(released == nil)
  }

  @Test func `callback code is given the view model and notified of a cancellation`() async {
    let viewModel = EditorViewModel()

    viewModel.print.execute(2)
    viewModel.print.cancel()
    await settle()
    viewModel.print.execute(3)
    viewModel.finishPrinting(.success("three"))
    await settle()

    #expect(viewModel.log == ["print 2", "cancel", "print 3"])
    #expect(viewModel.printed == "three")
  }

  @Test func `values and errors are passed to the owner until it ends`() {
    let viewModel = EditorViewModel()
    viewModel.rename.onValue(viewModel) { viewModel, _ in viewModel.log.append("renamed") }
    viewModel.fail.onError(viewModel) { viewModel, error in viewModel.log.append("\(error)") }

    viewModel.rename.execute("A")
    viewModel.fail.execute()

    #expect(viewModel.log == ["renamed", "Refused()"])
  }
}

private final class EditorViewModel: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty var pages: [Int] = []
  var log: [String] = []
  var numbers = AsyncStream<Int> { $0.finish() }
  private let response: PendingResponse<Int>
  private var complete: ((Result<String, any Error>) -> Void)?

  private(set) lazy var rename: Command<String, Void> = command { viewModel, name in
    viewModel.name = name
  }
  private(set) lazy var append = command { (viewModel: EditorViewModel, page: Int) async in
    viewModel.pages.append(page)
  }
  private(set) lazy var clear = command(when: { !$0.pages.isEmpty }) { $0.pages = [] }
  private(set) lazy var fail = command { (_: EditorViewModel) in throw Refused() }
  private(set) lazy var load = command { viewModel in
    let page = try await viewModel.response.value()
    viewModel.pages.append(page)
    return page
  }
  private(set) lazy var follow = command { viewModel in
    for await number in viewModel.numbers { viewModel.pages.append(number) }
  }
  private(set) lazy var print: Command<Int, String> = command { viewModel, page, complete in
    viewModel.log.append("print \(page)")
    viewModel.complete = complete
  } onCancel: {
    $0.log.append("cancel")
    $0.finishPrinting(.failure(CancellationError()))
  }

  var printed: String? { if case .success(let text) = print.result { text } else { nil } }

  init(_ response: PendingResponse<Int> = PendingResponse()) {
    self.response = response
    super.init()
  }

  func finishPrinting(_ result: Result<String, any Error>) {
    let complete = complete
    self.complete = nil
    complete?(result)
  }
}

private final class ClosingViewModel: ViewModel {
  private let log: (String) -> Void
  private(set) lazy var close = command { $0.log("closed") }

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    super.init()
  }

  isolated deinit {
    close.execute()
  }
}

private final class LateViewModel: ViewModel {
  var begin: () -> Void = {}
  private lazy var save = command { (viewModel: LateViewModel) in
    viewModel.begin()
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }

  isolated deinit { save.execute() }
}
