import BinderyGTK
import CGTK
import CGTKSource
import OctavoViewModels
import Testing

@testable import OctavoDesktop

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
