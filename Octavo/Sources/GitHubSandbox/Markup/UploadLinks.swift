import Foundation

/// The addresses of uploads in texts.
///
/// The address in a text is for browsers. The HTML of the text has a signed address, which expires
/// after five minutes. The texts of the demo world have the addresses of github.com, which become
/// those of this server.
struct UploadLinks: Sendable {
  /// The beginning of the addresses of the server's pages.
  let web: String
  /// Seconds since 1970.
  let now: Int

  /// The seconds for which a signed address is valid.
  static let lifetime = 300

  private static let origin = "https://github.com"
  private static let folder = "/user-attachments/assets/"
  private static let signedFolder = "/private-user-images/1/"
  /// The number before the UUID in a signed address.
  private static let number = "2-"

  /// Returns a text with the addresses of this server.
  func text(_ text: String) -> String {
    text.replacingOccurrences(of: Self.origin + Self.folder, with: web + Self.folder)
  }

  /// Returns the HTML of a text, with signed addresses.
  func html(_ text: String) -> String {
    var html = RenderedMarkup.body(markdown(self.text(text)))
    for id in Set(ids(in: html)) {
      let address = "\"\(web)\(Self.folder)\(id)\""
      html = html.replacingOccurrences(of: address, with: "\"\(signed(id))\"")
    }
    return html
  }

  /// Returns the signed address of an upload.
  func signed(_ id: String) -> String {
    let end = now + Self.lifetime
    return "\(web)\(Self.signedFolder)\(Self.number)\(id).png?jwt=\(end).\(Self.signature(id, end))"
  }

  /// Returns the UUID of a signed address.
  ///
  /// - Throws: A 404 for an address without a valid signature, a 403 for one that has expired.
  func id(ofFile file: String, signedWith token: String?) throws(ErrorResponse) -> String {
    let parts = (token ?? "").split(separator: ".")
    guard file.hasPrefix(Self.number), file.hasSuffix(".png"), parts.count == 2,
      let end = Int(parts[0])
    else { throw .notFound }
    let id = String(file.dropFirst(Self.number.count).dropLast(4))
    guard parts[1] == Self.signature(id, end) else { throw .notFound }
    guard now < end else {
      throw ErrorResponse(status: 403, message: "This address has expired.")
    }
    return id
  }

  private static func signature(_ id: String, _ end: Int) -> String {
    String(stableHash("upload", id, "\(end)"), radix: 36)
  }

  private func ids(in html: String) -> [String] {
    html.components(separatedBy: web + Self.folder).dropFirst().compactMap { rest in
      let id = rest.prefix { $0 != "\"" }
      return UUID(uuidString: String(id)) == nil ? nil : String(id)
    }
  }

  /// Returns a text with the tags of uploaded pictures in the form of Markdown, because the
  /// renderer leaves all tags out.
  private func markdown(_ text: String) -> String {
    text.replacing(/<img\s[^<>]*>/) { tag in
      guard let source = tag.output.firstMatch(of: /src="([^"<>]*)"/)?.output.1,
        source.hasPrefix(web + Self.folder)
      else { return String(tag.output) }
      let name = tag.output.firstMatch(of: /alt="([^"<>\[\]]*)"/)?.output.1 ?? ""
      return "![\(name)](\(source))"
    }
  }
}
