/// The part of a list that a request asks for.
struct PageRequest: Equatable, Sendable {
  let number: Int
  let size: Int

  /// Reads the parameters of a request; `defaultSize` is the length of a page that names none.
  ///
  /// No page is longer than the longer of `defaultSize` and `most`.
  init(_ query: Query, size defaultSize: Int = 30, atMost most: Int = 100) {
    number = max(1, min(query.int("page") ?? 1, 1_000_000))
    let wanted = query.int("per_page") ?? defaultSize
    size = wanted < 1 ? defaultSize : min(wanted, max(most, defaultSize))
  }

  var start: Int { (number - 1) * size }

  /// The `Link` header to the other pages of a request, or `nil` if there is one page only.
  ///
  /// Without a `total`, `hasNext` tells whether there is more, and no link leads to the last page.
  func links(_ request: EndpointRequest, total: Int?, hasNext: Bool = false) -> String? {
    let last = total.map { max(1, ($0 + size - 1) / size) }
    let address = "\(request.links.web)/\(request.path.joined(separator: "/"))"
    var links: [String] = []
    func add(_ relation: String, _ page: Int) {
      let query = request.query.setting("page", to: String(page)).text
      links.append("<\(address)?\(query)>; rel=\"\(relation)\"")
    }
    if number > 1 { add("prev", min(number - 1, last ?? number)) }
    if last.map({ number < $0 }) ?? hasNext {
      add("next", number + 1)
      if let last { add("last", last) }
    }
    if number > 1 { add("first", 1) }
    return links.isEmpty ? nil : links.joined(separator: ", ")
  }
}

extension EndpointResponse {
  /// One page of a list, with links to the others.
  static func page<Element, Value: JSONWritable>(
    of list: [Element],
    for request: EndpointRequest,
    headers: [String: String] = [:],
    _ body: (Element) async throws -> Value
  ) async rethrows -> EndpointResponse {
    try await .page(
      of: list,
      for: request,
      headers: headers,
      bodies: { elements in
        var bodies: [Value] = []
        for element in elements { bodies.append(try await body(element)) }
        return bodies
      }
    )
  }

  /// One page of a list whose elements are made together, with links to the others.
  static func page<Element, Value: JSONWritable>(
    of list: [Element],
    for request: EndpointRequest,
    headers: [String: String] = [:],
    bodies: ([Element]) async throws -> [Value]
  ) async rethrows -> EndpointResponse {
    let page = PageRequest(request.query)
    let bodies = try await bodies(Array(list.dropFirst(page.start).prefix(page.size)))
    var headers = headers
    headers["Link"] = page.links(request, total: list.count)
    return .json(bodies, headers: headers)
  }
}
