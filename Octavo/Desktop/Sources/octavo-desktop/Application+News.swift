import BinderyGTK
import OctavoViewModels

extension Application {
  /// Shows a notification of new threads.
  func notify(_ news: InboxNews) {
    notify(news.target, title: news.title, text: news.detail, target: news.target)
  }
}
