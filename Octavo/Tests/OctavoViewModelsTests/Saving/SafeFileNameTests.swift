import OctavoViewModels
import Testing

struct SafeFileNameTests {
  @Test(arguments: [
    ("notes.txt", "notes.txt"),
    ("../../etc/passwd", "etc-passwd"),
    ("/etc/passwd", "etc-passwd"),
    ("..\\..\\boot.ini", "boot.ini"),
    ("..", "download"),
    ("", "download"),
    (" \n\t ", "download"),
    (".bashrc", "bashrc"),
    ("-rf", "rf"),
    ("a\u{0}b\u{1B}[31mc\r\n.txt", "ab[31mc.txt"),
    ("txt.\u{202E}exe", "txt.exe"),
    ("name. . ", "name"),
    ("Käse und Brot.md", "Käse und Brot.md"),
  ])
  func `a name from a server stays in its folder and is visible`(text: String, name: String) {
    #expect(SafeFileName.name(for: text) == name)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 5_000) + ".tar.gz", ".tar.gz"),
    (String(repeating: "ä", count: 5_000) + ".zip", ".zip"),
    ("x." + String(repeating: "y", count: 5_000), ""),
    ("e" + String(repeating: "\u{301}", count: 5_000), ""),
  ])
  func `a very long name is cut before its extension`(text: String, ending: String) {
    let name = SafeFileName.name(for: text)

    #expect((1...200).contains(name.utf8.count))
    #expect(name.hasSuffix(ending))
  }

  @Test(arguments: [
    ("notes.txt", "notes (2).txt"), ("a.tar.gz", "a (2).tar.gz"), ("Makefile", "Makefile (2)"),
    (".profile", ".profile (2)"),
  ])
  func `a number is put before the extension`(name: String, numbered: String) {
    #expect(SafeFileName.name(name, numbered: 2) == numbered)
  }
}
