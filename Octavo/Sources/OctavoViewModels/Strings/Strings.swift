public import Foundation
import GitHubValues

/// The messages of the app that more than one screen shows.
public nonisolated enum Strings {
  static let expired = "Your authorization has expired, please log in again"

  /// Returns the message for a failure, a sentence; `nil` for a cancellation.
  public static func about(_ error: any Error, now: Date) -> String? {
    if error is CancellationError { return nil }
    guard let error = error as? APIError else { return "Something went wrong: \(error)" }
    return about(error.reason, now: now)
  }

  /// Returns the notice that a request waits for a time because the server has asked for it.
  public static func waiting(_ pause: Duration) -> String {
    "The server asks for a pause. The request continues in \(span(pause))."
  }

  private static func about(_ reason: APIError.Reason, now: Date) -> String {
    switch reason {
    case .offline: "The server cannot be reached. What you see may be out of date."
    case .timedOut: "The server took too long to answer."
    case .unauthorized: expired
    case .otpRequired: "The server asks for a one-time code."
    case .forbidden: "Your account may not do this."
    case .singleSignOn: "This organization asks you to sign on with it in a browser first."
    case .notFound: "There is no such thing here, or your account may not see it."
    case .gone: "This is no longer on the server."
    case .blocked: "The server does not show this for legal reasons."
    case .conflict: "The server refused this because something there has changed."
    case .notReady: "The server is still preparing this. Try again in a moment."
    case .emptyRepository: "This repository has no commits yet."
    case .validation(let errors): refusal(errors)
    case .rateLimited(let date): "All requests of this hour are used up. \(again(at: date, now))"
    case .secondaryLimit(let wait):
      "Too many requests in a short time. Try again in \(span(wait))."
    case .server(let status): "The server has trouble (status \(status)). Try again later."
    case .unexpected(let status): "The server answered in an unexpected way (status \(status))."
    case .redirect: "The server led to a place that this app must not follow."
    case .tooLarge(let limit): "This is larger than the \(size(limit)) that can be shown."
    case .decoding(let what): "The server's answer could not be read (\(what))."
    }
  }

  private static func refusal(_ errors: [APIError.FieldError]) -> String {
    let reasons = errors.compactMap { $0.message ?? $0.field.map { "“\($0)” is wrong" } }
    guard !reasons.isEmpty else { return "The server understood the request and refused it." }
    return "The server refused: \(reasons.joined(separator: "; "))."
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
