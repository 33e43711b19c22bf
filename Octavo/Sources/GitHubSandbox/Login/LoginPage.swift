/// A page of the sandbox for a browser: a heading, sentences and perhaps a form.
struct LoginPage {
  let heading: String
  var text: String = ""
  /// The address and the content of the form, in HTML.
  var form: (action: String, fields: String)?
  var status = 200

  /// Returns a field of a form.
  static func field(_ name: String, label: String, value: String = "", type: String = "text")
    -> String
  {
    """
    <p><label>\(escaped(label))<br>\
    <input name="\(escaped(name))" type="\(type)" value="\(escaped(value))" required></label></p>
    """
  }

  static func hidden(_ name: String, _ value: String) -> String {
    #"<input type="hidden" name="\#(escaped(name))" value="\#(escaped(value))">"#
  }

  static func button(_ title: String, name: String = "", value: String = "", checks: Bool = true)
    -> String
  {
    """
    <button id="\(escaped(value))" name="\(escaped(name))" value="\(escaped(value))"\
    \(checks ? "" : " formnovalidate")>\(escaped(title))</button>
    """
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  var response: EndpointResponse {
    let form = self.form.map { form in
      #"<form method="post" action="\#(form.action)">\#(form.fields)</form>"#
    }
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width"><title>\(Self.escaped(heading))</title>\
      <style>body{font-family:sans-serif;max-width:28em;margin:4em auto;padding:0 1em}\
      input,button{font:inherit;padding:.4em}</style></head><body>\
      <h1>\(Self.escaped(heading))</h1><p>\(Self.escaped(text))</p>\(form ?? "")</body></html>
      """
    return EndpointResponse(
      status: status,
      body: .bytes(Array(html.utf8)),
      contentType: "text/html; charset=utf-8",
      headers: [
        "Cache-Control": "no-store",
        // The answer to the form leads back to the program.
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; "
          + "form-action 'self' http://127.0.0.1:* http://localhost:*",
        "Referrer-Policy": "no-referrer",
      ]
    )
  }
}
