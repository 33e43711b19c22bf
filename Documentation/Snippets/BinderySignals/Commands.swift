import BinderySignals

final class LoginViewModel: ViewModel {
  @MutableProperty var username = ""
  @MutableProperty var password = ""
  @MutableProperty var title = "Log in"
  @MutableProperty var subtitle = ""
  @MutableProperty private(set) var isValid = false
  private let service = LoginService()

  private(set) lazy var logIn: Command<Void, User> = command(
    when: { $0.isValid },
    producer: { $0.service.logIn($0.username, $0.password) }
  )
}

final class LoginActionViewModel: ViewModel {
  @MutableProperty var isValid = false
  private let service = LoginService()

  func bind(_ taps: Signal<Void, Never>, _ label: Label, _ credentials: Credentials) {
    let logIn = Action<Credentials, User, LoginError>(enabledIf: $isValid) { [service] in
      service.logIn($0)
    }
    logIn.apply(credentials).startWithResult { print($0) }
    label.reactive.text <~ logIn.errors.map(\.message)

    logIn <~ taps.map { credentials }
  }
}
