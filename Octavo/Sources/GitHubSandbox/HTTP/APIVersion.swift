/// A version of GitHub's API that the sandbox speaks.
///
/// The responses of the newer one lack some fields that those of the older one have.
enum APIVersion: String, Sendable {
  case v2022 = "2022-11-28"
  case v2026 = "2026-03-10"

  /// Reads the header of a request; without one the older version is meant.
  init?(_ header: String?) {
    guard let header else {
      self = .v2022
      return
    }
    self.init(rawValue: header)
  }
}
