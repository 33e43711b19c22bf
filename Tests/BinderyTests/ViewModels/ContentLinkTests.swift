import Bindery
import Testing

struct ContentLinkTests {
  // C44
  @Test(arguments: [
    "https://example.org/a?b#c", "HTTP://EXAMPLE.ORG", "mailto:hina@example.org", " https://a.b ",
  ])
  func `pages and mail addresses are for the browser`(address: String) {
    let start = address.drop { $0 == " " }.prefix { $0 != " " }

    #expect(ContentLink(address) == .browser(String(start)))
  }

  @Test(arguments: [
    "docs/guide.md", "/LICENSE", "../up.md", "?page=2", "a b.md", "notes/10:30.md", "1st:part.md",
    "\u{202E}dm.a", "ｊavascript:alert(1)",
  ])
  func `an address without a scheme is relative to the page`(address: String) {
    #expect(ContentLink(address) == .relative(address))
  }

  @Test(arguments: [("#usage", "usage"), (" #L10 ", "L10"), ("#a:b", "a:b"), ("#", "")])
  func `an address of a number sign and a name is a section of the page`(
    address: String,
    section: String
  ) {
    #expect(ContentLink(address) == .section(section))
  }

  // C44
  @Test(arguments: [
    "#a\nb", "", "  ", "//evil.example/x", "javascript:alert(1)", " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "https://a.b/\u{7F}", "https://a.b/\u{9B}",
    "file:///etc/passwd", "data:text/html,<script>", "vbscript:x", "x-octavo+run:now",
    "about:blank",
  ])
  func `any other address is ignored, such as scripts and files`(address: String) {
    #expect(ContentLink(address) == .ignored)
  }

  @Test func `an address of a megabyte is classified like any other`() {
    let long = String(repeating: "a", count: 1 << 20)

    #expect(ContentLink(long) == .relative(long))
    #expect(ContentLink(long + ":b") == .ignored)
  }
}
