/// A licence that GitHub knows by a key.
struct License: Equatable, Sendable {
  /// Such as `mit`.
  let key: String
  let name: String
  /// Such as `MIT`.
  let identifier: String

  /// Returns the licence with a key; any other key is that of a licence that GitHub does not know.
  init(key: String) {
    let known = Self.known[key]
    self.key = known == nil ? "other" : key
    name = known?.name ?? "Other"
    identifier = known?.identifier ?? "NOASSERTION"
  }

  private static let known: [String: (name: String, identifier: String)] = [
    "apache-2.0": ("Apache License 2.0", "Apache-2.0"),
    "bsd-3-clause": ("BSD 3-Clause \"New\" or \"Revised\" License", "BSD-3-Clause"),
    "cc0-1.0": ("Creative Commons Zero v1.0 Universal", "CC0-1.0"),
    "gpl-3.0": ("GNU General Public License v3.0", "GPL-3.0"),
    "mit": ("MIT License", "MIT"),
    "mpl-2.0": ("Mozilla Public License 2.0", "MPL-2.0"),
  ]
}
