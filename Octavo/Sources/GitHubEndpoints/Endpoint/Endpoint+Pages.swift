public import Foundation
public import GitHubValues

extension Endpoint {
  /// The endpoint of the page at an address that another page has as its next; `nil` is the first.
  public func page<Item>(at address: URL?) -> Self where Value == GitHub.Page<Item> {
    var endpoint = self
    endpoint.request.address = address
    return endpoint
  }

  /// Decodes a page of a list, which is bare or a member of an object.
  static func list<Item: LenientDecodable & Sendable>(
    _ request: GitHub.Request,
    in member: JSONKey = "items",
    perPage: Int = 100
  ) -> Self where Value == GitHub.Page<Item> {
    list(request, in: member, perPage: perPage) { $0 }
  }

  /// Decodes a page of a list, and makes an item from each of its objects.
  static func list<Body: LenientDecodable & SendableMetatype, Item: Sendable>(
    _ request: GitHub.Request,
    in member: JSONKey = "items",
    perPage: Int = 100,
    as make: @escaping @Sendable (Body) -> Item
  ) -> Self where Value == GitHub.Page<Item> {
    var request = request
    request.query.append(GitHub.Request.QueryItem(name: "per_page", value: "\(perPage)"))
    return Self(request) { response throws(APIError) in
      let found = try response.items(of: Body.self, in: member)
      return .value(
        GitHub.Page(
          items: found.list.map(make),
          next: LinkHeader.next(in: response["Link"]),
          total: found.total,
          pages: LinkHeader.pages(in: response["Link"]),
          isIncomplete: found.isIncomplete,
          hiddenOrganizations: SingleSignOnHeader.hiddenOrganizations(in: response["X-GitHub-SSO"])
        )
      )
    }
  }
}

extension GitHub.Response {
  /// The items of a list, which is bare or a member of an object that has the number of all items.
  ///
  /// A response without a body is an empty list.
  fileprivate func items<Item: LenientDecodable>(
    of type: Item.Type,
    in member: JSONKey
  ) throws(APIError) -> (list: [Item], total: Int?, isIncomplete: Bool) {
    if body.first(where: { !$0.isJSONSpace }) == UInt8(ascii: "[") {
      return (try decode(LenientList<Item>.self).items, nil, false)
    }
    if body.isEmpty { return ([], 0, false) }
    let object = try decode(LenientObject<JSONObject>.self).value
    guard object.contains(member) else { throw APIError(.decoding(what: member.stringValue)) }
    let isIncomplete = object.bool("incomplete_results")
    return (object.list(member), object.integer("total_count"), isIncomplete)
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
