import Testing

@testable import GitHubSandbox

/// Requests that are carried out although their sender is not told.
struct LostResponseTests {
  private static let comments = "/repos/harbour/lantern/issues/1/comments"

  /// Serves a repository with an issue without comments.
  private func serve(_ body: (Client, Workshop) async throws -> Void) async throws {
    let workshop = try Workshop()
    try workshop.lantern()
    try await workshop.serve { client async throws in
      let issue = #"{"title": "Flicker"}"#
      _ = try await client.send("POST", "/repos/harbour/lantern/issues", body: issue)
      try await body(client, workshop)
    }
  }

  private func comment(_ text: String, _ client: Client) async throws -> Client.Response {
    try await client.send("POST", Self.comments, body: #"{"body": "\#(text)"}"#)
  }

  private func texts(_ client: Client) async throws -> [String] {
    try await client.get(Self.comments).json.strings("body")
  }

  @Test(arguments: [SandboxFault.Effect.loseResponse, .cutBody(after: 0), .cutBody(after: 40)])
  func `a request is carried out, and its response is cut`(
    effect: SandboxFault.Effect
  ) async throws {
    try await serve { client, _ async throws in
      client.sandbox.inject(SandboxFault(effect, method: "POST", count: 1))

      await #expect(throws: (any Error).self) { try await comment("Once", client) }

      #expect(try await texts(client) == ["Once"])
    }
  }

  @Test func `a request is carried out, and an error takes the place of its response`()
    async throws
  {
    try await serve { client, _ async throws in
      client.sandbox.inject(SandboxFault(.replaceResponse(502), method: "POST", count: 1))

      #expect(try await comment("Once", client).status == 502)

      #expect(try await texts(client) == ["Once"])
    }
  }

  @Test func `a request whose connection is reset is not carried out`() async throws {
    try await serve { client, _ async throws in
      client.sandbox.inject(SandboxFault(.reset, method: "POST", count: 1))

      await #expect(throws: (any Error).self) { try await comment("Never", client) }

      #expect(try await texts(client) == [])
    }
  }

  @Test func `a request is carried out seconds after its connection was reset`() async throws {
    try await serve { client, workshop async throws in
      client.sandbox.inject(SandboxFault(.actLater(seconds: 30), method: "POST", count: 1))
      client.sandbox.inject(SandboxFault(.actLater(seconds: 10), method: "POST", count: 1))

      await #expect(throws: (any Error).self) { try await comment("Late", client) }
      await #expect(throws: (any Error).self) { try await comment("Earlier", client) }
      #expect(try await comment("Now", client).status == 201)

      #expect(try await texts(client) == ["Now"])
      workshop.advance(by: 29)
      #expect(try await texts(client) == ["Now", "Earlier"])
      await client.sandbox.advanceClock(by: 1)
      let comments = try await client.get(Self.comments).json
      #expect(comments.strings("body") == ["Now", "Earlier", "Late"])
      #expect(
        comments.strings("created_at")
          == [0, 10, 30].map { Timestamp(Workshop.now + $0).text }
      )
    }
  }

  @Test func `a late request that is refused changes nothing`() async throws {
    try await serve { client, _ async throws in
      client.sandbox.inject(SandboxFault(.actLater(seconds: 5), method: "POST", count: 1))
      await #expect(throws: (any Error).self) { try await comment("", client) }

      await client.sandbox.advanceClock(by: 5)

      #expect(try await texts(client) == [])
    }
  }

  @Test func `a fault meets the third request, and one after it passes`() async throws {
    try await serve { client, _ async throws in
      client.sandbox.inject(SandboxFault(.status(502), method: "POST", count: 1, skip: 2))

      var statuses: [Int] = []
      for number in 1...4 { statuses.append(try await comment("\(number)", client).status) }

      #expect(statuses == [201, 201, 502, 201])
    }
  }

  @Test func `a random fault meets the same requests for the same seed`() async throws {
    func statuses(seed: UInt64) async throws -> [Int] {
      var found: [Int] = []
      try await serve { client, _ async throws in
        let chance = FaultChance(0.5, seed: seed)
        client.sandbox.inject(SandboxFault(.replaceResponse(502), method: "POST", chance: chance))
        for number in 1...40 { found.append(try await comment("\(number)", client).status) }
        #expect(try await texts(client).count == 30)
      }
      return found
    }
    let first = try await statuses(seed: 7)

    #expect(first == (try await statuses(seed: 7)))
    #expect(first != (try await statuses(seed: 8)))
    #expect((10...30).contains(first.count { $0 == 502 }))
  }

  @Test func `the clock is set forward over HTTP, and what is due is carried out`() async throws {
    try await serve { client, _ async throws in
      let json = ["Content-Type": "application/json"]
      let control = "http://127.0.0.1:\(client.address.port)/_sandbox"
      let fault = #"{"effect": "actLater", "seconds": 60, "method": "POST", "count": 1}"#
      _ = try await client.send("POST", "\(control)/faults", json, body: fault)
      await #expect(throws: (any Error).self) { try await comment("Late", client) }
      let waiting = try await client.get("\(control)/faults", [:]).json
      let moved = try await client.send("POST", "\(control)/clock", json, body: #"{"advance": 60}"#)
      let refused = try await client.send(
        "POST",
        "\(control)/clock",
        json,
        body: #"{"advance": -1}"#
      )

      #expect(waiting["late"] == .int(1))
      #expect(try moved.json["now"] == .string(Timestamp(Workshop.now + 60).text))
      #expect(try await client.get("\(control)/faults", [:]).json["late"] == .int(0))
      #expect(try await texts(client) == ["Late"])
      #expect(refused.status == 422)
    }
  }
}
