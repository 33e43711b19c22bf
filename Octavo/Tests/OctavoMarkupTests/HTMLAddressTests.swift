import Testing

@testable import OctavoMarkup

/// The addresses in HTML, and the sizes of pictures.
struct HTMLAddressTests {
  @Test func `addresses of files come before those of links`() {
    let html = """
      <p><a href="https://a.example/1"><img src='https://a.example/2?a=1&amp;b=2' alt="x"></a>
      <video src=https://a.example/3></video></p>
      """

    #expect(
      HTMLAddresses.all(in: html)
        == ["https://a.example/2?a=1&b=2", "https://a.example/3", "https://a.example/1"]
    )
  }

  @Test(arguments: [
    "<!-- <img src=a> -->", "<script>'<img src=a>'</script>", "<style><img src=a></style>",
    "<img srcset=a>", "</img src=a>", "< img src=a>", "&lt;img src=a&gt;", "", "<img",
  ])
  func `text, comments and scripts have no address`(html: String) {
    #expect(HTMLAddresses.all(in: html) == [])
  }

  @Test func `broken HTML of any length is read to its end`() {
    let open = String(repeating: "<img src=\"a", count: 20_000)
    let many = String(repeating: "<img src=a>", count: 20_000)

    #expect(HTMLAddresses.all(in: open).count <= 1)
    #expect(HTMLAddresses.all(in: many).count == 20_000)
  }

  @Test(arguments: [
    ("width=640 height=480", MarkupExtent(width: "640", height: "480")),
    ("width='640'", nil), ("width=50% height=480", nil), ("width=640px height=480", nil),
    ("width=0 height=480", nil), ("width=-1 height=1", nil), ("width=1 height=100001", nil),
  ])
  func `a picture has the size that its tag names in pixels`(
    attributes: String,
    extent: MarkupExtent?
  ) throws {
    let document = MarkupDocument(markdown: "<img \(attributes) src='a.png' alt='A loom'>")

    guard case .image(let run) = try #require(document.blocks.first) else {
      Issue.record("no picture")
      return
    }
    #expect(run.text == "A loom")
    #expect(run.extent == extent)
  }
}
