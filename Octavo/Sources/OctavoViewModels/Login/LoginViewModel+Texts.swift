import BinderyNavigation
import Foundation
import GitHubValues

extension LoginViewModel {
  /// The title of the screen.
  public var title: String { "Log In" }

  /// The heading above the fields.
  public var heading: String { "Log in to \(serverName)" }

  /// The label of the field for ``username``.
  public var usernameLabel: String { "Username or Email" }

  /// The label of the field for ``password``.
  public var passwordLabel: String { "Password" }

  /// The label of the field for ``token``.
  public var tokenLabel: String { "Personal Access Token" }

  /// The server's name, such as “github.com”.
  public var serverName: String { services.session.server.name }

  /// The ways in that the server offers.
  public var methods: [LoginMethod] { services.session.server.loginMethods }

  /// The password and the code of a server in this program; `nil` on other servers.
  public var hint: String? {
    services.session.server.demo.map {
      "\($0.content.title): password “\($0.password)”, one-time code \($0.oneTimeCode)"
    }
  }

  /// The text while the login waits for the browser, `gh` or the keyring; `nil` otherwise.
  public var progress: String? {
    if browserLoginCommand.isExecuting { return Strings.waitingForBrowser }
    if ghLoginCommand.isExecuting { return Strings.waitingForGH }
    return isWaitingForKeyring ? Strings.waitingForKeyring : nil
  }

  /// The text before ``tokenPage``.
  public var tokenPrompt: String { "Create a token at" }

  /// The text above ``devicePage``.
  public var devicePrompt: String { "Enter this code at" }

  /// The address of the page on which ``deviceCode`` is entered.
  public var devicePage: String? { deviceCode?.page.absoluteString }

  /// The text below ``deviceCode``.
  public var deviceExpiry: String? { deviceCode.map { _ in "Expires in \(deviceCountdown)" } }

  /// The reason why the login on pages is disabled; `nil` if it is not.
  public var pageHint: String? {
    services.session.server.offersDeviceLogin ? nil : Strings.withoutClient
  }
}
