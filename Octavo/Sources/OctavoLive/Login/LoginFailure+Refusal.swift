import Foundation
import GitHubEndpoints
import OctavoViewModels

extension LoginFailure {
  /// Makes the failure of a login that the server has refused.
  ///
  /// It names a clock that differs from the server's by more than five minutes.
  nonisolated init(refusal: OAuthRefusal, now: Date) {
    let reason: Reason =
      switch refusal.code {
      case "access_denied": .denied
      case "expired_token": .expired
      case "bad_verification_code", "incorrect_device_code": .wrongCode
      case "incorrect_client_credentials", "redirect_uri_mismatch", "application_suspended",
        "unauthorized_client":
        .wrongClient
      case "device_flow_disabled": .deviceLoginDisabled
      default: .other(refusal.code)
      }
    let skew = refusal.date.map { now.timeIntervalSince($0) } ?? 0
    self.init(reason, clockSkew: abs(skew) > 300 ? .seconds(Int(skew)) : nil)
  }
}
