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

  /// Parses a part of a document, and returns what is made of its tree; `nil` without memory.
  static func parse<Result: Sendable>(
    _ source: MarkdownSource,
    _ use: @Sendable (MarkdownTree) -> Result
  ) -> Result? {
    shared.withLock { $0.parse(source, use) }
  }

  private func parse<Result>(_ source: MarkdownSource, _ use: (MarkdownTree) -> Result) -> Result? {
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else { return nil }
    defer { cmark_parser_free(parser) }
    // The filter for raw tags is left out: it works on HTML output, and there is none here.
    attach("strikethrough", to: parser)
    attach("tasklist", to: parser)
    if source.allowsTables { attach("table", to: parser) }
    if source.allowsBareLinks { attach("autolink", to: parser) }

    source.bytes.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress, bytes.count)
    }
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    return use(MarkdownTree(document: CMarkNode(pointer: document)))
  }

  private func attach(_ name: String, to parser: OpaquePointer) {
    guard let syntax = cmark_find_syntax_extension(name) else { return }
    cmark_parser_attach_syntax_extension(parser, syntax)
  }
}
