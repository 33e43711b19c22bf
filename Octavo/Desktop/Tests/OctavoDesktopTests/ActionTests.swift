import BinderyGTK
import CGTK
import Foundation
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The table of actions, which menus, keys and the list of keys are made of.
  struct ActionTests {
    @Test func `no two actions have a name or a key in common`() {
      let names = AppAction.all.map(\.id)
      let keys = AppAction.all.flatMap(\.keys)

      #expect(Set(names).count == names.count)
      #expect(Set(keys).count == keys.count)
    }

    @Test func `every key is one that GTK knows`() {
      for key in AppAction.all.flatMap(\.keys) {
        #expect(gtk_accelerator_parse(key, nil, nil) != 0, "\(key)")
      }
    }

    @Test func `the list of keys names every action`() throws {
      let text = AppAction.shortcutsWindow()
      let builder = try #require(gtk_builder_new_from_string(text, -1))
      defer { g_object_unref(UnsafeMutableRawPointer(builder)) }

      #expect(gtk_builder_get_object(builder, "window") != nil)
      for action in AppAction.all { #expect(text.contains(action.title)) }
      if let window = gtk_builder_get_object(builder, "window") {
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
      }
    }
  }
}
