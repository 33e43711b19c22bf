import Foundation

/// The requests that list, add and remove the faults of a running sandbox, or set its clock.
///
/// These requests are not part of GitHub's API. They need no account, do not count for a limit, and
/// are never affected by a fault. A page in a browser cannot send them, because they carry JSON and
/// no origin.
struct FaultControl: Sendable {
  static let path: [Substring] = ["_sandbox", "faults"]
  static let clockPath: [Substring] = ["_sandbox", "clock"]

  /// The largest number of faults at a time.
  static let longest = 1000

  let faults: FaultPlan
  let late: LateRequests
  let clock: SandboxClock

  /// Returns the response to a request at the path of the clock.
  ///
  /// - Throws: An error response to anything but a valid request.
  func clockResponse(
    method: String,
    request: EndpointRequest
  ) throws(ErrorResponse) -> EndpointResponse {
    struct Draft: Decodable { let advance: Int? }
    try checkOrigin(of: request)
    switch method {
    case "GET": break
    case "POST":
      try checkType(of: request)
      let draft: Draft = try request.decodedBody()
      guard let seconds = draft.advance, (0...Self.longestAdvance).contains(seconds) else {
        throw .invalid(resource: "Clock", field: "advance")
      }
      clock.advance(by: seconds)
    default: throw .notFound
    }
    let now = clock.now
    return .json(InlineJSONObject { $0.set("now", Timestamp(now)) })
  }

  /// A hundred years.
  private static let longestAdvance = 36_525 * 86_400

  private func checkOrigin(of request: EndpointRequest) throws(ErrorResponse) {
    guard request.headers["origin"] == nil else {
      throw ErrorResponse(status: 403, message: "Faults are not set by pages in a browser.")
    }
  }

  private func checkType(of request: EndpointRequest) throws(ErrorResponse) {
    guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true else {
      throw ErrorResponse(status: 415, message: "A fault is sent as application/json.")
    }
  }

  /// Returns the response to a request at the path.
  ///
  /// - Throws: An error response to what is no valid request.
  func response(method: String, request: EndpointRequest) throws(ErrorResponse) -> EndpointResponse
  {
    try checkOrigin(of: request)
    switch method {
    case "GET": return list()
    case "POST":
      faults.add(try fault(in: request))
      return list(status: 201)
    case "DELETE":
      faults.removeAll()
      return .noContent
    default: throw .notFound
    }
  }

  private func fault(in request: EndpointRequest) throws(ErrorResponse) -> SandboxFault {
    try checkType(of: request)
    guard faults.all.count < Self.longest else {
      throw ErrorResponse(status: 422, message: "There are \(Self.longest) faults already.")
    }
    let body: FaultBody
    do {
      body = try JSONDecoder().decode(FaultBody.self, from: Data(request.body))
    } catch {
      throw .unreadableBody
    }
    return try body.fault()
  }

  private func list(status: Int = 200) -> EndpointResponse {
    let all = faults.all
    let held = faults.heldCount
    let late = late.count
    return .json(
      InlineJSONObject { fields in
        fields.set("faults", all)
        fields.set("held", held)
        fields.set("late", late)
      },
      status: status
    )
  }
}
