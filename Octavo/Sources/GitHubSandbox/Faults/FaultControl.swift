import Foundation

/// The requests that list, add and remove the faults of a running sandbox.
///
/// These requests are not part of GitHub's API. They need no account, do not count for a limit, and
/// are never affected by a fault. A page in a browser cannot send them, because they carry JSON and
/// no origin.
struct FaultControl: Sendable {
  static let path: [Substring] = ["_sandbox", "faults"]

  /// The largest number of faults at a time.
  static let longest = 1000

  let faults: FaultPlan

  /// Returns the response to a request at the path.
  ///
  /// - Throws: An error response to what is no valid request.
  func response(method: String, request: EndpointRequest) throws(ErrorResponse) -> EndpointResponse
  {
    guard request.headers["origin"] == nil else {
      throw ErrorResponse(status: 403, message: "Faults are not set by pages in a browser.")
    }
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
    guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true else {
      throw ErrorResponse(status: 415, message: "A fault is sent as application/json.")
    }
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
    return .json(
      InlineJSONObject { fields in
        fields.set("faults", all)
        fields.set("held", held)
      },
      status: status
    )
  }
}
