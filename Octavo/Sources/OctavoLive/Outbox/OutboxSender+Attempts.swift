import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// One attempt to send a request, from the readings before it to its end.
extension OutboxSender {
  /// Sends a request that is due, or finds out what has become of it.
  ///
  /// - Returns: Whether the next one may be sent.
  func attempt(_ row: OutboxRow) async throws -> Bool {
    guard let request = RequestKinds.request(row) else {
      try await account.ask(row, reason: "Another version of this program has made the request.")
      return true
    }
    if row.isStale(at: time) {
      try await account.ask(row, reason: "It has waited for more than a day.")
      return true
    }
    let highest: Int?
    let login: String
    do {
      guard let present = try await loginAfterDoubt(row) else { return true }
      login = present
      if row.isDoubted, type(of: request).category == .creation,
        try await decide(request, context(row, as: login))
      {
        return true
      }
      switch try await request.prepare(in: context(row, as: login)) {
      case .send(let number): highest = number
      case .confirm(let result):
        try await confirm(row, result)
        return true
      case .ask(let reason, let result):
        try await account.ask(row, reason: reason) { try result.changes(LiveChanges($0)) }
        return true
      }
    } catch let error as APIError {
      return try await postpone(row, after: error)
    }
    let content = type(of: request).createsContent ? time : nil
    guard
      let sent = try await account.begin(row, highest: highest, creatingContentAt: content)
    else { return true }
    do {
      try await confirm(sent, try await request.send(in: context(sent, as: login)))
      return true
    } catch let error as APIError {
      if type(of: request).reached.contains(error.reason),
        case .found(let result)? = try? await request.find(in: context(sent, as: login))
      {
        try await confirm(sent, result)
        return true
      }
      return try await settle(sent, after: error)
    } catch {
      try await account.doubt(sent, at: time)
      throw error
    }
  }

  private func context(_ row: OutboxRow, as login: String) -> RequestAttempt {
    RequestAttempt(row, as: login, at: time, by: gitHub) { [account] item in
      try await account.isClaimed(item, by: row.kind)
    }
  }

  private func confirm(_ row: OutboxRow, _ result: RequestResult) async throws {
    try await account.confirm(row, item: result.item, number: result.number, at: time) {
      try result.changes(LiveChanges($0))
    }
    if let remark = result.remark { remarked(row, remark) }
  }

  /// Decides about a creation that the server may have carried out.
  ///
  /// - Returns: Whether it needs no further attempt.
  private func decide(
    _ request: any RequestKind,
    _ attempt: RequestAttempt
  ) async throws -> Bool {
    let row = attempt.row
    switch try await request.find(in: attempt) {
    case .found(let result):
      try await confirm(row, result)
      return true
    case .unknown(let reason):
      try await account.ask(row, reason: reason)
      return true
    case .notFound where row.isCarriedOut:
      try await account.ask(row, reason: "The server has carried it out, but it is not there.")
      return true
    case .notFound:
      let later = try await account.dependents(of: row)
      guard !later.isEmpty, type(of: request).absorbsChanges else { return false }
      let merged = request.merged(with: later.compactMap(RequestKinds.request))
      return try await account.end(row, as: merged?.stored, at: time)
    }
  }

  /// Settles a request whose subject could not be read.
  ///
  /// - Returns: Whether the next one may be sent.
  private func postpone(_ row: OutboxRow, after error: APIError) async throws -> Bool {
    switch decision(for: row, after: error) {
    case .refuse where row.isDoubted:
      try await account.ask(row, reason: "It cannot be known: \(error.words)")
    case .refuse: try await refuse(row, error)
    case .pause:
      failed(row, error)
      return false
    case .retry(let pause):
      retries(after: pause, error)
      return false
    case .wait(let pause): try await account.pause(for: pause / .seconds(1), at: time)
    case .doubt, .confirm: try await account.postpone(row, for: AccountStore.doubt, at: time)
    }
    return true
  }

  /// Settles a request that was sent.
  ///
  /// - Returns: Whether the next one may be sent.
  private func settle(_ row: OutboxRow, after error: APIError) async throws -> Bool {
    switch decision(for: row, after: error) {
    case .confirm:
      // It is carried out, but the number of what it has made is not known.
      if let request = RequestKinds.request(row), type(of: request).category == .creation {
        try await account.doubt(row, isCarriedOut: true, at: time)
      } else {
        try await account.confirm(row, at: time)
      }
      return true
    case .refuse where error.reason == .redirect:
      try await account.ask(row, reason: "It has moved. Open its page to see where it is now.")
      return true
    case .refuse:
      try await refuse(row, error)
      return true
    case .doubt:
      try await account.doubt(row, at: time)
      return true
    case .pause:
      try await account.restore(row, at: time)
      failed(row, error)
      return false
    case .retry(let pause):
      try await account.restore(row, at: time)
      retries(after: pause, error)
      return false
    case .wait(let pause):
      try await account.restore(row, at: time)
      try await account.pause(for: pause / .seconds(1), at: time)
      return true
    }
  }

  private func decision(for row: OutboxRow, after error: APIError) -> OutboxPolicy.Decision {
    OutboxPolicy.decision(after: error, attempts: row.attempts, now: time, random: random())
  }

  private func refuse(_ row: OutboxRow, _ error: APIError) async throws {
    try await account.refuse(row, reason: error.words, at: time)
    failed(row, error)
  }

  /// Stores the time of the server at which doubts have begun, if that can be read now.
  func dateDoubts() async throws {
    guard try await account.hasUndatedDoubt(),
      let date = try? await gitHub.send(.tokenOwner).date
    else { return }
    try await account.dateDoubts(from: date)
  }

  /// Reads under which login the account is known now, once the doubt about a request has ended by
  /// the clock of the server, too.
  ///
  /// - Returns: The login; `nil` if the request has been put back until the end of its doubt.
  private func loginAfterDoubt(_ row: OutboxRow) async throws -> String? {
    guard row.isDoubted else { return account.login }
    let present = try await gitHub.send(.tokenOwner)
    if row.state == .doubt, let date = present.date {
      try await account.dateDoubts(from: date)
      let rest = AccountStore.doubt - max(0, date.timeIntervalSince(row.doubtFrom ?? date))
      guard rest <= 0 else {
        try await account.postpone(row, for: rest, at: time)
        return nil
      }
    }
    return present.user.login
  }
}

extension APIError {
  /// The words of the server, or else the reason.
  fileprivate var words: String { message ?? "\(reason)" }
}
