extension GitHub.Check.App: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name") ?? object.nonEmptyString("slug") else {
      return nil
    }
    self.init(
      name,
      id: object.integer("databaseId") ?? object.integer("id"),
      slug: object.nonEmptyString("slug")
    )
  }
}

extension GitHub.Check.Workflow: LenientDecodable {
  package init?(_ object: JSONObject) {
    self.init(
      object.object("workflow")?.string("name") ?? "",
      run: object.integer("databaseId"),
      number: object.integer("runNumber"),
      event: object.string("event") ?? ""
    )
  }
}
