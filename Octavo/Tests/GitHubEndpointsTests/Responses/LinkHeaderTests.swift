import Foundation
import Testing

@testable import GitHubEndpoints

struct LinkHeaderTests {
  @Test(arguments: [
    #"<https://a.example/x?page=2>; rel="next", <https://a.example/x?page=9>; rel="last""#,
    #"<https://a.example/x?page=1>; rel="prev", <https://a.example/x?page=2>; rel="next""#,
    #"<https://a.example/x?page=2>;rel=next"#,
    #"<https://a.example/x?page=2>; title="b, c"; rel="next last""#,
  ])
  func `the next page is found wherever it stands`(_ header: String) {
    #expect(LinkHeader.next(in: header)?.absoluteString == "https://a.example/x?page=2")
  }

  @Test(arguments: [
    nil, "", "<", "<>", "junk", #"<https://a.example/x>; rel="prev""#, "<https://a.example/x",
    #"<https://a.example/x>; rel="nextish""#,
  ])
  func `without a next page there is none`(_ header: String?) {
    #expect(LinkHeader.next(in: header) == nil)
  }

  @Test(arguments: [
    (#"<https://a.example/x?page=2>; rel="next", <https://a.example/x?page=9&q=1>; rel="last""#, 9),
    (#"<https://a.example/x?after=abc>; rel="last""#, nil),
    (#"<https://a.example/x?page=0>; rel="last""#, nil), (nil, nil),
    (#"<https://a.example/x?page=9223372036854775807>; rel="last""#, nil),
  ])
  func `the number of pages is that of the last one`(header: String?, pages: Int?) {
    #expect(LinkHeader.pages(in: header) == pages)
  }
}
