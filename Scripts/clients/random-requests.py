#!/usr/bin/env python3
"""Sends random requests to the sandbox: no answer may have a status of 500 or above.

  random_requests.py PORT TOKEN COUNT [SEED]
"""

import http.client
import random
import sys
import urllib.parse

PATHS = [
  "user", "users/juno", "users/{text}", "users/juno/repos", "users/juno/received_events", "events",
  "users/{text}/events", "notifications", "notifications/threads/{number}", "user/starred",
  "user/following/{text}", "search/repositories", "search/users",
  "search/issues", "search/code", "repositories/{number}", "rate_limit",
  "avatars/{text}.png", "issues", "gists", "orgs/{text}",
  "orgs/patient-tools/members/{text}", "user/orgs", "authorizations", "{text}", "{text}/{text}",
] + ["repos/maralind/tidewater" + rest for rest in [
  "", "/commits", "/commits/{ref}", "/commits/{ref}/status", "/commits/{ref}/pulls",
  "/compare/{ref}...{ref}", "/branches", "/branches/{ref}", "/tags", "/releases", "/releases/latest",
  "/releases/tags/{ref}", "/releases/{number}", "/contents/{path}", "/readme", "/readme/{path}",
  "/git/trees/{ref}", "/git/blobs/{ref}", "/git/ref/{ref}", "/git/refs/{ref}", "/git/tags/{ref}",
  "/git/matching-refs/{ref}", "/git/commits/{ref}", "/languages", "/contributors", "/topics", "/forks",
  "/stargazers", "/pulls", "/pulls/{number}", "/pulls/{number}/files", "/pulls/{number}/commits",
  "/issues", "/issues/{number}", "/issues/{number}/comments", "/issues/comments/{number}", "/labels",
  "/subscription", "/events", "/{text}",
]]
TEXTS = [
  "juno", "maralind", "..", ".", "%2e%2e", "%00", "%ff%fe", "%0d%0aX:1", "a" * 300, "é", "%F0%9F%90%9A",
  "--upload-pack=id", "-p", "$(id)", "`id`", "'", "%22", "%5C", ";", "*", "%25s", "0", "-1", "null",
]
REFS = TEXTS + [
  "main", "v1.0", "HEAD", "refs/heads/main", "heads/main", "main~1", "main^{tree}", "@{-1}", "deadbeef",
  "main..v1.0", ":/x", "--output=/tmp/x", "main:README.md", "0" * 40, "f" * 40, "^main", "--all",
]
PLACES = TEXTS + ["README.md", "src", "src/../..", "/etc/passwd", ".git/config", "a//b", "README.md/x"]
NUMBERS = ["0", "1", "31", "-1", "99999999999999999999", "x", "1.5", "%31", "9223372036854775807"]
KEYS = [
  "ref", "sha", "path", "since", "until", "author", "page", "per_page", "recursive", "state", "labels",
  "sort", "direction", "q", "all", "participating", "before", "head", "base", "creator", "s", "x",
]
BODIES = ["", "{}", "[]", "{", "null", '{"title": 1}', '{"title": "t"}', '{"body": "b"}', "\0",
  '{"state": "closed"}', '{"ignored": "x"}', '{"last_read_at": "yesterday"}', "[" * 2000]
METHODS = ["GET"] * 8 + ["HEAD", "PUT", "POST", "PATCH", "DELETE", "OPTIONS"]
ACCEPTS = ["raw", "html", "diff", "patch", "sha", "star", "full", "object", "text-match", "json", "%"]


def target(chance):
  path = chance.choice(PATHS)
  for place, values in (("{ref}", REFS), ("{path}", PLACES), ("{number}", NUMBERS), ("{text}", TEXTS)):
    while place in path:
      path = path.replace(place, chance.choice(values), 1)
  values = REFS + PLACES + NUMBERS + ["2026-01-01", "1e400", "9999-99-99"]
  query = "&".join(f"{chance.choice(KEYS)}={chance.choice(values)}" for _ in range(chance.choice([0, 0, 1, 2])))
  return "/api/v3/" + urllib.parse.quote(path, safe="/%:.~^@{}*$;'`()=") + ("?" + urllib.parse.quote(query, safe="%&=/:") if query else "")


def main(port, token, count, seed):
  chance = random.Random(seed)
  connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
  statuses = {}
  for number in range(count):
    method, path = chance.choice(METHODS), target(chance)
    headers = {"Accept": f"application/vnd.github.{chance.choice(ACCEPTS)}"}
    if chance.random() < 0.97:
      headers["Authorization"] = f"Bearer {token}"
    body = chance.choice(BODIES) if method in ("PUT", "POST", "PATCH", "DELETE") else None
    try:
      connection.request(method, path.replace(" ", "%20"), body=body, headers=headers)
      response = connection.getresponse()
      response.read()
    except (http.client.HTTPException, OSError) as error:
      print(f"  {number}: {method} {path}: {type(error).__name__} {error}")
      connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
      statuses["broken"] = statuses.get("broken", 0) + 1
      continue
    statuses[response.status] = statuses.get(response.status, 0) + 1
    if response.status >= 500:
      print(f"  {number}: {method} {path}: {response.status}")
  print("random requests:", ", ".join(f"{status}: {n}" for status, n in sorted(statuses.items(), key=str)))
  sys.exit(any(status == "broken" or status >= 500 for status in statuses))


main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 1)
