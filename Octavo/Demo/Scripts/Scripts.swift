import Foundation

/// The files of `World/`, as they lie in the bundle of this module.
struct Scripts {
  private let folder: URL

  static func bundled() throws -> Scripts {
    Scripts(folder: Bundle.module.bundleURL.appending(path: "World"))
  }

  func text(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }
}
