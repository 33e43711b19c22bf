/// A token in the list of authorizations; only the first response contains its value.
struct AuthorizationBody: JSONObjectWritable {
  let token: StoredToken
  let value: String
  let links: Links

  func write(fields: inout JSONFields) {
    let id = Int(token.id ?? 0)
    fields.set("id", id)
    fields.set("url", "\(links.api)/authorizations/\(id)")
    fields.object("app") { fields in
      fields.set("name", token.note ?? "Octavo")
      fields.set("url", links.web)
      fields.set("client_id", token.client ?? "00000000000000000000")
    }
    fields.set("token", value)
    fields.set("hashed_token", token.hash)
    fields.set("token_last_eight", token.ending)
    fields.set("note", token.note)
    fields.set("note_url", String?.none)
    fields.set("created_at", Timestamp(token.created))
    fields.set("updated_at", Timestamp(token.created))
    fields.set("scopes", token.scopes.split(separator: ", ").map(String.init))
    fields.set("fingerprint", token.fingerprint)
  }
}
