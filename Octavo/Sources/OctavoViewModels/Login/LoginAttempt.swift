import BinderyNavigation
import GitHubValues

/// One log-in from the credentials to the account, with as many one-time codes as it takes.
///
/// It knows no screen, so that it can outlive one.
struct LoginAttempt {
  /// What the person gave.
  enum Credentials {
    case token(GitHub.Token)
    case password(username: String, password: String)
  }

  let session: any Session
  let oneTimeCode: Interaction<OneTimeCodeQuestion, String>

  func callAsFunction(with credentials: Credentials) async throws -> GitHub.User {
    switch credentials {
    case .token(let token): try await session.logIn(with: token)
    case .password(let username, let password): try await logIn(username, password)
    }
  }

  private func logIn(_ username: String, _ password: String) async throws -> GitHub.User {
    var code: String?
    var source = APIError.OneTimeCode.unknown
    while true {
      do {
        return try await session.logIn(username: username, password: password, oneTimeCode: code)
      } catch let error as APIError {
        // The code is asked for only once the password was right, so now the code is wrong.
        let isWrongCode = code != nil && error.reason == .unauthorized
        if case .otpRequired(let place) = error.reason {
          source = place
        } else if !isWrongCode {
          throw error
        }
      }
      code = try await ask(source, isRepeated: code != nil, username)
    }
  }

  private func ask(
    _ source: APIError.OneTimeCode,
    isRepeated: Bool,
    _ username: String
  ) async throws -> String {
    let demo = session.server.demo
    let isDemo = demo?.username == username && !isRepeated
    let question = OneTimeCodeQuestion(
      source: source,
      isRepeated: isRepeated,
      suggestion: isDemo ? demo?.oneTimeCode ?? "" : ""
    )
    guard let answer = await oneTimeCode.ask(question) else { throw CancellationError() }
    return answer.filter { !$0.isWhitespace }
  }
}
