/// The author or committer that a commit names.
struct SignatureBody: JSONObjectWritable {
  let signature: CommitRecord.Signature

  func write(fields: inout JSONFields) {
    fields.set("name", signature.name)
    fields.set("email", signature.email)
    fields.set("date", Timestamp(signature.time))
  }
}
