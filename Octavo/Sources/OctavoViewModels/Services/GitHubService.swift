/// Everything the screens ask of a GitHub server, as the person who is logged in.
///
/// Calls run on the main actor up to their first suspension and do the slow part elsewhere. They
/// throw `APIError` when the server or the way to it fails, and `CancellationError` when their task
/// is cancelled, which ends the request.
public protocol GitHubService: ContentService, FeedService, PeopleService, RateLimitService,
  RepositoryService
{}
