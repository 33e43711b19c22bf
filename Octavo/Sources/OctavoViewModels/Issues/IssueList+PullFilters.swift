/// The filters that every list of pull requests has.
nonisolated extension IssueList {
  /// The filters of a list of pull requests: those of the repository, and those about the user.
  var usualPullFilters: [SavedFilter] {
    let own = [
      filter("Review Requested of Me", "user-review-requested:@me"),
      filter("Review Requested of Me or My Teams", "review-requested:@me"),
      filter(
        "Review Requested of My Teams",
        "review-requested:@me -user-review-requested:@me"
      ),
      filter("Created by Me", "author:@me"),
      filter("Assigned to Me", "assignee:@me"),
      filter("Reviewed by Me", "reviewed-by:@me"),
      filter("Mentioning Me", "mentions:@me"),
      filter("Involving Me", "involves:@me"),
    ]
    guard repository != nil else { return own }
    return [
      SavedFilter(name: "Open", text: IssueFilter.usual.text),
      SavedFilter(name: "Merged", text: "is:merged sort:updated"),
      SavedFilter(name: "Closed", text: "is:closed is:unmerged sort:updated"),
      filter("Ready for Review", "draft:false review:none"),
      filter("Checks Failing", "status:failure"),
    ] + own
  }

  private func filter(_ name: String, _ condition: String) -> SavedFilter {
    SavedFilter(name: name, text: "is:open \(condition) sort:created")
  }
}
