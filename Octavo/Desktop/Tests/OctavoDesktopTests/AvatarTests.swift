import BinderyGTK
import CGTK
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The picture of an account in full size.
  struct AvatarTests {
    @Test(arguments: [("/-/login", "Log In"), ("/hina-m", "hina-m"), ("/", "Octavo")])
    func `a click on the picture opens it in full size, and back closes it`(
      path: String,
      title: String
    ) async throws {
      let app = try await TestApp()
      let link = try DeepLink(parsing: path)
      if link == .login { await app.session.start(at: link) } else { try await app.open(link) }
      if link == .home { app.program.actions.table.perform("tab-4") }
      #expect(await app.settles { app.titles.last == title })

      Finding.press(Self.pictureButton(in: app.window))
      #expect(await app.settles { Self.sides(in: app.window) == [AvatarViewModel.mostPixels] })
      let shown = app.titles.last
      app.program.actions.table.perform("back")

      #expect(await app.settles { app.titles.last == title })
      #expect(shown == (path == "/hina-m" ? "hina-m" : "juno"))
      await app.close()
    }

    /// The button whose face is an avatar.
    private static func pictureButton(in window: Window) -> ObjectOwner? {
      Finding.all(gtk_button_get_type(), in: window).first {
        gtk_widget_has_css_class($0.pointer(), "circular") != 0
      }
    }

    /// The widths of the pictures that are on the screen.
    private static func sides(in window: Window) -> [Int] {
      Finding.all(gtk_picture_get_type(), in: window).compactMap { picture in
        gtk_picture_get_paintable(picture.opaque).map {
          Int(gdk_paintable_get_intrinsic_width($0))
        }
      }
    }
  }
}
