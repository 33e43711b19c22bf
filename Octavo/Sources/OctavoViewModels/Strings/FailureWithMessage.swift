/// A failure of the program itself, which has its message for the user.
nonisolated protocol FailureWithMessage: Error {
  /// One or two sentences for the user.
  var message: String { get }
}
