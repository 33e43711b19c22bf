import CMarkGFM

/// Renders a text file as HTML that is safe to show: no HTML of its own, no script in its links.
enum RenderedMarkup {
  static func html(_ bytes: [UInt8], name: [UInt8]) -> String {
    let name = String(decoding: name, as: UTF8.self).lowercased()
    let text = String(decoding: bytes, as: UTF8.self)
    let isMarkdown = [".md", ".markdown", ".mdown", ".mkdn"].contains { name.hasSuffix($0) }
    let body = isMarkdown ? markdown(text) : "<pre>\(escaped(text))</pre>\n"
    return "<div id=\"file\" class=\"plain\"><article class=\"markdown-body entry-content\">"
      + body + "</article></div>"
  }

  /// The HTML of a text in Markdown, without the frame of a file.
  static func body(_ text: String) -> String { markdown(text) }

  /// GitHub's Markdown; raw HTML and dangerous links are left out unless an option asks for them.
  private static func markdown(_ text: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return escaped(text) }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      cmark_find_syntax_extension(name).map { _ = cmark_parser_attach_syntax_extension(parser, $0) }
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return escaped(text) }
    defer { cmark_node_free(document) }
    let extensions = cmark_parser_get_syntax_extensions(parser)
    guard let html = cmark_render_html(document, CMARK_OPT_DEFAULT, extensions) else {
      return escaped(text)
    }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  /// Returns a text in which nothing is HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
