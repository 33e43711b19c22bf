import Foundation
import GitHubEndpoints
import GitHubValues

/// A place from which a download continues.
public struct DownloadPosition: Sendable, Hashable {
  /// The number of bytes that have arrived.
  public var offset: Int
  /// The version of the content, as ``DownloadStart/version`` has named it.
  public var version: String

  /// Makes a position.
  public init(offset: Int, version: String) {
    self.offset = offset
    self.version = version
  }
}

/// The bytes of a content that are asked for.
enum DownloadRange: Sendable, Hashable {
  /// The bytes behind a position.
  case from(DownloadPosition)
  /// The last ones, by their number.
  case end(Int)
}

/// The beginning of a response that is downloaded.
public struct DownloadStart: Sendable, Hashable {
  /// The offset of the first byte that follows: zero unless the download continues, or has the end
  /// of the content.
  public let offset: Int
  /// The number of bytes of the whole content; `nil` if the server does not say.
  public let total: Int?
  /// The version of the content; `nil` if a download of it cannot be continued.
  public let version: String?

  init(_ response: GitHub.Response, _ wanted: DownloadRange?) {
    let range = response.status == 206 ? response["Content-Range"].flatMap(Self.range) : nil
    let length = response.number("Content-Length")
    let start: Int?
    switch wanted {
    // Only the requested continuation is one; another range would be put at a wrong place.
    case .from(let position)?: start = range?.start == position.offset ? range?.start : nil
    case .end?: start = range?.start
    case nil: start = nil
    }
    offset = start ?? 0
    total = start == nil ? length : range?.total ?? length.map { [offset] in $0 + offset }
    // A weak tag says nothing about single bytes.
    let tag = response["ETag"].flatMap { $0.hasPrefix("W/") ? nil : $0 }
    version = tag ?? response["Last-Modified"]
  }

  /// Reads “bytes 100-199/200”.
  private static func range(_ text: String) -> (start: Int, total: Int?)? {
    let words = text.split(whereSeparator: { " -/".contains($0) })
    guard words.count == 4, words[0] == "bytes", let start = Int(words[1]), start < 1 << 50 else {
      return nil
    }
    return (start, Int(words[3]))
  }
}

/// A part of a response that is downloaded.
public enum DownloadPart: Sendable, Hashable {
  /// The beginning, before all bytes.
  case start(DownloadStart)
  /// The next bytes.
  case bytes([UInt8])
}
