import BinderySwiftUI
import SwiftUI

final class NewsViewModel: ViewModel {
  let confirmLogOut = Interaction<AlertContent, AlertContent.Choice>()
}

final class CommentViewModel: ViewModel {
  @MutableProperty var text = ""
}

enum NewsAppScreen: NavigationScreen {
  case news(NewsViewModel), comment(CommentViewModel)

  var viewModel: ViewModel {
    switch self {
    case .news(let viewModel): viewModel
    case .comment(let viewModel): viewModel
    }
  }
}

struct NewsRows: View {
  let viewModel: NewsViewModel

  init(_ viewModel: NewsViewModel) { self.viewModel = viewModel }

  var body: some View { Text("News") }
}

struct NewsScreen: View {
  let viewModel: NewsViewModel
  let dialogs: DialogPresenter

  init(_ viewModel: NewsViewModel, _ dialogs: DialogPresenter) {
    self.viewModel = viewModel
    self.dialogs = dialogs
  }

  var body: some View {
    NewsRows(viewModel)
      .alerts(viewModel.errors, in: dialogs) { error in
        AlertContent(title: "\(error)", choices: [AlertContent.Choice("OK", role: .cancel)])
      }
      .answers(viewModel.confirmLogOut, in: dialogs)
  }
}

struct CommentScreen: View {
  let viewModel: CommentViewModel

  init(_ viewModel: CommentViewModel) { self.viewModel = viewModel }

  var body: some View {
    BoundControl(viewModel, \.text) { TextField("Comment", text: $0) }
  }
}

struct NewsApp: View {
  let router: Router<NewsAppScreen>
  let dialogs: DialogPresenter

  var body: some View {
    RouterView(router, dialogs: dialogs) { screen in
      switch screen {
      case .news(let viewModel): NewsScreen(viewModel, dialogs)
      case .comment(let viewModel): CommentScreen(viewModel)
      }
    }
  }
}

@MainActor
func answerQuestions(of viewModel: NewsViewModel) -> ObservationToken {
  let dialogs = DialogPresenter()
  let token = dialogs.answer(viewModel.confirmLogOut)
  return token
}
