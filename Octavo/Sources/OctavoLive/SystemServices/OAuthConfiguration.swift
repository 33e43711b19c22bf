import Foundation
import GitHubAPI
import GitHubValues

/// The registration of the app with a server, as the user has configured it.
///
/// The file `clients.json` in the configuration folder has an object for each server:
/// ```json
/// { "github.com": { "client_id": "…", "client_secret": "…" } }
/// ```
/// `OCTAVO_CLIENT_ID` and `OCTAVO_CLIENT_SECRET` take precedence.
nonisolated enum OAuthConfiguration {
  private struct Entry: Decodable {
    var client_id: String
    var client_secret: String?
  }

  /// Returns the registration; `nil` if there is none, or the file cannot be read.
  static func client(
    for host: GitHub.Host,
    _ folders: Folders?,
    _ environment: [String: String]
  ) -> GitHub.OAuthClient? {
    if let id = environment["OCTAVO_CLIENT_ID"], !id.isEmpty {
      return client(id, environment["OCTAVO_CLIENT_SECRET"])
    }
    guard let file = folders?.configuration?.appendingPathComponent("clients.json"),
      let data = try? Data(contentsOf: file),
      let entries = try? JSONDecoder().decode([String: Entry].self, from: data),
      let entry = entries[host.name]
    else { return nil }
    return client(entry.client_id, entry.client_secret)
  }

  private static func client(_ id: String, _ secret: String?) -> GitHub.OAuthClient {
    let secret = GitHub.Token(secret ?? "")
    return GitHub.OAuthClient(id: id, secret: secret.secret.isEmpty ? nil : secret)
  }
}
