import HTTPTypes

/// A fault as it is requested in JSON.
struct FaultBody: Decodable {
  var effect: String
  var seconds: Double?
  var status: Int?
  var statuses: [Int]?
  var body: String?
  var headers: [String: String]?
  var bytes: Int?
  var type: String?
  var first: Int?
  var every: Int?
  var method: String?
  var path: String?
  var count: Int?
  var skip: Int?
  var chance: Double?
  var seed: Int?

  /// Returns the fault.
  ///
  /// - Throws: A 422 that names the field that is missing or wrong.
  func fault() throws(ErrorResponse) -> SandboxFault {
    let path = path ?? "/"
    guard path.hasPrefix("/") else { throw Self.wrong("path") }
    if let count, count < 1 { throw Self.wrong("count") }
    if let skip, skip < 0 { throw Self.wrong("skip") }
    return SandboxFault(
      try decodedEffect(),
      method: method?.uppercased(),
      pathPrefix: path,
      count: count,
      skip: skip ?? 0,
      chance: try decodedChance()
    )
  }

  private func decodedChance() throws(ErrorResponse) -> FaultChance? {
    guard let chance else { return nil }
    return FaultChance(
      try Self.checked(chance, "chance", 0...1),
      seed: UInt64(truncatingIfNeeded: seed ?? 0)
    )
  }

  private func decodedEffect() throws(ErrorResponse) -> SandboxFault.Effect {
    switch effect {
    case "delay": .delay(.seconds(try Self.checked(seconds, "seconds", 0...3600)))
    case "hold": .hold
    case "status": .status(try code(status), body: body, headers: try checkedHeaders())
    case "statuses": .statuses(try codes())
    case "cutBody": .cutBody(after: try Self.checked(bytes, "bytes", 0...Self.most))
    case "wrongLength": .wrongLength(by: try Self.checked(bytes, "bytes", -Self.most...Self.most))
    case "reset": .reset
    case "loseResponse": .loseResponse
    case "replaceResponse": .replaceResponse(try code(status))
    case "actLater":
      .actLater(seconds: Int(try Self.checked(seconds, "seconds", 0...Self.day)))
    case "revokeToken": .revokeToken
    case "exhaustLimit": .exhaustLimit
    case "secondaryLimit": .secondaryLimit(retryAfter: try wholeSeconds(0...Self.day))
    case "graphQLError": .graphQLError(type: type)
    case "graphQLNull": .graphQLNull
    case "graphQLHalf": .graphQLHalf
    case "graphQLNulls":
      .graphQLNulls(
        first: try Self.checked(first ?? 0, "first", 0...Self.most),
        every: try Self.checked(every ?? 1, "every", 1...Self.most)
      )
    case "passingRollup": .passingRollup
    case "clockSkew": .clockSkew(seconds: try wholeSeconds(-Self.day...Self.day) ?? 0)
    case "neverUnchanged": .neverUnchanged
    default: throw Self.wrong("effect")
    }
  }

  private static let most = 1 << 30
  private static let day = 86_400.0

  private func code(_ status: Int?) throws(ErrorResponse) -> Int {
    try Self.checked(status, "status", 200...599)
  }

  private func codes() throws(ErrorResponse) -> [Int] {
    let statuses = statuses ?? []
    guard (1...1000).contains(statuses.count), statuses.allSatisfy((200...599).contains) else {
      throw Self.wrong("statuses")
    }
    return statuses
  }

  private func checkedHeaders() throws(ErrorResponse) -> [String: String] {
    for (name, value) in headers ?? [:] {
      guard HTTPField.Name(name) != nil, HTTPField.isValidValue(value) else {
        throw Self.wrong("headers")
      }
    }
    return headers ?? [:]
  }

  private func wholeSeconds(_ range: ClosedRange<Double>) throws(ErrorResponse) -> Int? {
    guard let seconds else { return nil }
    return Int(try Self.checked(seconds, "seconds", range))
  }

  private static func checked<Number: Comparable>(
    _ number: Number?,
    _ field: String,
    _ range: ClosedRange<Number>
  ) throws(ErrorResponse) -> Number {
    guard let number, range.contains(number) else { throw wrong(field) }
    return number
  }

  private static func wrong(_ field: String) -> ErrorResponse {
    .invalid(resource: "Fault", field: field)
  }
}
