import BinderyGTK
import BinderyGTKTesting
import Foundation
import Testing

/// The approved pictures of widgets, beside the tests.
enum Golden {
  private static let pictures = GoldenPictures(
    in: URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
  )

  /// Fails if a widget differs from the approved picture with this name.
  static func expect(_ widget: Widget, isLike name: String) async throws {
    await widget.painted()
    try pictures.expect(try #require(Screenshot.png(of: widget)), isLike: name)
  }
}
