import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// A comparison in one column, which a window of this width also shows in two.
  struct ChangesTests {
    private func show(_ body: (TestApp, ChangesViewModel) async throws -> Void) async throws {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/hina-m/orihon/compare/v1.0...v2.0"))
      #expect(await app.settles { app.titles.last == "v1.0...v2.0" })
      let top = app.session.router.controllers.last?.top.screen.viewModel
      let page = try #require(top as? ChangesViewModel)
      #expect(page.width == .medium)
      try await body(app, page)
      await app.close()
    }

    /// The texts of the row with the focus.
    private func focusedWords(in app: TestApp) -> [String] {
      gtk_window_get_focus(app.window.pointer()).map { Finding.words(in: Widget($0)) } ?? []
    }

    /// The tooltips of the buttons on the screen.
    private func tooltips(in app: TestApp) -> [String] {
      Finding.all(gtk_button_get_type(), in: app.window).compactMap { button in
        gtk_widget_get_tooltip_text(button.pointer()).map { String(cString: $0) }
      }
    }

    /// The rows of added lines that are beside a deleted line in two columns.
    private func replacedLines(of page: ChangesViewModel) -> [(row: ChangeRow, text: String)] {
      page.rows.compactMap { row in
        guard case .line(let line) = row.kind, line.kind == .added, line.comparison != nil else {
          return nil
        }
        return (row, line.text)
      }
    }

    @Test func `the focus stays at its line in the other arrangement, and back`() async throws {
      try await show { app, page in
        for (row, text) in replacedLines(of: page).prefix(3) {
          page.select(row.id)
          #expect(await app.settles { focusedWords(in: app).contains("+ \(text)") })

          app.actions.action("layout")?.perform()
          #expect(await app.settles { focusedWords(in: app).contains("+ \(text)") })
          #expect(page.isSideBySide)
          app.actions.action("layout")?.perform()

          #expect(await app.settles { focusedWords(in: app).contains("+ \(text)") })
          #expect(page.selectedRow.id == row.id)
          #expect(!page.isSideBySide)
        }
      }
    }

    @Test func `the button of the arrangement has the name of its action`() async throws {
      try await show { app, _ in
        for name in ["Side by Side", "Unified", "Side by Side"] {
          #expect(app.actions.action("layout")?.title == name)
          #expect(tooltips(in: app).contains(name))
          app.actions.action("layout")?.perform()
          await app.settled()
        }
      }
    }

    @Test func `lines have the colours of the other colour scheme after a change of it`()
      async throws
    {
      try await show { app, page in
        page.select(try #require(replacedLines(of: page).first).row.id)
        await app.settled()
        var backgrounds: [[Bool]] = []

        for isDark in [false, true, false] {
          Appearance.setDark(isDark)
          await app.settled()
          let markup = Finding.all(gtk_label_get_type(), in: app.window).compactMap {
            gtk_label_get_label($0.opaque).map { String(cString: $0) }
          }
          backgrounds.append(
            ["#a5dfb4", "#1f5c38"].map { color in markup.contains { $0.contains(color) } }
          )
        }

        #expect(backgrounds == [[true, false], [false, true], [true, false]])
      }
    }

    @Test func `the next change gets the focus while files are filtered`() async throws {
      try await show { app, page in
        page.keyword = "paper"
        await app.settled()
        let hunks = page.rows.filter(\.isHunk)

        for hunk in hunks {
          app.program.actions.table.perform("change.next")
          #expect(await app.settles { focusedWords(in: app) == [hunk.label] })
        }
        #expect(hunks.count > 1)
      }
    }
  }
}
