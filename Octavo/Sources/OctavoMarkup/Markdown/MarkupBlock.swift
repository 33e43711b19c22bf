/// One part of a document, from top to bottom.
///
/// Nesting ends at ``MarkupDocument/maximumDepth``, so that code which walks blocks may recurse.
public indirect enum MarkupBlock: Sendable, Hashable {
  /// A heading of level 1 to 6.
  case heading(level: Int, [MarkupRun])
  /// A paragraph.
  case paragraph([MarkupRun])
  /// A list, whose items hold blocks.
  case list(MarkupList)
  /// Code as lines of tokens; the language is the author's word for it.
  case code(language: String?, lines: [[TokenRun]])
  /// Quoted blocks.
  case quote([MarkupBlock])
  /// A table.
  case table(MarkupTable)
  /// A line across the page.
  case rule
  /// A picture that stands alone; the run's `image` says where it is.
  case image(MarkupRun)
  /// The name of the place before the next block, to which links lead; it is not shown.
  ///
  /// Authors write it as raw HTML, such as `<a name="usage"></a>`.
  case anchor(String)
  /// A note that the next blocks are shown without tables or links, to be shown to the reader.
  ///
  /// They are built such that to find those would take time that grows faster than the text.
  case simplified
  /// The begin of blocks that are shown only on request; `isOpen` if the author wants them shown.
  ///
  /// They end with ``detailsEnd``, or with the blocks of the container.
  case details(isOpen: Bool)
  /// The line that stands for those blocks; empty if it is the next block.
  case summary([MarkupRun])
  /// The end of the blocks that are shown only on request.
  case detailsEnd
}
