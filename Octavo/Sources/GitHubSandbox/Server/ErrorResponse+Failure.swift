extension ErrorResponse {
  /// The response to an error that the client has not caused.
  static func failure(_ error: any Error) -> ErrorResponse {
    if let failure = error as? GitFailure, case .refused(_, let message) = failure.reason {
      let words = message.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      return ErrorResponse(status: 503, message: "The repository cannot be read. \(words)")
    }
    return ErrorResponse(status: 500, message: "Server Error")
  }
}
