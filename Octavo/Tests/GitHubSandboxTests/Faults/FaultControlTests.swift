import Foundation
import Testing

@testable import GitHubSandbox

/// Faults that are set over HTTP.
struct FaultControlTests {
  private static let json = ["Content-Type": "application/json"]

  private func address(_ client: Client) -> String {
    "http://127.0.0.1:\(client.address.port)/_sandbox/faults"
  }

  private func post(
    _ body: String,
    _ client: Client,
    _ headers: [String: String] = FaultControlTests.json
  ) async throws -> Client.Response {
    try await client.send("POST", address(client), headers, body: body)
  }

  @Test func `a fault is set, listed and cleared`() async throws {
    try await Workshop().serve { client async throws in
      let made = try await post(
        #"{"effect": "status", "status": 503, "headers": {"Retry-After": "9"}, "path": "/user"}"#,
        client
      )
      let failed = try await client.get("/user")
      let list = try await client.send("GET", address(client), [:])
      let cleared = try await client.send("DELETE", address(client), [:])
      let after = try await client.get("/user")

      #expect(statuses(made, failed, list, cleared, after) == [201, 503, 200, 204, 200])
      #expect(failed.headers["retry-after"] == "9")
      #expect(
        list.text
          == #"{"faults":[{"effect":"status","status":503,"headers":{"Retry-After":"9"},"#
          + #""path":"/user"}],"held":0,"late":0}"#
      )
    }
  }

  @Test(arguments: [
    #"{"effect":"delay","seconds":1.5,"path":"/"}"#, #"{"effect":"hold","path":"/"}"#,
    #"{"effect":"status","status":502,"body":"<html>","method":"GET","path":"/x","count":2}"#,
    #"{"effect":"statuses","statuses":[502,200,503],"path":"/"}"#,
    #"{"effect":"cutBody","bytes":20,"path":"/"}"#,
    #"{"effect":"wrongLength","bytes":-20,"path":"/"}"#, #"{"effect":"reset","path":"/"}"#,
    #"{"effect":"revokeToken","path":"/"}"#, #"{"effect":"exhaustLimit","path":"/"}"#,
    #"{"effect":"secondaryLimit","path":"/"}"#,
    #"{"effect":"secondaryLimit","seconds":17,"path":"/"}"#,
    #"{"effect":"clockSkew","seconds":-60,"path":"/"}"#,
    #"{"effect":"neverUnchanged","path":"/"}"#,
    #"{"effect":"loseResponse","path":"/"}"#,
    #"{"effect":"graphQLError","type":"FORBIDDEN","path":"/graphql"}"#,
    #"{"effect":"graphQLError","path":"/"}"#, #"{"effect":"graphQLNull","path":"/"}"#,
    #"{"effect":"graphQLHalf","path":"/","count":1}"#,
    #"{"effect":"graphQLNulls","first":3,"every":7,"path":"/"}"#,
    #"{"effect":"passingRollup","path":"/graphql"}"#,
    #"{"effect":"replaceResponse","status":502,"path":"/","skip":2}"#,
    #"{"effect":"actLater","seconds":30,"path":"/","count":1}"#,
    #"{"effect":"loseResponse","path":"/","chance":0.25,"seed":-7}"#,
  ])
  func `each fault has one form in JSON`(_ text: String) async throws {
    try await Workshop().serve { client async throws in
      let response = try await post(text, client)

      #expect(response.status == 201)
      #expect(response.text == #"{"faults":[\#(text)],"held":0,"late":0}"#)
    }
  }

  @Test(arguments: [
    (#"{"effect": "burn"}"#, "effect"), (#"{"effect": "delay"}"#, "seconds"),
    (#"{"effect": "delay", "seconds": 1e9}"#, "seconds"),
    (#"{"effect": "status", "status": 99}"#, "status"),
    (#"{"effect": "status", "status": 500, "headers": {"a b": "c"}}"#, "headers"),
    (#"{"effect": "status", "status": 500, "headers": {"a": "b\r\nc: d"}}"#, "headers"),
    (#"{"effect": "statuses", "statuses": []}"#, "statuses"),
    (#"{"effect": "cutBody", "bytes": -1}"#, "bytes"),
    (#"{"effect": "hold", "path": "user"}"#, "path"), (#"{"effect": "hold", "count": 0}"#, "count"),
    (#"{"effect": "hold", "skip": -1}"#, "skip"),
    (#"{"effect": "hold", "chance": 1.5}"#, "chance"), (#"{"effect": "actLater"}"#, "seconds"),
    (#"{"effect": "replaceResponse"}"#, "status"),
  ])
  func `a fault that makes no sense names its field`(_ text: String, field: String) async throws {
    try await Workshop().serve { client async throws in
      let response = try await post(text, client)
      let list = try await client.send("GET", address(client), [:])

      #expect(response.status == 422)
      #expect(try response.json["errors"][0]["field"].text == field)
      #expect(list.text == #"{"faults":[],"held":0,"late":0}"#)
    }
  }

  @Test func `a page in a browser sets no fault`() async throws {
    try await Workshop().serve { client async throws in
      let fault = #"{"effect": "reset"}"#
      let page = ["Content-Type": "application/json", "Origin": "http://127.0.0.1:9"]

      let foreign = try await post(
        fault,
        client,
        ["Content-Type": "application/json", "Host": "evil.example"]
      )
      let scripted = try await post(fault, client, page)
      let form = try await post(fault, client, ["Content-Type": "text/plain"])
      let broken = try await post("{", client)
      let unknown = try await client.send("PUT", address(client), Self.json)

      #expect(statuses(foreign, scripted, form, broken, unknown) == [421, 403, 415, 400, 404])
      #expect(try await client.get("/user").status == 200)
    }
  }

  @Test func `requests about faults are neither affected nor counted nor recorded`() async throws {
    try await Workshop().serve { client async throws in
      _ = try await post(#"{"effect": "status", "status": 500}"#, client)

      let list = try await client.send("GET", address(client), [:])

      #expect(list.status == 200)
      #expect(list.headers["x-ratelimit-remaining"] == nil)
      #expect(client.sandbox.requests.isEmpty)
    }
  }

  @Test func `clearing the faults continues held requests`() async throws {
    try await Workshop().serve { client async throws in
      _ = try await post(#"{"effect": "hold", "path": "/user"}"#, client)
      async let held = client.get("/user").status
      await client.sandbox.waitForHeldRequests()
      let list = try await client.send("GET", address(client), [:])

      _ = try await client.send("DELETE", address(client), [:])

      #expect(try list.json["held"].number == 1)
      #expect(try await held == 200)
    }
  }
}
