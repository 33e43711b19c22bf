extension ErrorResponse {
  /// The response to an error that is none of a request itself.
  static func failure(_ error: any Error) -> ErrorResponse {
    if let error = error as? DiffTooLarge { return .diffTooLarge(error.limit) }
    if let failure = error as? GitFailure, case .refused(_, let message) = failure.reason {
      let words = message.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      return ErrorResponse(status: 503, message: "The repository cannot be read. \(words)")
    }
    return ErrorResponse(status: 500, message: "Server Error")
  }
}
