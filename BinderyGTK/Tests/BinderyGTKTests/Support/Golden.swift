import BinderyGTK
import Foundation
import Testing

/// The approved pictures of widgets, beside the tests.
///
/// With `RECORD_GOLDEN=1` the tests draw them again.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  /// Fails if a widget differs from the picture with this name; the new picture is then in the
  /// temporary folder.
  static func expect(_ widget: Widget, isLike name: String) async throws {
    await widget.painted()
    let png = try #require(Screenshot.png(of: widget))
    let approved = folder.appending(path: "\(name).png")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data(png).write(to: approved)
    }
    let picture = try #require(Pixels(png: png))
    let wanted = (try? Data(contentsOf: approved)).flatMap { Pixels(png: Array($0)) }
    let difference = wanted.map { picture.difference(from: $0) } ?? 1
    guard difference > Pixels.tolerance else { return }
    let seen = FileManager.default.temporaryDirectory.appending(path: "bindery-\(name).png")
    try Data(png).write(to: seen)
    Issue.record(
      """
      \(seen.path) differs from \(approved.path) in \(difference * 100) % of the pixels; \
      \(Pixels.tolerance * 100) % are allowed. If it looks right, run RECORD_GOLDEN=1 Scripts/test-gtk.
      """
    )
  }
}
