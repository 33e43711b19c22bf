import CMarkGFM
import Synchronization

/// The one parser of the process.
///
/// The C library keeps the set of characters that its extensions listen to in a global table,
/// which it changes for the time of each parse. So parses take turns.
struct MarkdownParser {
  private static let shared = Mutex(MarkdownParser())

  private init() {
    cmark_gfm_core_extensions_ensure_registered()
  }

  static func blocks(of source: MarkdownSource) -> [MarkupBlock] {
    shared.withLock { $0.parse(source) }
  }

  private func parse(_ source: MarkdownSource) -> [MarkupBlock] {
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return [] }
    defer { cmark_parser_free(parser) }
    // The filter for raw tags is left out: it works on HTML output, and there is none here.
    attach("strikethrough", to: parser)
    attach("tasklist", to: parser)
    if source.allowsTables { attach("table", to: parser) }
    if source.allowsBareLinks { attach("autolink", to: parser) }

    source.bytes.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress, bytes.count)
    }
    guard let document = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(document) }
    var builder = BlockBuilder()
    return builder.blocks(of: CMarkNode(pointer: document))
  }

  private func attach(_ name: String, to parser: OpaquePointer) {
    guard let syntax = cmark_find_syntax_extension(name) else { return }
    cmark_parser_attach_syntax_extension(parser, syntax)
  }
}
