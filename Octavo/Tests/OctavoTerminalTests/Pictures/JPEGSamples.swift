import Foundation
import Testing

/// JPEG files of 16 by 16 pixels, red at the left and blue at the right, which cjpeg's library
/// wrote.
enum JPEGSamples {
  /// The file of a name in the folder of samples.
  static func named(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    return Array(try Data(contentsOf: folder.appending(path: "\(name).jpg")))
  }

  /// The file of a name with another marker in place of its only one of a kind.
  static func named(_ name: String, replacing marker: UInt8, with other: UInt8) throws -> [UInt8] {
    var bytes = try named(name)
    bytes[try #require(place(of: marker, in: bytes)) + 1] = other
    return bytes
  }

  /// A progressive file whose last scan is there again, and whose header may claim another size.
  static func repeatingLastScan(
    _ count: Int,
    width: UInt16 = 16,
    height: UInt16 = 16
  ) throws -> [UInt8] {
    var bytes = try named("progressive")
    try claim(width, height, marker: 0xC2, in: &bytes)
    let start = try #require(
      bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xDA]) }
    )
    let scan = Array(bytes[start..<bytes.count - 2])
    for _ in 0..<count { bytes.insert(contentsOf: scan, at: bytes.count - 2) }
    return bytes
  }

  /// A file whose header claims another size.
  static func claiming(_ width: UInt16, _ height: UInt16) throws -> [UInt8] {
    var bytes = try named("rgb")
    try claim(width, height, marker: 0xC0, in: &bytes)
    return bytes
  }

  private static func claim(
    _ width: UInt16,
    _ height: UInt16,
    marker: UInt8,
    in bytes: inout [UInt8]
  ) throws {
    // The start of the frame: a marker, its length, the precision, and then the size.
    let frame = try #require(place(of: marker, in: bytes))
    for (place, value) in [(frame + 5, height), (frame + 7, width)] {
      bytes[place] = UInt8(value >> 8)
      bytes[place + 1] = UInt8(truncatingIfNeeded: value)
    }
  }

  private static func place(of marker: UInt8, in bytes: [UInt8]) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: [0xFF, marker]) }
  }
}
