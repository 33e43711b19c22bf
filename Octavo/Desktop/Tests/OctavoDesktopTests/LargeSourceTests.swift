import BinderyGTK
import BinderyGTKTesting
import CGTK
import Foundation
import LineFiles
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The view of the lines of a file of any length.
  struct LargeSourceTests {
    private func text(_ lines: [String]) throws -> LargeText {
      let content = Data(lines.joined(separator: "\n").utf8)
      let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try content.write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let bytes = try #require(FileBytes(path: url.path))
      var receiver = LineReceiver(bytes, total: content.count)
      receiver.receive(Array(content))
      receiver.finish()
      return receiver.text
    }

    private let widgets = SourceWidgets()

    /// Shows a file in a window.
    private func shown(_ lines: [String]) async throws -> (LargeCodeView, Window) {
      let view = LargeCodeView(Appearance(), widgets, name: "a.log")
      let window = Window(size: Window.Size(600, 400))
      window.content = view.widget
      window.present()
      view.show(try text(lines), fileName: "a.log")
      await Application.idle()
      return (view, window)
    }

    @Test func `the widget has the lines around the visible ones, whatever the length`()
      async throws
    {
      let (view, window) = try await shown((1...200_000).map { "line \($0)" })
      #expect(view.slice.range.lowerBound == 0 && view.slice.rows.count <= 600)

      view.scroll(to: 150_000)
      await Application.idle()

      #expect(view.topRow == 150_000)
      #expect(view.slice.rows.count <= 600)
      view.mark(LineRange(200_000))
      await Application.idle()
      #expect(view.slice.range.upperBound == 200_000)
      #expect(view.code.selection == "line 200000")
      window.content = nil
      window.destroy()
    }

    @Test func `the cursor reaches both ends of the file, and not those of the slice only`()
      async throws
    {
      let (view, window) = try await shown((1...200_000).map { "line \($0)" })

      for (count, line) in [(Int32(1), "line 200000"), (-1, "line 1"), (1, "line 200000")] {
        moveCursor(of: view.code.text, by: count)
        await Application.idle()
        #expect(view.slice.rows.contains { $0.text == line })
        #expect(cursorLine(of: view.code) == (count > 0 ? view.slice.rows.count - 1 : 0))
      }
      window.content = nil
      window.destroy()
    }

    /// Does what Ctrl+Home and Ctrl+End do.
    private func moveCursor(of widget: Widget, by count: Int32) {
      let types = [GType(20 << 2), gtk_movement_step_get_type(), GType(6 << 2), GType(5 << 2)]
      var values = types.map { type in
        var value = GValue()
        g_value_init(&value, type)
        return value
      }
      g_value_set_object(&values[0], widget.raw)
      g_value_set_enum(&values[1], Int32(GTK_MOVEMENT_BUFFER_ENDS.rawValue))
      g_value_set_int(&values[2], count)
      g_signal_emitv(&values, g_signal_lookup("move-cursor", gtk_text_view_get_type()), 0, nil)
      g_value_unset(&values[0])
    }

    private func cursorLine(of view: CodeView) -> Int {
      var place = GtkTextIter()
      let mark = gtk_text_buffer_get_insert(view.buffer.pointer())
      gtk_text_buffer_get_iter_at_mark(view.buffer.pointer(), &place, mark)
      return Int(gtk_text_iter_get_line(&place))
    }

    @Test func `a line that has not arrived is marked when it has`() async throws {
      let view = LargeCodeView(Appearance(), widgets, name: "a.log")
      let lines = (1...30_000).map { "line \($0)" }
      let all = try text(lines)
      view.mark(LineRange(29_000, through: 29_001))
      view.show(all, fileName: "a.log")

      #expect(view.code.selection == "line 29000\nline 29001")
    }

    @Test func `a match in a line of a megabyte is selected, and the slice stays short`() throws {
      let view = LargeCodeView(Appearance(), widgets, name: "a.txt")
      let long =
        String(repeating: ".", count: 500_000) + "Needle" + String(repeating: ".", count: 500_000)
      let match = FileMatch(line: 2, row: 52, number: 0)
      let search = FileSearch(text: "needle", current: match, position: "1 of 1")
      view.show(try text(["one", long, "three"]), fileName: "a.txt")

      view.mark(LineRange(2), search)

      #expect(view.code.selection == "Needle")
      #expect(view.slice.rows.allSatisfy { $0.text.utf8.count <= 10_000 })
    }

    @Test(arguments: ["needle", "nädel", "日本語日本語"])
    func `a match across two portions is selected and highlighted in both`(needle: String) throws {
      let view = LargeCodeView(Appearance(), widgets, name: "a.txt")
      let dots = String(repeating: ".", count: 9_997)
      let match = FileMatch(line: 2, row: 2, number: 0)
      let search = FileSearch(text: needle, current: match, position: "1 of 1")
      view.show(try text(["one", dots + needle + dots, "three"]), fileName: "a.txt")

      view.highlight(search)
      view.mark(LineRange(2), search)

      let parts = view.code.selection?.split(separator: "\n").map(String.init)
      #expect(parts?.count == 2 && parts?.joined() == needle)
      #expect(highlighted(in: view.code) == parts)
      view.highlight(nil)
      #expect(highlighted(in: view.code).isEmpty)
    }

    @Test func `a match over two boundaries is selected as a whole`() throws {
      let view = LargeCodeView(Appearance(), widgets, name: "a.txt")
      let needle = "a" + String(repeating: "é", count: 6_000) + "z"
      let line = String(repeating: ".", count: 9_000) + needle + "."
      let match = FileMatch(line: 1, row: 1, number: 0)
      let search = FileSearch(text: needle, current: match, position: "1 of 1")
      view.show(try text([line]), fileName: "a.txt")

      view.highlight(search)
      view.mark(LineRange(1), search)

      let parts = view.code.selection?.split(separator: "\n").map(String.init)
      #expect(parts?.count == 3 && parts?.joined() == needle)
      #expect(highlighted(in: view.code) == parts)
    }

    /// Returns the texts with the tag of matches in portions.
    private func highlighted(in view: CodeView) -> [String] {
      let table = gtk_text_buffer_get_tag_table(view.buffer.pointer())
      guard let tag = gtk_text_tag_table_lookup(table, MatchHighlighter.tagName) else { return [] }
      var texts: [String] = []
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_start_iter(view.buffer.pointer(), &start)
      while gtk_text_iter_starts_tag(&start, tag) != 0
        || gtk_text_iter_forward_to_tag_toggle(&start, tag) != 0
      {
        end = start
        guard gtk_text_iter_forward_to_tag_toggle(&end, tag) != 0,
          let text = gtk_text_buffer_get_text(view.buffer.pointer(), &start, &end, 0)
        else { break }
        texts.append(String(cString: text))
        g_free(text)
        start = end
      }
      return texts
    }

    @Test func `selected lines are those of the file`() throws {
      let view = LargeCodeView(Appearance(), widgets, name: "a.log")
      var reports: [LineRange?] = []
      view.onSelect = { reports.append($0) }
      view.show(try text((1...9_000).map { "line \($0)" }), fileName: "a.log")
      view.mark(LineRange(5_000))

      let row = 5_000 - view.slice.range.lowerBound
      var (start, _) = view.code.place(of: LineRange(row))
      var (_, end) = view.code.place(of: LineRange(row + 1))
      gtk_text_buffer_select_range(view.code.buffer.pointer(), &start, &end)

      #expect(reports.last == .some(LineRange(5_000, through: 5_001)))
    }
  }
}
