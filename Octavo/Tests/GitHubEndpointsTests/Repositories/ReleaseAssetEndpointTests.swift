import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct ReleaseAssetEndpointTests {
  @Test func `the latest release, or none`() throws {
    let endpoint = Endpoint.latestRelease(of: Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine/releases/latest")
    #expect(
      try endpoint.value(of: #"{"id": "9", "tag_name": "v1", "assets": null}"#)
        == GitHub.Release(id: 9, tag: "v1")
    )
    #expect(endpoint.value(for: APIError(.notFound)) == .some(nil))
  }

  @Test func `the files of a release`() throws {
    let endpoint = Endpoint.assets(ofRelease: 9, of: Sample.engine)

    #expect(endpoint.line == "GET /repos/ada/engine/releases/9/assets?per_page=100")
    #expect(
      try endpoint.value(of: #"[{"id": 3, "name": "engine.zip", "size": "7"}, {"id": 4}]"#).items
        == [GitHub.Release.Asset(id: 3, name: "engine.zip", size: 7)]
    )
  }

  @Test func `the contents of a file of a release`() throws {
    let endpoint = Endpoint.asset(3, of: Sample.engine, limit: 7)

    #expect(endpoint.line == "GET /repos/ada/engine/releases/assets/3")
    #expect(endpoint.request.mediaType == .binary)
    #expect(endpoint.request.maximumBytes == 7)
    #expect(try endpoint.value(of: "PK") == Data("PK".utf8))
  }
}
