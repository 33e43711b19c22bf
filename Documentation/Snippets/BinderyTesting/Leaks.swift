import BinderyTesting
import Testing

final class LoginViewModel: ViewModel {
  let logIn = Command<Void, Void> {}

  init(_ server: Server) {}
}

@MainActor
struct LeakTests {
  private let server = Server()

  @Test func `logging in keeps no view model`() async throws {
    try await expectDeallocated {
      LoginViewModel(server)
    } afterwards: {
      $0.logIn.execute()
    }
  }

  @Test func `a view model is released`() async {
    let released = await isReleased {
      LoginViewModel(server)
    } afterwards: {
      $0.logIn.execute()
    }
    #expect(released)
  }
}
