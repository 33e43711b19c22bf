import BinderyGTK
import CGTK
import Foundation
import Testing

/// Pictures of pages as they should look, kept beside the tests.
///
/// `RECORD_GOLDEN=1` draws them anew.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

  /// Fails where the picture is not like the one that is kept under this name; then the picture
  /// can be looked at in the temporary folder.
  static func expect(_ png: [UInt8], isLike name: String) throws {
    let kept = folder.appending(path: "\(name).png")
    if isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data(png).write(to: kept)
    }
    let picture = try #require(Pixels(png: png))
    let wanted = (try? Data(contentsOf: kept)).flatMap { Pixels(png: Array($0)) }
    let unlikeness = wanted.map { picture.unlikeness(to: $0) } ?? 1
    guard unlikeness > Pixels.tolerance else { return }
    let seen = FileManager.default.temporaryDirectory.appending(path: "octavo-\(name).png")
    try Data(png).write(to: seen)
    Issue.record(
      """
      \(seen.path) is not like \(kept.path): \(unlikeness * 100) % of the pixels differ, of which \
      \(Pixels.tolerance * 100) % may. If it is as it should be, run RECORD_GOLDEN=1 Scripts/test-gtk.
      """
    )
  }

  /// The font that text of a description is drawn with here.
  static func font(for description: String, in window: Window) -> String? {
    let wanted = pango_font_description_from_string(description)
    defer { pango_font_description_free(wanted) }
    let context = gtk_widget_get_pango_context(window.pointer())
    guard let font = pango_context_load_font(context, wanted) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }

  /// Takes from the pictures what changes by itself, or from one machine to the next.
  static func steady() {
    hintFonts(false)
    guard let settings = gtk_settings_get_default() else { return }
    bindery_object_set_bool(UnsafeMutableRawPointer(settings), "gtk-cursor-blink", 0)
  }

  /// Smooths the edges of letters in another way, as another machine may.
  static func hintFonts(_ isHinted: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    bindery_object_set_bool(UnsafeMutableRawPointer(settings), "gtk-xft-hinting", isHinted ? 1 : 0)
    bindery_object_set_text(
      UnsafeMutableRawPointer(settings),
      "gtk-xft-hintstyle",
      isHinted ? "hintfull" : "hintnone"
    )
  }
}
