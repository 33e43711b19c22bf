/// The licence of a repository.
struct LicenseBody: JSONObjectWritable {
  let license: License
  let links: Links

  func write(fields: inout JSONFields) {
    let isKnown = license.key != "other"
    fields.set("key", license.key)
    fields.set("name", license.name)
    fields.set("spdx_id", license.identifier)
    fields.set("url", isKnown ? "\(links.api)/licenses/\(license.key)" : nil)
    fields.set("node_id", nodeIdentifier("License", license.key))
  }
}
