/// Who wrote a commit, as the commit itself says.
struct SignatureShape: Shape {
  let signature: CommitRecord.Signature

  func write(fields: inout ShapeFields) {
    fields.set("name", signature.name)
    fields.set("email", signature.email)
    fields.set("date", Timestamp(signature.time))
  }
}
