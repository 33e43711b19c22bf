import Foundation

/// JPEG files of 16 by 16 pixels, red at the left and blue at the right, which cjpeg's library wrote.
enum JPEGSamples {
  /// The file of a name in the folder of samples.
  static func named(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    return Array(try Data(contentsOf: folder.appending(path: "\(name).jpg")))
  }

  /// A file whose header claims another size.
  static func claiming(_ width: UInt16, _ height: UInt16) throws -> [UInt8] {
    var bytes = try named("rgb")
    // The start of the frame: a marker, its length, the precision, and then the size.
    guard let frame = bytes.indices.first(where: { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    else { return [] }
    for (place, value) in [(frame + 5, height), (frame + 7, width)] {
      bytes[place] = UInt8(value >> 8)
      bytes[place + 1] = UInt8(truncatingIfNeeded: value)
    }
    return bytes
  }
}
