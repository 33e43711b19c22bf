/// The part of a list that a request asks for.
struct Page: Equatable, Sendable {
  let number: Int
  let size: Int

  init(_ query: Query) {
    number = max(1, min(query.int("page") ?? 1, 1_000_000))
    let wanted = query.int("per_page") ?? 30
    size = wanted < 1 ? 30 : min(wanted, 100)
  }

  var start: Int { (number - 1) * size }

  /// The `Link` header to the other pages of a request, or `nil` if there is one page only.
  ///
  /// Without a `total`, `hasNext` tells whether there is more, and no link leads to the last page.
  func links(_ call: Call, total: Int?, hasNext: Bool = false) -> String? {
    let last = total.map { max(1, ($0 + size - 1) / size) }
    let address = "\(call.links.web)/\(call.path.joined(separator: "/"))"
    var links: [String] = []
    func add(_ relation: String, _ page: Int) {
      let query = call.query.setting("page", to: String(page)).text
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

extension Reply {
  /// One page of a list, with links to the others.
  static func page<Element, Value: JSONWritable>(
    of list: [Element],
    for call: Call,
    headers: [String: String] = [:],
    _ shape: (Element) async throws -> Value
  ) async rethrows -> Reply {
    let page = Page(call.query)
    var shapes: [Value] = []
    for element in list.dropFirst(page.start).prefix(page.size) {
      shapes.append(try await shape(element))
    }
    var headers = headers
    headers["Link"] = page.links(call, total: list.count)
    return .json(shapes, headers: headers)
  }
}
