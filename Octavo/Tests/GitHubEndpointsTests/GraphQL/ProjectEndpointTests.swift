import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

/// The status of issues in projects: what is read of a response, and when a change was made.
struct ProjectEndpointTests {
  private let items = Endpoint.projectItems(
    ofIssue: 1,
    of: GitHub.RepositoryName(owner: "ada", name: "engine")
  )
  private let change = Endpoint.set(status: "b2", ofItem: "I", field: "F", inProject: "P")
  private let removal = Endpoint.clearStatus(ofItem: "I", field: "F", inProject: "P")

  private func variables(_ request: GitHub.Request) throws -> NSDictionary? {
    let body = try JSONSerialization.jsonObject(with: request.body ?? Data()) as? [String: Any]
    return body?["variables"] as? NSDictionary
  }

  @Test func `items have their status and project, and unreadable ones are left out`() throws {
    let found = try items.value(
      of: """
        {"data": {"repository": {"issue": {"id": "N", "projectItems": {"nodes": [null,
        {"id": "I_1", "fieldValueByName": {"optionId": "b2", "name": "In Progress", "color": "YELLOW"},
        "project": {"id": "P_1", "number": 3, "title": "Roadmap", "url": "https://x.example/projects/3",
        "closed": false, "viewerCanUpdate": true, "field": {"id": "F", "options": [
        {"id": "b2", "name": "In Progress", "color": "YELLOW"}, {"name": "No id"}]}}},
        {"id": "I_2", "fieldValueByName": {}, "project": {"id": "P_2", "closed": true, "field": {}}},
        {"id": "I_3", "project": null}]}}}},
        "errors": [{"type": "FORBIDDEN", "path": ["repository", "issue", "projectItems", "nodes", 0],
        "message": "No"}]}
        """
    )

    let progress = GitHub.ProjectStatus(id: "b2", name: "In Progress", color: "YELLOW")
    var first = GitHub.Project(
      id: "P_1",
      number: 3,
      title: "Roadmap",
      canUpdate: true,
      statusField: "F",
      statuses: [progress]
    )
    first.url = URL(string: "https://x.example/projects/3")
    let second = GitHub.Project(id: "P_2", number: 0, title: "", isClosed: true)
    #expect(
      found.items == [
        GitHub.ProjectItem(id: "I_1", project: first, status: progress),
        GitHub.ProjectItem(id: "I_2", project: second),
      ]
    )
  }

  @Test(
    arguments: [
      #"{"data": {"repository": {"issue": null}}, "errors": [{"type": "INSUFFICIENT_SCOPES"}]}"#,
      #"{"errors": [{"type": "INSUFFICIENT_SCOPES", "message": "No scope"}]}"#,
    ]
  )
  func `without the scope the request is refused, with data or without`(_ body: String) {
    let error = #expect(throws: APIError.self) { try items.value(of: body) }

    #expect(error?.reason == .forbidden)
  }

  @Test func `a status is set and removed as one attempt that has to name the item`() throws {
    let done = #"{"data": {"updateProjectV2ItemFieldValue": {"projectV2Item": {"id": "I"}}}}"#
    let cleared = #"{"data": {"clearProjectV2ItemFieldValue": {"projectV2Item": {"id": "I"}}}}"#

    #expect(
      try variables(change.request) == ["project": "P", "item": "I", "field": "F", "option": "b2"]
    )
    #expect(try variables(removal.request) == ["project": "P", "item": "I", "field": "F"])
    #expect(!change.request.isRetried && !removal.request.isRetried)
    #expect(try change.value(of: done) == "I" && removal.value(of: cleared) == "I")
    #expect(throws: APIError.self) {
      try change.value(of: #"{"data": {"updateProjectV2ItemFieldValue": null}}"#)
    }
  }
}
