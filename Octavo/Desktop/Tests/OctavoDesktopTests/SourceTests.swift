import BinderyGTK
import CGTK
import CGTKSource
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The view of a file’s lines.
  struct SourceTests {
    @Test(arguments: [
      ("main.swift", "import Glibc", "swift"), ("Makefile", "all:", "makefile"),
      ("tool", "#!/bin/sh", "sh"), ("tool", "#!/usr/bin/env python3", "python"),
      ("Dockerfile", "FROM scratch", "docker"), ("Containerfile", "FROM scratch", "docker"),
      ("Gemfile", "gem 'a'", "ruby"), ("Jenkinsfile", "node {}", "groovy"),
      ("PKGBUILD", "pkgname=a", "sh"), ("Cargo.lock", "[[package]]", "toml"),
      ("a.cs", "class A {}", "c-sharp"), ("a.cpp", "", "cpp"), ("LICENSE", "MIT", nil),
      ("notes.unheard-of", "words", nil), ("", "#!/bin/sh", nil), ("a\u{0}/b", "", nil),
    ])
    func `a language is found by the name or the first line`(
      name: String,
      line: String,
      language: String?
    ) {
      let view = CodeView(Appearance(), SourceWidgets())

      view.show([line], fileName: name)

      // Python goes by two names.
      #expect(view.language.map { $0 == "python3" ? "python" : $0 } == language)
    }

    @Test func `a widget that shows another file keeps no layout of the file before`() {
      let widgets = SourceWidgets()
      let window = Window(size: Window.Size(400, 300))
      var cursor = GdkRectangle()

      for round in 0..<50 {
        let view = CodeView(Appearance(), widgets)
        window.content = view.widget
        view.show((0...round).map { "line \($0)" }, fileName: "lines.txt")
        let text = Finding.all(gtk_source_view_get_type(), in: window, isOnScreen: false).first
        // GTK ends the program when it compares lines of two files.
        if let text { gtk_text_view_get_cursor_locations(text.pointer(), nil, &cursor, nil) }
        window.content = nil
      }

      #expect(widgets.count == 1)
      #expect(cursor.height > 0)
      window.destroy()
    }

    @Test func `marked lines are selected, before and after the text is shown`() {
      let view = CodeView(Appearance(), SourceWidgets())

      view.mark(LineRange(2, through: 3))
      view.show(["one", "two", "", "four"], fileName: "a.txt")
      let first = view.selection
      view.mark(LineRange(4, through: 900))

      #expect(first == "two\n")
      #expect(view.selection == "four")
    }

    @Test func `the current match is selected, or its line where the line is cut before it`() {
      let view = CodeView(Appearance(), SourceWidgets())
      let long = String(repeating: "a", count: 5_000) + "sea"
      func search(_ line: Int, _ number: Int) -> FileSearch {
        let match = FileMatch(line: line, number: number)
        return FileSearch(text: "SEA", current: match, position: "")
      }
      view.show(["öne sea, Sea", long], fileName: "a.txt")
      view.highlight(search(1, 1))

      view.mark(LineRange(1), search(1, 1))
      let match = view.selection
      view.mark(LineRange(1, through: 2), search(1, 1))
      let lines = view.selection
      view.mark(LineRange(2), search(2, 0))

      #expect(match == "Sea")
      #expect(lines?.hasPrefix("öne sea, Sea\naaa") == true)
      #expect(view.selection?.hasPrefix("aaa") == true)
      view.highlight(nil)
    }

    @Test func `lines that the user selects are reported, and marked ones are not`() {
      let view = CodeView(Appearance(), SourceWidgets())
      var reports: [LineRange?] = []
      view.onSelect = { reports.append($0) }
      view.show(["one", "two", "three"], fileName: "a.txt")
      view.mark(LineRange(2))
      let marked = reports

      var (start, _) = view.place(of: LineRange(1))
      var (third, end) = view.place(of: LineRange(3))
      gtk_text_iter_forward_char(&start)
      gtk_text_buffer_select_range(view.buffer.pointer(), &start, &third)
      let first = reports.last
      gtk_text_buffer_select_range(view.buffer.pointer(), &start, &end)
      let second = reports.last
      gtk_text_buffer_place_cursor(view.buffer.pointer(), &start)

      #expect(marked.isEmpty)
      #expect(first == LineRange(1, through: 2) && second == LineRange(1, through: 3))
      #expect(reports.last == .some(nil))
    }

    @Test func `another mark that moves reports no selection, and the current match stays marked`()
    {
      let view = CodeView(Appearance(), SourceWidgets())
      let match = FileMatch(line: 1, number: 0)
      let search = FileSearch(text: "SEA", current: match, position: "")
      var reports: [LineRange?] = []
      view.onSelect = { reports.append($0) }
      view.show(["the sea"], fileName: "a.txt")
      view.mark(LineRange(1), search)

      var (start, _) = view.place(of: LineRange(1))
      gtk_text_buffer_create_mark(view.buffer.pointer(), "other", &start, 1)
      view.show(["the sea", "again"], fileName: "a.txt")

      #expect(reports.isEmpty)
      #expect(view.selection == "sea")
    }

    @Test func `the place of a match is shown below the file until the search ends`() async throws {
      let app = try await TestApp()
      try await app.open(DeepLink(parsing: "/juno/dotfiles/blob/trunk/install"))
      await app.settled()
      let top = app.session.router.controllers.last?.top.screen.viewModel
      let source = try #require(top as? SourceViewModel)

      source.searchText = "PRINTF"
      source.findNext()
      await app.settled()
      let words = Finding.words(in: app.window).filter { $0.contains("PRINTF") }
      app.program.actions.table.perform("find.end")
      await app.settled()

      #expect(words.first?.hasPrefix("“PRINTF”: 1 of ") == true && words.count == 1)
      #expect(Finding.words(in: app.window).allSatisfy { !$0.contains("PRINTF") })
      await app.close()
    }

    @Test func `files that a program wrote are shown without colours`() {
      let view = CodeView(Appearance(), SourceWidgets())
      let long = String(repeating: "a", count: 1_001)

      view.show(["let a = 1"], fileName: "a.swift")
      #expect(view.language == "swift")
      view.show(["let a = 1", long], fileName: "a.swift")
      #expect(view.language == nil)
      view.show(Array(repeating: "let a = 1", count: 60_000), fileName: "a.swift")
      #expect(view.language == nil)
      #expect(view.shownLength == 60_000 * 10 - 1)
    }

    @Test func `the colours follow the desktop, light or dark`() async {
      let view = CodeView(Appearance(), SourceWidgets())

      Appearance.setDark(false)
      let light = view.scheme
      Appearance.setDark(true)
      await Task.yield()
      let dark = view.scheme
      Appearance.setDark(false)

      #expect([light, dark] == ["Adwaita", "Adwaita-dark"])
    }

    @Test func `a page that is left gives its widget to the next`() {
      let widgets = SourceWidgets()
      do {
        let first = CodeView(Appearance(), widgets)
        first.show(["secret"], fileName: "a.txt")
      }

      let second = CodeView(Appearance(), widgets)

      #expect(widgets.count == 1)
      #expect(second.shownLength == 0)
    }
  }
}
