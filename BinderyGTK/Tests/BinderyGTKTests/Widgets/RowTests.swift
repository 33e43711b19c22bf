import BinderyGTK
import BinderyTesting
import CGTK
import CatalogWindows
import Testing

extension BinderyGTKTests {
  struct RowTests {
    @Test func `rows of a group that stay keep their widgets, and call the newest closure`() {
      let group = RowGroup("Account")
      var opened: [String] = []
      group.show([.init("Server", "old"), .init("Users") { opened.append("old") }])
      let before = descendants(of: group, adw_action_row_get_type()).map(\.raw)
      group.show([.init("Server", "new"), .init("Users") { opened.append("new") }])
      let rows = descendants(of: group, adw_action_row_get_type())
      for row in rows { bindery_object_send(row.raw, "activated") }

      #expect(Set(rows.map(\.raw)) == Set(before))
      #expect(opened == ["new"])
    }

    @Test func `a row shows by its sign that a click opens a screen, or what else it does`() {
      let group = RowGroup("Files")
      group.show([.init("Server", "fact"), .init("Users") {}])
      let before = signs(in: group)
      group.show([.init("Server", "fact"), .init("Save", sign: "document-save-symbolic") {}])

      #expect(before == ["go-next-symbolic"])
      #expect(signs(in: group) == ["document-save-symbolic"])
    }

    @Test func `a screen reader finds one name of a switch`() throws {
      let row = SwitchRow("Wrap Long Lines")

      let toggle = try #require(descendants(of: row, gtk_switch_get_type()).first)
      let accessible = OpaquePointer(toggle.raw)
      let hasName = gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
      let isLabelled = gtk_test_accessible_has_relation(
        accessible,
        GTK_ACCESSIBLE_RELATION_LABELLED_BY
      )

      #expect(hasName != 0)
      #expect(isLabelled == 0)
    }

    @Test func `the texts of rows are no markup`() {
      let group = RowGroup("<i>&")
      group.show([.init("<b>&\u{202E}", "</b>")])
      let texts = descendants(of: group, gtk_label_get_type()).compactMap { label in
        gtk_label_get_text(label.opaque).map { String(cString: $0) }
      }

      #expect(texts.contains("<b>&\u{FFFD}"))
      #expect(texts.contains("</b>"))
    }

    @Test func `a short list keeps the cells of rows that stay`() {
      var made = 0
      var bound: [String] = []
      let list = ListBox<Book, BookCell>(
        make: {
          made += 1
          return BookCell()
        },
        bind: { _, book, _ in bound.append(book.title) }
      )
      var books = Array(Book.all.prefix(3))
      list.show(books)
      books[1].isRead.toggle()
      list.show(books)
      books.swapAt(0, 2)
      list.show(Array(books.prefix(2)))

      #expect(made == 3)
      #expect(bound.count == 4)
      #expect(descendants(of: list, gtk_list_box_row_get_type()).count == 2)
    }

    @Test func `an activated row of a short list is found after a change of the order`() async {
      let list = ListBox<Book, BookCell>(make: BookCell.init) { cell, book, _ in cell.show(book) }
      var opened: [String] = []
      list.onActivate = { opened.append($0.title) }
      list.show(Array(Book.all.prefix(2)))
      list.show(Book.all.prefix(2).reversed())
      await inWindow(list) {
        if let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
          gtk_widget_activate(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
      }

      #expect(opened == ["An Atlas of Small Rivers"])
    }

    /// Returns the names of the icons in the rows.
    private func signs(in group: RowGroup) -> [String] {
      descendants(of: group, gtk_image_get_type()).compactMap { image in
        gtk_image_get_icon_name(image.opaque).map { String(cString: $0) }
      }
    }
  }
}
