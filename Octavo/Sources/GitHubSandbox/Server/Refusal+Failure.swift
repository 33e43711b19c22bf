extension Refusal {
  /// The response to an error that the client has not caused.
  static func failure(_ error: any Error) -> Refusal {
    if let failure = error as? GitFailure, case .refused(_, let message) = failure.reason {
      let words = message.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      return Refusal(status: 503, message: "The repository cannot be read. \(words)")
    }
    return Refusal(status: 500, message: "Server Error")
  }
}
