/// The addresses in a response, on the host that the request was sent to, and the version of the
/// API that the response is for.
struct Links: Sendable {
  /// Such as `http://127.0.0.1:8080`.
  let web: String
  let version: APIVersion

  init(host: String, version: APIVersion = .v2022) {
    web = "http://\(host)"
    self.version = version
  }

  var api: String { "\(web)/api/v3" }

  func user(_ login: String) -> String { "\(api)/users/\(login)" }
  func avatar(_ login: String) -> String { "\(web)/avatars/\(login).png" }
  func repository(_ fullName: String) -> String { "\(api)/repos/\(fullName)" }

  /// The address of something in a repository, whose path may be any bytes.
  func content(_ fullName: String, _ path: [UInt8], ref: String) -> String {
    "\(repository(fullName))/contents/\(PercentCoding.encode(path))"
      + "?ref=\(PercentCoding.encode(ref.utf8, keepingSlashes: false))"
  }

  /// The address of a page about something in a repository, for a browser.
  func page(_ fullName: String, _ kind: String, _ path: [UInt8], ref: String) -> String {
    "\(web)/\(fullName)/\(kind)/\(PercentCoding.encode(ref.utf8))/\(PercentCoding.encode(path))"
  }
}
