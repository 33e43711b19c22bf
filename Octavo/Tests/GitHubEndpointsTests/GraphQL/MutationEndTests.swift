import GitHubValues
import Testing

@testable import GitHubEndpoints

/// The ends of mutations, whose responses all have the status 200.
struct MutationEndTests {
  private let subscribe = Endpoint.set(subscription: .ignored, ofNode: "I_1")

  private func error(_ body: String) -> APIError? {
    do {
      _ = try subscribe.value(of: body)
      return nil
    } catch {
      return error as? APIError
    }
  }

  private func body(_ errors: String, data: String = #"{"updateSubscription": null}"#) -> String {
    #"{"data": \#(data), "errors": [\#(errors)]}"#
  }

  @Test(arguments: [
    #"{"data": {"updateSubscription": {"subscribable": {"id": "I_1", "viewerSubscription": "IGNORED"}}}}"#,
    #"{"data": {"updateSubscription": {"subscribable": {"id": "I_1"}}}}"#,
    #"""
    {"data": {"updateSubscription": {"subscribable": {"id": "I_1", "viewerSubscription": null}}},
    "errors": [{"message": "Something went wrong", "path": ["updateSubscription", "subscribable", "viewerSubscription"]}]}
    """#,
  ])
  func `a payload that names the object was carried out`(_ body: String) throws {
    #expect(try subscribe.value(of: body) == .ignored)
  }

  @Test(arguments: [
    #"{"data": {"updateSubscription": null}}"#, #"{"data": {"updateSubscription": {}}}"#,
    #"{"data": {"updateSubscription": {"subscribable": null}}}"#, #"{"data": {}}"#,
    #"{"data": {"updateSubscription": {"subscribable": {"id": ""}}}}"#,
  ])
  func `null without an error is refused`(_ body: String) {
    let error = error(body)

    #expect(error?.reason == .validation([]))
    #expect(error?.end == .answered(status: 422))
  }

  @Test(arguments: [
    ("FORBIDDEN", APIError.Reason.forbidden, 403), ("INSUFFICIENT_SCOPES", .forbidden, 403),
    ("NOT_FOUND", .notFound, 404),
    ("UNPROCESSABLE", .validation([.init(code: "UNPROCESSABLE", message: "No")]), 422),
  ])
  func `an error of a refusing type is refused`(
    _ type: String,
    _ reason: APIError.Reason,
    _ status: Int
  ) {
    for data in ["null", #"{"updateSubscription": null}"#] {
      let error = error(body(#"{"type": "\#(type)", "message": "No"}"#, data: data))

      #expect(error?.reason == reason)
      #expect(error?.message == "No")
      #expect(error?.end == .answered(status: status))
    }
  }

  @Test func `a limit is waited for`() {
    let error = error(#"{"errors": [{"type": "RATE_LIMITED", "message": "Wait"}]}"#)

    #expect(error?.reason == .secondaryLimit(retryAfter: .seconds(60)))
    #expect(error?.end == .answered(status: 403))
  }

  @Test(arguments: [
    #"{"message": "Something went wrong"}"#, #"{"type": "INTERNAL", "message": "Oops"}"#,
    #"{"type": "FORBIDDEN", "message": "No"}, {"message": "Something went wrong"}"#,
    #"{"message": "Field 'x' doesn't exist", "extensions": {"code": "undefinedField"}}"#, "{}",
  ])
  func `any other error is in doubt`(_ errors: String) {
    #expect(error(body(errors))?.end == .inDoubt)
    #expect(error(body(errors, data: "null"))?.end == .inDoubt)
  }

  @Test(arguments: ["", "<html>", "{", "[]", "{}", "null", #"{"message": "Hello"}"#])
  func `a body that is no response of GraphQL is in doubt`(_ body: String) {
    #expect(error(body)?.end == .inDoubt)
  }
}
