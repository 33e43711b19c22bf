public import Foundation

extension GitHub {
  /// The licence of a repository, and the file with its text.
  public struct LicenseFile: Sendable, Hashable, Codable {
    /// The name, such as “MIT License”; “Other” for an unknown one.
    public var name: String
    /// The identifier of SPDX, such as “MIT”; `nil` for an unknown licence.
    public var identifier: String?
    /// The path of the file from the root of the repository.
    public var path: String
    /// The text; empty if the server does not send it.
    public var text: String
    /// The address of the page of the file.
    public var htmlURL: URL?
  }
}

extension GitHub.LicenseFile: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path") else { return nil }
    let license = object.object("license")
    let identifier = license?.nonEmptyString("spdx_id")
    let bytes = object.bytes ?? Data()
    self.init(
      name: license?.nonEmptyString("name") ?? "Other",
      identifier: identifier == "NOASSERTION" ? nil : identifier,
      path: path,
      text: GitHub.File(path: path, bytes: bytes).text,
      htmlURL: object.url("html_url")
    )
  }
}
