import BinderyGTK
import BinderyGTKTesting
import CGTK
import Foundation
import ScreenExamples
import Testing

/// The approved pictures of pages, beside the tests.
enum Golden {
  /// A noon, at which the pictures were drawn.
  private static let noon = Date(timeIntervalSince1970: 1_782_993_600)

  private static let pictures = GoldenPictures(
    in: URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
  )

  /// Fails if a picture differs from the approved one with this name.
  static func expect(_ png: [UInt8], isLike name: String) throws {
    try pictures.expect(png, isLike: name)
  }

  /// Starts the program for pictures, at noon in a window of a size.
  static func app(_ size: Window.Size = Window.Size(640, 600)) async throws -> TestApp {
    steady()
    return try await TestApp(now: noon, size: size)
  }

  /// Compares the window on top with a picture, and with a dark one if wanted.
  ///
  /// Outside of a long run only about every fourth picture is compared with a dark one, too.
  ///
  /// The program changes its colours while it runs, which costs less than a further start.
  static func expect(
    _ app: TestApp,
    _ title: String? = nil,
    isLike name: String,
    andDark: Bool = true
  ) async throws {
    await app.settled()
    if let title { #expect(app.titles.last == title) }
    try await expect(isLike: name, andDark: andDark) { await app.picture() }
  }

  /// Compares a dialog with a picture, and with a dark one if wanted.
  static func expect(
    _ dialog: Widget,
    of app: TestApp,
    isLike name: String,
    andDark: Bool
  ) async throws {
    try await expect(isLike: name, andDark: andDark) {
      await Screenshot.pngAtRest(settled: app.settled) { dialog }
    }
  }

  private static func expect(
    isLike name: String,
    andDark: Bool,
    _ picture: () async -> [UInt8]?
  ) async throws {
    try expect(#require(await picture()), isLike: name)
    guard andDark, Sweep.includes(name, oneOf: 4) else { return }
    Appearance.setDark(true)
    defer { Appearance.setDark(false) }
    try expect(#require(await picture()), isLike: "\(name)-dark")
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
