import BinderySignals

/// A login as in the article, for the examples of `Documentation/FromReactiveCocoa.md`.
///
/// The files of this folder name their isolation, because `Scripts/check-adoption` compiles them in
/// a package without default isolation.
final class LoginViewModel: ViewModel {
  @MutableProperty var username = ""
  @MutableProperty var password = ""
  @MutableProperty private(set) var avatarURL: String?
  @MutableProperty private(set) var isValid = false
  @MutableProperty private(set) var message: String?

  private(set) lazy var loginCommand: Command<Void, String> = command(
    when: { $0.isValid },
    producer: { $0.service.logIn($0.username, $0.password) }
  )

  @Computed({ (viewModel: LoginViewModel) in
    !viewModel.username.isEmpty && !viewModel.password.isEmpty
  }) var isComplete

  private let service: LoginService

  init(_ service: LoginService) {
    self.service = service
    super.init()
    bind()
  }

  private func bind() {
    _avatarURL <~ $username.producer.map { [service] in service.avatarURL(of: $0) }
    _isValid
      <~ SignalProducer.combineLatest($username.producer, $password.producer)
      .map { !$0.isEmpty && !$1.isEmpty }
      .skipRepeats()
    _message <~ loginCommand.errors.map { "\($0)" }
  }
}

/// The service that the login requires of the model.
@MainActor
final class LoginService {
  enum Fault: Error, Equatable {
    case wrongPassword, offline
  }

  init() {}

  deinit {}

  func avatarURL(of name: String) -> String? { name == "mona" ? "avatar/mona" : nil }

  func logIn(_ name: String, _ password: String) -> SignalProducer<String, Fault> {
    password == "octave" ? SignalProducer(value: name) : SignalProducer(error: .wrongPassword)
  }
}
