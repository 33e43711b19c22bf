import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The list of repositories, longer than that of any account.
  struct LongListTests {
    private static let viewerState = ViewerState(FixedViewerState())
    private static let rows = (0..<100_000).map { number in
      RepositoryRow(
        GitHub.Repository(
          id: number,
          owner: GitHub.Account(login: "owner-\(number)"),
          name: "name-\(number)",
          description: "The repository number \(number)."
        ),
        owner: "owner-\(number)",
        viewerState
      )
    }

    @Test func `100,000 rows take about 200 cells, wherever one scrolls to`() async throws {
      let app = try await TestApp()
      let pictures = Pictures(Activity()) { _ in nil }
      let list = ListView<RepositoryRow, RepositoryCell>(make: RepositoryCell.init) {
        $0.show($1, pictures, $2)
      }
      app.window.content = list.widget
      list.show(Self.rows)
      await app.window.painted()
      let atFirst = list.cellsMade

      let adjustment = try #require(gtk_scrolled_window_get_vadjustment(list.widget.opaque))
      let height = gtk_adjustment_get_upper(adjustment)
      for part in stride(from: 0.05, through: 1, by: 0.05) {
        gtk_adjustment_set_value(adjustment, height * part)
        await app.window.painted()
      }

      #expect(list.elements.count == 100_000)
      #expect(atFirst > 10)
      #expect(list.cellsMade <= 210)
      #expect(Finding.words(in: app.window).contains("The repository number 99999."))
      app.window.content = nil
      await app.close()
    }

    @Test func `rows stay readable in a wide window`() async throws {
      let app = try await TestApp(size: Window.Size(1_200, 640))
      try await app.open(.home)

      #expect(
        await app.settles {
          let list = Finding.all(gtk_list_view_get_type(), in: app.window).first
          return list.map { (700...800).contains(gtk_widget_get_width($0.pointer())) } ?? false
        }
      )
      await app.close()
    }
  }
}
