#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// A picture beside a text, and above the screen; or one of the notices.
final class LayoutsView: ModelView<LayoutsViewModel, ViewContext> {
  override var content: ViewContent { content(header: header, layout) }

  private var header: ScreenHeader? {
    viewModel.part == .picture ? ScreenHeader(viewModel) : nil
  }

  private var layout: Layout {
    switch viewModel.part {
    case .picture: viewModel.isEnlarged ? enlarged : split
    case .loading: .widget(StateView.loading("Counting the books…"))
    case .failed:
      .widget(
        StateView.failed(
          "The library could not be reached. Attempts: \(viewModel.attempts)",
          retry: context.keys["refresh"].first
        )
      )
    case .progress:
      .row([
        .fixed(2, .lines([])),
        .fill(
          .column(
            spacing: 1,
            [
              .widget(ProgressBar("cache", "Clearing the cache", fraction: 0.4)),
              .widget(ProgressBar("done", "Indexing", fraction: 1)),
              .widget(ProgressBar("sync", "Synchronising", fraction: nil)), .space,
            ]
          )
        ), .fixed(2, .lines([])),
      ])
    }
  }

  private var split: Layout {
    .split(
      percent: 40,
      .column([
        .fixed(1, .lines([])),
        .row([.space, picture(Size(columns: 16, rows: 8)), .space]),
        .space,
      ]),
      .widget(TextPane { [about = viewModel.about] in [[]] + [Run(about)].wrapped(to: $0) })
    )
  }

  private var enlarged: Layout {
    .overlay(
      split,
      title: "Sunset",
      size: Size(columns: 36, rows: 16),
      picture(Size(columns: 36, rows: 16), "large")
    )
  }

  private func picture(_ size: Size, _ name: String = "picture") -> Layout {
    Picture.sunset.map { .widget(PictureBox(name, $0, size: size)) } ?? .space
  }
}
#endif
