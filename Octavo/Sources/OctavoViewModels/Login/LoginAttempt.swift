import BinderyNavigation
import GitHubValues

/// One attempt to log in, from the credentials to the user, with as many one-time codes as needed.
///
/// It does not depend on a screen, so that it can outlive one.
struct LoginAttempt {
  /// The credentials that the user has entered.
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
        // The server requires a code only for a correct password, so the code is wrong.
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
