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

  @Test func `code that lets go of its callback has cancelled the run`() async {
    let forget = Command<Void, Int>({ _, _ in }, onCancel: {})

    await #expect(throws: CancellationError.self) { try await forget() }

    #expect(!forget.isExecuting)
    #expect(forget.result == nil)
  }

  @Test func `only the first answer counts`() async throws {
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
}
