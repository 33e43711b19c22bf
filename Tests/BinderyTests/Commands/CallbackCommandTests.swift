import Bindery
import BinderyTesting
import Testing

struct CallbackCommandTests {
  @Test func `both closures may be written inside the parentheses`() async throws {
    let double = Command<Int, Int>(
      { input, complete in complete(.success(input * 2)) },
      onCancel: {}
    )
    let triple = Command<Int, Int>(
      .queue,
      { input, complete in complete(.success(input * 3)) },
      onCancel: {}
    )

    #expect(try await [double(2), triple(2)] == [4, 6])
  }

  @Test func `code that releases its callback uncalled cancels the execution`() async {
    let forget = Command<Void, Int>({ _, _ in }, onCancel: {})

    await #expect(throws: CancellationError.self) { try await forget() }

    #expect(!forget.isExecuting)
    #expect(forget.result == nil)
  }

  @Test func `only the first call of the callback counts`() async throws {
    let answer = Command<Void, Int>(
      { _, complete in
        complete(.success(1))
        complete(.success(2))
        complete(.failure(Refused()))
      },
      onCancel: {}
    )

    #expect(try await answer() == 1)
    #expect(try answer.result?.get() == 1)
  }

  // C50
  @Test func `a callback on another thread completes the execution`() async throws {
    let load = Command<Void, Int>({ _, complete in detached(complete) }, onCancel: {})

    #expect(try await load() == 42)
    #expect(!load.isExecuting)
    #expect(try load.result?.get() == 42)
  }

  // C50
  @Test func `a callback that is released on another thread cancels the execution`() async {
    let forget = Command<Void, Int>(
      { _, complete in Task.detached { withExtendedLifetime(complete) {} } },
      onCancel: {}
    )

    await #expect(throws: CancellationError.self) { try await forget() }

    #expect(!forget.isExecuting)
    #expect(forget.result == nil)
  }

  // C50
  @Test func `only one of several callbacks on several threads counts`() async throws {
    let race = Command<Void, Int>(
      { _, complete in
        for number in 1...20 { Task.detached { complete(.success(number)) } }
      },
      onCancel: {}
    )
    var values: [Int] = []
    let token = race.onValue { values.append($0) }

    race.execute()
    await settle()

    #expect(values.count == 1)
    #expect(!race.isExecuting)
    token.dispose()
  }

  // C50
  @Test func `a body that calls back before it returns has ended when execute returns`() throws {
    let answer = Command<Int, Int>(
      { input, complete in complete(.success(input * 2)) },
      onCancel: {}
    )

    answer.execute(21)

    #expect(!answer.isExecuting)
    #expect(try answer.result?.get() == 42)
  }

  // C50
  @Test func `a value that is not Sendable is completed on the main actor`() throws {
    let shelf = Shelf()
    let fetch = Command<Void, Shelf.Book>(
      { _, complete in complete(.success(shelf.book)) },
      onCancel: {}
    )

    fetch.execute()

    #expect(try fetch.result?.get() === shelf.book)
  }

  // C50
  @Test func `a command of a view model may be completed on another thread`() async throws {
    let viewModel = LoadingViewModel()

    viewModel.load.execute()
    await settle()

    #expect(try viewModel.load.result?.get() == 42)
  }
}

private nonisolated func detached(
  _ complete: @escaping @Sendable (Result<Int, any Error>) -> Void
) {
  Task.detached { complete(.success(42)) }
}

private final class LoadingViewModel: ViewModel {
  private(set) lazy var load: Command<Void, Int> = command { _, _, complete in
    detached(complete)
  } onCancel: { _ in
  }
}

/// Keeps an object that is not `Sendable`.
private final class Shelf {
  nonisolated final class Book {
    init() {}
    deinit {}
  }

  let book = Book()

  init() {}
  deinit {}
}
