public import Foundation
import GitHubValues

/// The messages of the app that more than one screen shows.
public nonisolated enum Strings {
  static let expired = "Your session has expired. Log in again."

  /// Returns the message for a failure, a sentence; `nil` for a cancellation.
  ///
  /// `isOutdated` says whether an older copy of the requested value is shown beside the message,
  /// and `storedAt` when the server sent that.
  public static func about(
    _ error: any Error,
    now: Date,
    isOutdated: Bool = false,
    storedAt: Date? = nil
  ) -> String? {
    if error is CancellationError { return nil }
    if let error = error as? any FailureWithMessage { return error.message }
    guard let error = error as? APIError else { return "Something went wrong: \(error)" }
    if isOutdated, error.reason == .offline, let storedAt {
      return "Offline. Showing what was stored \(ago(storedAt, now: now))."
    }
    let text = about(error.reason, now: now)
    let isConnection = [.offline, .timedOut].contains(error.reason)
    return isOutdated && isConnection ? "\(text) What you see may be out of date." : text
  }

  /// Returns the message for a login that no account has.
  static func noAccount(_ login: String) -> String { "There is no account “\(login)”." }

  /// The mark of an account with which a program acts.
  public static let bot = "Bot"

  /// Returns the notice that a request waits for a time because the server has asked for it.
  public static func waiting(_ pause: Duration) -> String {
    "The server asked to wait. Retrying in \(span(pause))."
  }

  private static func about(_ reason: APIError.Reason, now: Date) -> String {
    switch reason {
    case .offline: "The server cannot be reached."
    case .timedOut: "The server took too long to respond."
    case .unauthorized: expired
    case .otpRequired: "The server requires a one-time code."
    case .forbidden: "You don’t have permission to do this."
    case .singleSignOn: "This organization requires single sign-on. Authorize in a browser first."
    case .notFound: "Not found, or you don’t have access."
    case .gone: "This was deleted or is no longer available."
    case .blocked: "Unavailable for legal reasons."
    case .conflict: "The server refused this because something has changed there."
    case .notReady: "The server is still preparing this. Try again in a moment."
    case .emptyRepository: "This repository is empty."
    case .validation(let errors): invalid(errors)
    case .rateLimited(let date): "Rate limit reached. \(again(at: date, now))"
    case .secondaryLimit(let wait): "Too many requests. Try again in \(span(wait))."
    case .server(let status): "The server has a problem (status \(status)). Try again later."
    case .unexpected(let status): "The server sent an unexpected response (status \(status))."
    case .redirect: "The server redirected to an address that cannot be opened."
    case .tooLarge(let limit): "Too large to show. The limit is \(size(limit))."
    case .decoding(let what): "Could not read the server’s response (\(what))."
    }
  }

  private static func invalid(_ errors: [APIError.FieldError]) -> String {
    let reasons = errors.compactMap { $0.message ?? $0.field.map { "“\($0)” is not valid" } }
    guard !reasons.isEmpty else { return "The server did not accept the request." }
    return "The server did not accept the request: \(reasons.joined(separator: "; "))."
  }

  private static func again(at date: Date, _ now: Date) -> String {
    let seconds = date.timeIntervalSince(now).rounded(.up)
    guard seconds > 0 else { return "Try again now." }
    return "Try again in \(span(.seconds(seconds)))."
  }

  private static func span(_ duration: Duration) -> String {
    let seconds = max(1, duration.components.seconds)
    return seconds < 90 ? count(Int(seconds), "second") : count(Int((seconds + 59) / 60), "minute")
  }
}
