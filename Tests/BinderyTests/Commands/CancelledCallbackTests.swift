import Bindery
import BinderyTesting
import Testing

/// Callback commands that are cancelled while their service keeps `complete` and does not call it.
struct CancelledCallbackTests {
  /// A service that keeps every callback.
  private final class Service {
    var callbacks: [@Sendable (Result<Int, any Error>) -> Void] = []
    var mainActorCallbacks: [(Result<Picture, any Error>) -> Void] = []
    var log: [String] = []

    init() {}
    deinit {}
  }

  private final class Picture {
    let number: Int
    init(_ number: Int) { self.number = number }
    deinit {}
  }

  private let service = Service()

  private func load(_ policy: CommandPolicy = .ignore) -> Command<Int, Int> {
    Command(
      policy,
      name: "load",
      { [service] input, complete in
        service.log.append("begin \(input)")
        service.callbacks.append(complete)
      },
      onCancel: { [service] in service.log.append("cancel") }
    )
  }

  /// Returns the names of commands that were completed too late while `body` runs.
  private func lateCompletions(_ body: () -> Void) -> [String] {
    Trace.events({ if case .completionDropped(let name) = $0 { name } else { nil } }, during: body)
  }

  // C23
  @Test func `a cancelled execution has ended when cancel returns`() {
    let load = load()
    var executing: [Bool] = []
    let token = observe { executing.append(load.isExecuting) }

    load.execute(1)
    load.cancel()

    #expect(!load.isExecuting && load.isEnabled)
    #expect(executing == [false, true, false])
    #expect(service.log == ["begin 1", "cancel"])
    #expect(load.result == nil)
    token.dispose()
  }

  // C23
  @Test func `the command is executing while its cancel handler runs`() {
    let service = service
    var wasExecuting: Bool?
    var command: Command<Void, Int>?
    let load = Command<Void, Int>(
      { _, complete in service.callbacks.append(complete) },
      onCancel: { wasExecuting = command?.isExecuting }
    )
    command = load

    load.execute()
    load.cancel()
    load.cancel()

    #expect(wasExecuting == true)
    #expect(!load.isExecuting)
    command = nil
  }

  // C23
  @Test func `the first execution's callback does nothing after a cancellation and a new one`()
    async throws
  {
    let load = load()
    load.execute(1)
    load.cancel()
    load.execute(2)

    let late = lateCompletions {
      service.callbacks[0](.success(10))
      service.callbacks[0](.failure(Refused()))
    }
    await settle()
    #expect(late == ["load", "load"])
    #expect(load.isExecuting)
    #expect(load.result == nil)
    service.callbacks[1](.success(20))
    await settle()

    #expect(try load.result?.get() == 20)
    #expect(!load.isExecuting)
  }

  // C23, C50
  @Test func `a callback on another thread after the cancellation is dropped`() async {
    let load = load()
    load.execute(1)
    load.cancel()
    load.execute(2)

    let complete = service.callbacks[0]
    await Task.detached { complete(.success(10)) }.value
    await settle()

    #expect(load.isExecuting)
    #expect(load.result == nil)
    load.cancel()
  }

  // C23
  @Test func `a value that is not Sendable is dropped after the cancellation too`() async throws {
    let service = service
    let show = Command<Int, Picture>(
      name: "show",
      { _, complete in service.mainActorCallbacks.append(complete) },
      onCancel: {}
    )
    show.execute(1)
    show.cancel()
    #expect(!show.isExecuting)
    show.execute(2)

    let late = lateCompletions { service.mainActorCallbacks[0](.success(Picture(1))) }
    #expect(late == ["show"])
    #expect(show.isExecuting)
    service.mainActorCallbacks[1](.success(Picture(2)))
    await settle()

    #expect(try show.result?.get().number == 2)
  }

  // C23
  @Test func `a callback that the cancel handler calls is neither published nor traced`() async {
    let service = service
    let load = Command<Int, Int>(
      { _, complete in service.callbacks.append(complete) },
      onCancel: { for callback in service.callbacks { callback(.success(1)) } }
    )
    load.execute(1)
    let late = lateCompletions { load.cancel() }
    await settle()

    #expect(late == [])
    #expect(load.result == nil && !load.isExecuting)
  }

