extension EndpointResponse {
  /// One page of a list as a field of an object that has the number of all elements.
  static func counted<Element, Value: JSONWritable>(
    _ list: [Element],
    as key: StaticString,
    for request: EndpointRequest,
    _ body: (Element) throws -> Value
  ) rethrows -> EndpointResponse {
    let page = PageRequest(request.query)
    let bodies = try list.dropFirst(page.start).prefix(page.size).map(body)
    let links = page.links(request, total: list.count)
    return .json(
      InlineJSONObject { [count = list.count] fields in
        fields.set("total_count", count)
        fields.set(key, bodies)
      },
      headers: links.map { ["Link": $0] } ?? [:]
    )
  }

  /// An object without fields, as the response to a request that begins something.
  static func empty(status: Int) -> EndpointResponse {
    .json(InlineJSONObject { _ in }, status: status)
  }
}
