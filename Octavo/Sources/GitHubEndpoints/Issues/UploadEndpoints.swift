public import Foundation
public import GitHubValues

extension Endpoint where Value == String {
  /// The text of an issue or a pull request as HTML, in which the addresses of uploads are signed.
  ///
  /// The client does not store the response: the addresses are secrets, and expire after five
  /// minutes.
  public static func html(
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    html(repository.issue(number))
  }

  /// The text of a comment as HTML, in which the addresses of uploads are signed.
  ///
  /// The client does not store the response: the addresses are secrets, and expire after five
  /// minutes.
  public static func html(
    ofComment id: Int,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    html(repository.comment(id))
  }

  private static func html(_ path: [String]) -> Self {
    var request = GitHub.Request.get(path, as: .html)
    request.isStored = false
    return .object(request) { (text: RenderedText) in text.html }
  }
}

extension Endpoint where Value == Data {
  /// The file at the signed address of an upload, of at most `limit` bytes.
  ///
  /// The address is a secret, because it is enough to read the file. The request is sent without
  /// the credentials, to this address alone, and the response is not stored. Errors name only the
  /// path.
  ///
  /// - Throws: `.forbidden` or `.notFound` for an address that has expired.
  public static func upload(at url: URL, limit: Int) -> Self {
    var request = GitHub.Request.get([], as: .image)
    request.address = url
    request.isAllowedElsewhere = true
    request.isAnonymous = true
    request.isStored = false
    request.followsRedirects = false
    return .bytes(request, limit: limit)
  }
}

/// The text of an issue or a comment, as the server renders it.
private struct RenderedText: LenientDecodable {
  var html: String

  init?(_ object: JSONObject) {
    html = object.string("body_html") ?? ""
  }
}