  // C23
  @Test func `a body may cancel its own command before it returns`() async {
    var command: Command<Int, Int>?
    let service = service
    let load = Command<Int, Int>(
      { _, complete in
        service.callbacks.append(complete)
        command?.cancel()
        service.log.append("after")
      },
      onCancel: { service.log.append("cancel") }
    )
    command = load

    load.execute(1)
    #expect(!load.isExecuting)
    await settle()

    #expect(service.log == ["cancel", "after"])
    command = nil
  }

  // C23, C27
  @Test func `the caller of a cancelled execution is resumed`() async {
    let load = load()
    let callers = [Task { try await load(1) }]
    await settle()

    for caller in callers { caller.cancel() }

    for caller in callers {
      await #expect(throws: CancellationError.self) { try await caller.value }
    }
    #expect(!load.isExecuting)
  }

  // C23
  @Test func `the next execution in the queue begins when a caller cancels the running one`() async
  {
    let load = load(.queue)
    let caller = Task { try await load(1) }
    await settle()
    load.execute(2)
    load.execute(3)

    caller.cancel()
    await settle()
    #expect(service.log == ["begin 1", "cancel", "begin 2"])
    service.callbacks[1](.success(20))
    await settle()

    #expect(service.log == ["begin 1", "cancel", "begin 2", "begin 3"])
    load.cancel()
    #expect(!load.isExecuting)
  }

  // C23
  @Test func `a superseded execution has ended before the new body begins`() async throws {
    let load = load(.latest)
    let first = Task { try await load(1) }
    await settle()

    load.execute(2)
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(service.log == ["begin 1", "cancel", "begin 2"])
    service.callbacks[1](.success(20))
    await settle()

    #expect(!load.isExecuting)
    #expect(try load.result?.get() == 20)
  }

  // C23
  @Test func `a cancelled execution makes place for a waiting one`() async {
    let load = load(.concurrent(limit: 2))
    let callers = [1, 2].map { input in Task { try await load(input) } }
    await settle()
    load.execute(3)

    callers[0].cancel()
    await settle()

    #expect(service.log == ["begin 1", "begin 2", "cancel", "begin 3"])
    load.cancel()
    #expect(!load.isExecuting)
  }

  // C23
  @Test func `a new execution does not join a cancelled one`() async throws {
    let load = load(.join)
    load.execute(1)
    load.cancel()

    let caller = Task { try await load(2) }
    await settle()
    service.callbacks[0](.success(10))
    service.callbacks[1](.success(20))

    #expect(try await caller.value == 20)
  }

  // C28
  @Test func `a command that is released resumes the caller while the service keeps the callback`()
    async
  {
    let service = service
    let released = await isReleased {
      load()
    } afterwards: {
      $0.execute(1)
    }

    #expect(released)
    #expect(service.log == ["begin 1", "cancel"])
  }

  // C23, C47
  @Test func `a view model is not retained by a callback that is never called`() async {
    let service = service
    var viewModel: AlbumViewModel? = AlbumViewModel { service.callbacks.append($0) }
    weak let released = viewModel

    viewModel?.load.execute()
    viewModel?.load.cancel()
    await settle()
    let log = viewModel?.log
    viewModel = nil

    #expect(log == ["cancel"])
    #expect(released == nil)
  }

  // C23, C47
  @Test func `the end of a view model ends an execution that is never completed`() async {
    let service = service
    var viewModel: AlbumViewModel? = AlbumViewModel { service.callbacks.append($0) }
    weak let released = viewModel

    viewModel?.load.execute()
    viewModel?.end()
    let isExecuting = viewModel?.load.isExecuting
    let log = viewModel?.log
    viewModel = nil
    await settle()

    #expect(isExecuting == false)
    #expect(log == ["cancel"])
    #expect(released == nil)
  }
}

private final class AlbumViewModel: ViewModel {
  private let start: (@escaping @Sendable (Result<Int, any Error>) -> Void) -> Void
  private(set) var log: [String] = []

  private(set) lazy var load: Command<Void, Int> = command { viewModel, _, complete in
    viewModel.start(complete)
  } onCancel: {
    $0.log.append("cancel")
  }

  init(_ start: @escaping (@escaping @Sendable (Result<Int, any Error>) -> Void) -> Void) {
    self.start = start
    super.init()
  }
}
