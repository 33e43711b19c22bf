import BinderySignals

struct User: Sendable, Equatable {
  let name: String
}

struct Credentials {
  let name: String
  let password: String
}

enum LoginError: Error {
  case wrongPassword

  var message: String { "Wrong user name or password" }
}

/// A service whose answers are producers.
@MainActor
final class LoginService {
  func logIn(_ name: String, _ password: String) -> SignalProducer<User, LoginError> {
    password.isEmpty
      ? SignalProducer(error: .wrongPassword) : SignalProducer(value: User(name: name))
  }

  func logIn(_ credentials: Credentials) -> SignalProducer<User, LoginError> {
    logIn(credentials.name, credentials.password)
  }
}

/// A service that is awaited.
actor Client {
  func user() throws -> User { User(name: "mona") }

  func search(_ words: String) throws -> [String] { [words] }
}

/// A widget, and what a view says of it to `<~`.
@MainActor
final class Label: LifetimeProviding, ReactiveExtensionsProvider {
  let lifetime = Lifetime()
  var text = ""
}
