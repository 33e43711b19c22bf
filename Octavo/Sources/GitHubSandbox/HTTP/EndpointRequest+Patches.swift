extension EndpointRequest {
  /// The form in which the media type asks for a patch, if it asks for one.
  var patchForm: GitRepository.PatchForm? {
    if accepts("diff") { return .diff }
    return accepts("patch") ? .patch : nil
  }
}

extension EndpointResponse {
  /// The text of a patch under its media type.
  static func patch(_ text: [UInt8], _ form: GitRepository.PatchForm) -> EndpointResponse {
    EndpointResponse(
      body: .bytes(text),
      contentType: "application/vnd.github.\(form == .diff ? "diff" : "patch"); charset=utf-8"
    )
  }
}
