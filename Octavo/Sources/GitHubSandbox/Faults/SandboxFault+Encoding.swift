extension SandboxFault: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    switch effect {
    case .delay(let duration):
      fields.set("effect", "delay")
      fields.set("seconds", duration / .seconds(1))
    case .hold: fields.set("effect", "hold")
    case .status(let status, let body, let headers):
      fields.set("effect", "status")
      fields.set("status", status)
      if let body { fields.set("body", body) }
      if !headers.isEmpty { fields.set("headers", HeaderList(headers: headers)) }
    case .statuses(let statuses):
      fields.set("effect", "statuses")
      fields.set("statuses", statuses)
    case .cutBody(let count):
      fields.set("effect", "cutBody")
      fields.set("bytes", count)
    case .wrongLength(let count):
      fields.set("effect", "wrongLength")
      fields.set("bytes", count)
    case .reset: fields.set("effect", "reset")
    case .loseResponse: fields.set("effect", "loseResponse")
    case .replaceResponse(let status):
      fields.set("effect", "replaceResponse")
      fields.set("status", status)
    case .actLater(let seconds):
      fields.set("effect", "actLater")
      fields.set("seconds", seconds)
    case .revokeToken: fields.set("effect", "revokeToken")
    case .exhaustLimit: fields.set("effect", "exhaustLimit")
    case .secondaryLimit(let seconds):
      fields.set("effect", "secondaryLimit")
      if let seconds { fields.set("seconds", seconds) }
    case .graphQLError(let type):
      fields.set("effect", "graphQLError")
      if let type { fields.set("type", type) }
    case .graphQLNull: fields.set("effect", "graphQLNull")
    case .graphQLHalf: fields.set("effect", "graphQLHalf")
    case .graphQLNulls(let first, let every):
      fields.set("effect", "graphQLNulls")
      fields.set("first", first)
      fields.set("every", every)
    case .passingRollup: fields.set("effect", "passingRollup")
    case .clockSkew(let seconds):
      fields.set("effect", "clockSkew")
      fields.set("seconds", seconds)
    case .neverUnchanged: fields.set("effect", "neverUnchanged")
    }
    if let method { fields.set("method", method) }
    fields.set("path", pathPrefix)
    if let count { fields.set("count", count) }
    if skip > 0 { fields.set("skip", skip) }
    if let chance {
      fields.set("chance", chance.share)
      fields.set("seed", Int(truncatingIfNeeded: chance.seed))
    }
  }
}

/// The headers of a fault, whose names are those of the request.
private struct HeaderList: JSONWritable {
  let headers: [String: String]

  func write(to text: inout JSONText) {
    text.append("{")
    for (index, (name, value)) in headers.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { text.append(",") }
      name.write(to: &text)
      text.append(":")
      value.write(to: &text)
    }
    text.append("}")
  }
}
