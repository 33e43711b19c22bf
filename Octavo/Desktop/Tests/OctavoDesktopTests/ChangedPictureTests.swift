import BinderyGTK
import CGTK
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The versions of a changed picture in a row of the changes.
  struct ChangedPictureTests {
    private func row(_ kind: ChangeRow.Kind) -> ChangeRow { ChangeRow("1.0", kind, "Picture") }

    private func pictures(in cell: ChangeCell) -> Int {
      Finding.all(gtk_picture_get_type(), in: cell.widget, isOnScreen: false).count
    }

    @Test func `both versions are beside each other, and leave with their row`() async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: "/hina-m/orihon/commit/v2.0"))
      await app.settled()
      let page = try #require(app.session.router.top?.viewModel as? ChangesViewModel)
      let (cell, painter) = (ChangeCell(), ChangePainter(page))
      let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>"
      let texture = try #require(await Texture.decodeScaled(Array(drawing.utf8)))
      var loads: [Bool] = []
      cell.onPicture = { _, isOld in
        loads.append(isOld)
        return texture
      }

      cell.show(row(.pictures(PictureVersions(hasOld: true, hasNew: true))), .light, painter)
      let both = pictures(in: cell)
      cell.show(row(.pictures(PictureVersions(hasOld: false, hasNew: true))), .light, painter)
      let one = pictures(in: cell)
      cell.show(row(.note), .light, painter)

      #expect([both, one, pictures(in: cell)] == [2, 1, 0])
      #expect(loads == [true, false, false])
      await app.close()
    }
  }
}
