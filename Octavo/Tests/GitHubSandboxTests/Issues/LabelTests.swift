import Testing

@testable import GitHubSandbox

/// Labels of a repository and of its issues.
struct LabelTests {
  @Test func `a label is refused with the field that is wrong`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      try await wanda.send("POST", "/labels", #"{"name": "bug", "color": "FF0000"}"#)
      let long = String(repeating: "x", count: 51)
      for (body, field, code) in [
        ("{}", "name", "missing_field"), (#"{"name": ""}"#, "name", "invalid"),
        (#"{"name": "\#(long)"}"#, "name", "invalid"),
        (#"{"name": "BUG"}"#, "name", "already_exists"),
        (##"{"name": "a", "color": "#ff0000"}"##, "color", "invalid"),
        (#"{"name": "a", "color": "red"}"#, "color", "invalid"),
        (#"{"name": ["a"]}"#, "name", "invalid"),
      ] {
        let response = try await wanda.send("POST", "/labels", body)
        #expect(response.status == 422, "\(body)")
        #expect(try response.json["errors"][0]["field"] == .string(field), "\(body)")
        #expect(try response.json["errors"][0]["code"] == .string(code), "\(body)")
      }
      #expect(try await wanda.status("PATCH", "/issues/1", #"{"labels": [""]}"#) == 422)
      #expect(try await wanda.status("POST", "/issues/1/labels", #"["\#(long)"]"#) == 422)
      #expect(try await wanda.status("GET", "/labels/none") == 404)
      #expect(try await client(Workshop.triager).status("POST", "/labels", "{}") == 403)
      #expect(try await client(Workshop.triager).status("DELETE", "/labels/bug") == 403)
    }
  }

  @Test func `a label with any name is made, renamed in its issues and removed`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let wanda = client(Workshop.writer)
      let made = try await wanda.send(
        "POST",
        "/labels",
        #"{"name": "area: a/b 50%", "color": "00FF7f", "description": "Half"}"#
      )
      #expect(made.status == 201)
      #expect(try made.json["color"] == .string("00ff7f"))
      try await wanda.send("POST", "/issues/1/labels", #"{"labels": ["AREA: a/b 50%", "new"]}"#)
      let path = "/labels/area%3A%20a%2Fb%2050%25"
      #expect(try await wanda.json("/issues/1/labels").strings("name") == ["area: a/b 50%", "new"])

      let renamed = try await wanda.send("PATCH", path, #"{"new_name": "area"}"#)
      #expect(try renamed.json["id"] == made.json["id"])
      #expect(try renamed.json["description"] == .string("Half"))
      #expect(try await wanda.json("/issues/1")["labels"].strings("name") == ["area", "new"])
      #expect(try await wanda.json("/issues?labels=area").items.count == 1)
      #expect(try await wanda.status("PATCH", "/labels/area", #"{"new_name": "New"}"#) == 422)

      #expect(try await wanda.status("DELETE", "/labels/area") == 204)
      #expect(try await wanda.json("/issues/1")["labels"].strings("name") == ["new"])
      #expect(try await wanda.json("/labels").strings("name") == ["new"])
    }
  }

  @Test func `the labels of an issue are added, replaced and removed`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      let timo = client(Workshop.triager)
      func names(_ method: String, _ path: String, _ body: String? = nil) async throws -> [String] {
        try await timo.send(method, "/issues/1/labels\(path)", body).json.strings("name")
      }
      #expect(try await names("POST", "", #"["a", "b", "A"]"#) == ["a", "b"])
      #expect(try await names("POST", "", #"[{"name": "c"}, "b"]"#) == ["a", "b", "c"])
      #expect(try await names("DELETE", "/B") == ["a", "c"])
      #expect(try await names("PUT", "", #"{"labels": [{"name": "d"}]}"#) == ["d"])
      #expect(try await timo.status("DELETE", "/issues/1/labels/a") == 404)
      #expect(try await timo.status("DELETE", "/issues/1/labels") == 204)
      #expect(try await names("GET", "") == [])
      #expect(try await names("PUT", "", "[]") == [])

      let vera = client(Workshop.visitor)
      #expect(try await vera.status("POST", "/issues/1/labels", #"["a"]"#) == 403)
      #expect(try await vera.status("DELETE", "/issues/1/labels/d") == 403)
    }
  }

  @Test func `labels that two accounts add at once are all there`() async throws {
    try await Workshop.serveAll { client, _ async throws in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...20 {
          let account = client(number % 2 == 0 ? Workshop.writer : Workshop.triager)
          group.addTask {
            try await account.send("POST", "/issues/1/labels", #"["label \#(number)"]"#)
          }
        }
        try await group.waitForAll()
      }
      let labels = try await client(Workshop.writer).json("/issues/1/labels")
      #expect(Set(labels.strings("name")).count == 20)
    }
  }
}
