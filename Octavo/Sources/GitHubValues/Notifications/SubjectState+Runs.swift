extension GitHub.NotificationSubject {
  /// The login of the account whose run waits for the user’s review, as the title of a notification
  /// has it; `nil` for any other title or subject.
  ///
  /// “ada requested your review to deploy to an environment” does not name the run.
  public var reviewRequester: String? {
    guard kind == .workflowRun else { return nil }
    guard let end = title.firstRange(of: " requested your review to deploy") else { return nil }
    let login = title[..<end.lowerBound]
    return login.isEmpty || login.contains(" ") ? nil : String(login)
  }
}

extension GitHub.SubjectState {
  private static let results: [Substring: State] = [
    "succeeded": .succeeded, "failed": .failed, "cancelled": .cancelled, "skipped": .skipped,
    "startup": .failed,
  ]

  /// Reads the state of a run of a workflow from the title of its notification; `nil` for any other
  /// title or subject.
  ///
  /// GitHub has no address for such a subject, and says the result in words: “Tests workflow run,
  /// Attempt #2 failed for main branch”, or “failed at startup”.
  public init?(ofRun subject: GitHub.NotificationSubject) {
    guard subject.kind == .checkSuite, subject.title.contains(" workflow run") else { return nil }
    let words = subject.title.split(separator: " ").suffix(4).map(\.self)
    guard words.count == 4, words[1] == "for", words[3] == "branch",
      let state = Self.results[words[0]]
    else { return nil }
    self.init(state)
  }
}
