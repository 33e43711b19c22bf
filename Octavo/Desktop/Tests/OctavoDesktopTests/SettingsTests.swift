import BinderyGTK
import CGTK
import Foundation
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The fields of the settings, which change the program at once and are stored.
  struct SettingsTests {
    @Test func `a row of the settings shows the value and changes it`() async throws {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/-/settings"))
      await app.settled()
      let preferences = app.services.preferences
      let page = try #require(
        Finding.all(adw_combo_row_get_type(), in: app.window).first {
          String(cString: adw_preferences_row_get_title($0.pointer())) == Settings.startPage.title
        }
      )
      let wraps = try #require(Finding.all(gtk_switch_get_type(), in: app.window).first)
      #expect(adw_combo_row_get_selected(page.pointer()) == 0)
      #expect(gtk_switch_get_active(wraps.opaque) != 0)

      adw_combo_row_set_selected(page.pointer(), 3)
      gtk_switch_set_active(wraps.opaque, 0)

      #expect(preferences[Settings.startPage] == .explore)
      #expect(!preferences[Settings.wrapsLines])
      preferences[Settings.startPage] = .news
      #expect(adw_combo_row_get_selected(page.pointer()) == 1)
      await app.close()
    }

    @Test func `the appearance changes at once, and is that of the next start`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let folders = Folders(data: folder.appending(path: "data"), state: folder)
      let appearance = Appearance()
      let first = try await TestApp(folders: folders, colorScheme: nil)
      #expect(!appearance.isDark)

      first.services.preferences[Settings.appearance] = .dark
      await first.settled()

      #expect(appearance.isDark)
      await first.close()
      Appearance.setDark(false)
      let second = try await TestApp(folders: folders, colorScheme: nil)
      #expect(appearance.isDark)
      second.services.preferences[Settings.appearance] = .light
      await second.settled()
      #expect(!appearance.isDark)
      await second.close()
    }

    @Test func `the start page is the tab of a start without a link`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      app.services.preferences[Settings.startPage] = .explore

      await app.session.start(at: nil)
      await app.settled()

      #expect(app.session.router.topTabs?.tabs.selectedIndex == 2)
      await app.close()
    }
  }
}
