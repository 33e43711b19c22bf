import Foundation

/// The submodules in a `.gitmodules` file, read without git because only two keys matter.
struct SubmoduleList {
  private var urls: [String: String] = [:]

  /// The paths of the submodules, in alphabetical order.
  var paths: [String] { urls.keys.sorted() }

  init(_ bytes: [UInt8]) {
    var path: String?
    var url: String?
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("[") {
        (path, url) = (nil, nil)
      } else if let equals = trimmed.firstIndex(of: "=") {
        let value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        switch trimmed[..<equals].trimmingCharacters(in: .whitespaces) {
        case "path": path = value
        case "url": url = value
        default: break
        }
      }
      if let path, let url { urls[path] = url }
    }
  }

  func url(of path: String) -> String? { urls[path] }
}
