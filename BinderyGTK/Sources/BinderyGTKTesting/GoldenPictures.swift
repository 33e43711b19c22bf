public import Foundation
import Testing

/// The approved pictures of a program, in a folder beside its tests.
///
/// With `RECORD_GOLDEN=1` in the environment the pictures are written instead of compared.
public struct GoldenPictures {
  private let folder: URL
  private let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  /// Makes the pictures of a folder.
  public init(in folder: URL) { self.folder = folder }

  /// Records an issue if a picture differs from the approved one with this name.
  ///
  /// The new picture is then in the temporary folder. Edges of letters that another machine draws
  /// in another way are no difference: a pixel is compared with those at its place and right beside
  /// it, and 0.02 % of the pixels may differ.
  ///
  /// - Throws: An error if the bytes are no PNG, or if a file cannot be written.
  public func expect(_ png: [UInt8], isLike name: String) throws {
    let approved = folder.appending(path: "\(name).png")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data(png).write(to: approved)
    }
    let file = try? Data(contentsOf: approved)
    if let file, file == Data(png) { return }
    let picture = try #require(Pixels(png: png))
    let wanted = file.flatMap { Pixels(png: Array($0)) }
    let difference = wanted.map { picture.difference(from: $0) } ?? 1
    guard difference > Pixels.tolerance else { return }
    let program = ProcessInfo.processInfo.processName
    let seen = FileManager.default.temporaryDirectory.appending(path: "\(program)-\(name).png")
    try Data(png).write(to: seen)
    Issue.record(
      """
      \(seen.path) differs from \(approved.path) in \(difference * 100) % of the pixels; \
      \(Pixels.tolerance * 100) % are allowed. If it looks right, run RECORD_GOLDEN=1 Scripts/test-gtk.
      """
    )
  }
}
