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

    @Test func `the widget has the lines around the visible ones, whatever the length`()
      async throws
    {
      let view = LargeCodeView(Appearance(), widgets, name: "a.log")
      let window = Window(size: Window.Size(600, 400))
      window.content = view.widget
      window.present()
      view.show(try text((1...200_000).map { "line \($0)" }), fileName: "a.log")
      await Application.idle()
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
