#!/usr/bin/env python3
"""Calls the sandbox through PyGithub: one line for each call, and what went wrong with it."""

import sys

import github


def calls(server, login):
  """The calls by their names; each reads what PyGithub loads lazily."""
  user = lambda: server.get_user()
  repo = lambda: server.get_repo("maralind/tidewater")
  own = lambda: server.get_repo("juno/windowsill")
  return {
    "get_user": lambda: user().login,
    "get_user(login)": lambda: server.get_user("maralind").name,
    "user.get_repos": lambda: [r.full_name for r in user().get_repos()],
    "user.get_starred": lambda: [r.full_name for r in user().get_starred()],
    "user.get_followers": lambda: [u.login for u in user().get_followers()],
    "user.get_following": lambda: [u.login for u in user().get_following()],
    "user.get_events": lambda: [e.type for e in server.get_user("maralind").get_events()[:90]],
    "user.get_received_events": lambda: [
      e.type for e in server.get_user(login).get_received_events()[:90]],
    "user.get_notifications": lambda: [n.subject.title for n in user().get_notifications(all=True)],
    "user.get_subscriptions": lambda: [r.name for r in user().get_subscriptions()],
    "user.get_orgs": lambda: list(user().get_orgs()),
    "user.get_gists": lambda: list(user().get_gists()),
    "user.get_issues": lambda: [i.number for i in user().get_issues()],
    "user.add_to_starred": lambda: user().add_to_starred(repo()),
    "user.has_in_starred": lambda: user().has_in_starred(repo()) or 1 / 0,
    "user.remove_from_starred": lambda: user().remove_from_starred(repo()),
    "user.add_to_following": lambda: user().add_to_following(server.get_user("wrenb")),
    "user.remove_from_following": lambda: user().remove_from_following(server.get_user("wrenb")),
    "get_repo": lambda: repo().description,
    "get_repo(id)": lambda: server.get_repo(repo().id).full_name,
    "get_events": lambda: [e.type for e in server.get_events()[:60]],
    "get_rate_limit": lambda: server.get_rate_limit(),
    "search_repositories": lambda: [r.name for r in server.search_repositories("garden")],
    "repo.get_branches": lambda: [b.name for b in repo().get_branches()],
    "repo.get_branch": lambda: repo().get_branch("main").commit.sha,
    "repo.get_tags": lambda: [t.commit.sha for t in repo().get_tags()],
    "repo.get_commits": lambda: [c.sha for c in repo().get_commits()[:70]],
    "repo.get_commits(path)": lambda: [c.sha for c in repo().get_commits(path="README.md")[:9]],
    "repo.get_commit": lambda: [f.patch for f in repo().get_commit("main").files],
    "repo.compare": lambda: repo().compare("v1.0", "main").total_commits,
    "repo.get_contents(folder)": lambda: [c.name for c in repo().get_contents("")],
    "repo.get_contents(file)": lambda: repo().get_contents("README.md").decoded_content,
    "repo.get_readme": lambda: repo().get_readme().decoded_content,
    "repo.get_git_tree": lambda: len(repo().get_git_tree("main", recursive=True).tree),
    "repo.get_git_blob": lambda: repo().get_git_blob(repo().get_contents("README.md").sha).size,
    "repo.get_git_commit": lambda: repo().get_git_commit(repo().get_commit("main").sha).message,
    "repo.get_git_refs": lambda: [r.ref for r in repo().get_git_refs()],
    "repo.get_git_ref": lambda: repo().get_git_ref("heads/main").object.sha,
    "repo.get_git_matching_refs": lambda: [r.ref for r in repo().get_git_matching_refs("tags/v")],
    "repo.get_languages": lambda: repo().get_languages()["C"],
    "repo.get_contributors": lambda: [u.contributions for u in repo().get_contributors()],
    "repo.get_topics": lambda: repo().get_topics(),
    "repo.get_releases": lambda: [r.tag_name for r in repo().get_releases()],
    "repo.get_latest_release": lambda: repo().get_latest_release().tag_name,
    "repo.get_forks": lambda: list(repo().get_forks()),
    "repo.get_stargazers": lambda: [u.login for u in repo().get_stargazers()],
    "repo.get_pulls": lambda: [p.merged_at for p in repo().get_pulls(state="all")],
    "repo.get_pull": lambda: [f.filename for f in repo().get_pull(31).get_files()],
    "pull.get_commits": lambda: [c.sha for c in repo().get_pull(31).get_commits()],
    "pull.get_reviews": lambda: list(repo().get_pull(31).get_reviews()),
    "repo.create_issue": lambda: own().create_issue("Made by PyGithub", body="x").number,
    "repo.get_issues": lambda: [i.title for i in own().get_issues(state="all")],
    "issue.create_comment": lambda: own().get_issue(16).create_comment("Seen").id,
    "issue.get_comments": lambda: [c.body for c in own().get_issue(16).get_comments()],
    "issue.edit": lambda: own().get_issue(17).edit(state="closed"),
    "repo.create_label": lambda: own().create_label("later", "ff8800", "Not now").color,
    "repo.get_labels": lambda: [l.name for l in own().get_labels()].index("later"),
    "repo.get_label": lambda: own().get_label("later").description,
    "label.edit": lambda: own().get_label("later").edit("some day", "0088ff"),
    "issue.add_to_labels": lambda: own().get_issue(16).add_to_labels("some day", "new"),
    "issue.get_labels": lambda: [l.name for l in own().get_issue(16).get_labels()].index("new"),
    "issue.remove_from_labels": lambda: own().get_issue(16).remove_from_labels("new"),
    "issue.set_labels": lambda: own().get_issue(16).set_labels("some day"),
    "issue.delete_labels": lambda: own().get_issue(16).delete_labels(),
    "label.delete": lambda: own().get_label("some day").delete(),
    "repo.create_milestone": lambda: own().create_milestone("Spring", description="Sow").number,
    "repo.get_milestones": lambda: [m.title for m in own().get_milestones()].index("Spring"),
    "repo.get_milestone": lambda: own().get_milestone(1).open_issues,
    "issue.edit(milestone)": lambda: own().get_issue(16).edit(milestone=own().get_milestone(1)),
    "milestone.edit": lambda: own().get_milestone(1).edit("Summer", state="closed"),
    "milestone.get_labels": lambda: list(own().get_milestone(1).get_labels()),
    "milestone.delete": lambda: own().get_milestone(1).delete(),
    "repo.get_assignees": lambda: [u.login for u in own().get_assignees()].index(login),
    "repo.has_in_assignees": lambda: own().has_in_assignees(login) or 1 / 0,
    "issue.add_to_assignees": lambda: own().get_issue(16).add_to_assignees(login),
    "issue.remove_from_assignees": lambda: own().get_issue(16).remove_from_assignees(login),
    "repo.get_collaborators": lambda: [u.login for u in own().get_collaborators()].index(login),
    "issue.lock": lambda: own().get_issue(16).lock("resolved"),
    "issue.unlock": lambda: own().get_issue(16).unlock(),
    "issue.create_reaction": lambda: own().get_issue(16).create_reaction("heart").id,
    "issue.get_reactions": lambda: [r.content for r in own().get_issue(16).get_reactions()],
    "issue.delete_reaction": lambda: own().get_issue(16).delete_reaction(
      own().get_issue(16).create_reaction("heart").id) or 1 / 0,
    "comment.create_reaction": lambda: own().get_issue(16).get_comments()[0].create_reaction("+1"),
    "issue.get_events": lambda: [e.event for e in own().get_issue(16).get_events()].index("locked"),
    "issue.get_timeline": lambda: [
      e.event for e in own().get_issue(16).get_timeline()].index("commented"),
    "repo.get_issues_events": lambda: [e.issue.number for e in own().get_issues_events()][:40],
    "repo.get_issues_comments": lambda: [c.body for c in own().get_issues_comments()][:40],
    "notification.mark_as_read": lambda: user().get_notifications(all=True)[0].mark_as_read(),
    "get_emojis": lambda: server.get_emojis()["+1"],
    "commit.get_combined_status": lambda: repo().get_commit("main").get_combined_status().state,
    "commit.get_check_runs": lambda: list(repo().get_commit("main").get_check_runs()),
    "repo.get_events": lambda: [e.type for e in repo().get_events()[:60]],
    "get_organization": lambda: server.get_organization("patient-tools").login,
    "search_users": lambda: [u.login for u in server.search_users("mara")],
    "search_code": lambda: [c.path for c in server.search_code("cosine")],
    "search_issues": lambda: [i.title for i in server.search_issues("herbs")],
  }


def main(base, token, login):
  server = github.Github(base_url=base, auth=github.Auth.Token(token), retry=None)
  table = calls(server, login)
  passed = 0
  for name, call in table.items():
    try:
      call()
      passed += 1
    except Exception as error:
      print(f"  {name}: {type(error).__name__}: {str(error)[:110]}")
  print(f"PyGithub: {passed} of {len(table)} calls passed")


main(*sys.argv[1:4])
