import BinderyGTK
import CGTK
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The way of a user through the demo world, by pressing what is on the screen.
  struct WalkTests {
    @Test func `login, home, a repository, its branches, and back`() async throws {
      let app = try await TestApp()
      await app.session.start(at: .home)
      let window = app.window

      #expect(
        await app.settles { Finding.words(in: window).contains("Log in to the demo world") }
      )
      Finding.press(Finding.button("Log In", in: window))
      #expect(await app.settles { Finding.dialogs().count == 1 })
      let dialog = try #require(Finding.dialogs().first)
      Finding.press(Finding.button("Log In", in: dialog))
      #expect(await app.settles { app.titles == ["Octavo"] })
      #expect(await app.settles { Finding.words(in: window).contains { $0.contains("pushed") } })

      let sentence = try #require(
        Finding.all(gtk_label_get_type(), in: window).first { label in
          String(cString: gtk_label_get_text(label.opaque)).hasSuffix(" at rfarouk/lantern")
        }
      )
      #expect(bindery_object_ask_text(sentence.raw, "activate-link", "/rfarouk/lantern") != 0)
      #expect(await app.settles { Finding.words(in: window).contains("README.md") })

      let repository = try #require(app.titles.last)
      Finding.press(Finding.button("main", in: window))
      #expect(await app.settles { app.titles == [repository, "Select Branch or Tag"] })
      let picker = try #require(app.program.host.topWindow)
      #expect(await app.settles { Self.list(in: picker) != nil })
      #expect(Finding.words(in: picker).filter { ["Branches", "Tags"].contains($0) }.count == 2)
      let refs = try #require(Self.list(in: picker))
      let count = g_list_model_get_n_items(gtk_list_view_get_model(refs.opaque))
      bindery_object_send_number(refs.raw, "activate", count - 1)
      #expect(await app.settles { app.titles == [repository] })
      #expect(await app.settles { Finding.button("main", in: window) == nil })

      app.program.host.goBack()
      #expect(await app.settles { app.titles == ["Octavo"] })
      await app.close()
    }

    @Test func `a typed place is shown, and a text that is none says why`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })

      app.program.actions.table.perform("place")
      #expect(await app.settles { app.titles.last == "Go To" })
      let window = try #require(app.program.host.topWindow)
      let field = try #require(Finding.all(gtk_search_entry_get_type(), in: window).first)
      gtk_editable_set_text(field.opaque, "hina m")
      #expect(
        await app.settles {
          Finding.words(in: window).contains { $0.contains("is not the login") }
        }
      )
      gtk_editable_set_text(field.opaque, "hina-m/orihon")
      await app.settled()
      bindery_object_send(field.raw, "activate")

      #expect(await app.settles { app.titles == ["orihon"] })
      await app.close()
    }

    private static func list(in window: Window) -> ObjectOwner? {
      Finding.all(gtk_list_view_get_type(), in: window).first
    }
  }
}
