/// The reason why a login cannot be requested with the typed credentials.
public nonisolated enum CredentialsError: Error, Equatable {
  /// The name is empty.
  case missingName
  /// The name contains a character that is not a small letter.
  case unusableName
  /// The password is empty.
  case missingPassword

  /// The message for the user.
  var message: String {
    switch self {
    case .missingName: "Enter your name"
    case .unusableName: "A name has small letters only"
    case .missingPassword: "Enter your password"
    }
  }
}
