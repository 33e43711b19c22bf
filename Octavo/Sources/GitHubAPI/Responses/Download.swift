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

/// The beginning of a response that is downloaded.
public struct DownloadStart: Sendable, Hashable {
  /// The offset of the first byte that follows: zero unless the download continues.
  public let offset: Int
  /// The number of bytes of the whole content; `nil` if the server does not say.
  public let total: Int?
  /// The version of the content; `nil` if a download of it cannot be continued.
  public let version: String?

  init(_ response: GitHub.Response, after position: DownloadPosition?) {
    let range = response["Content-Range"].flatMap(Self.range)
    // Only the requested continuation is one; another range would be put at a wrong place.
    let continues = response.status == 206 && position != nil && range?.start == position?.offset
    let length = response.number("Content-Length")
    offset = continues ? position?.offset ?? 0 : 0
    total = continues ? range?.total ?? length.map { [offset] in $0 + offset } : length
    // A weak tag says nothing about single bytes.
    let tag = response["ETag"].flatMap { $0.hasPrefix("W/") ? nil : $0 }
    version = tag ?? response["Last-Modified"]
  }

  /// Reads “bytes 100-199/200”.
  private static func range(_ text: String) -> (start: Int, total: Int?)? {
    let words = text.split(whereSeparator: { " -/".contains($0) })
    guard words.count == 4, words[0] == "bytes", let start = Int(words[1]) else { return nil }
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
