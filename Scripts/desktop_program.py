"""The desktop program in the demo world and its pages, for the walks of Scripts/test-gtk-accessibility and
Scripts/test-gtk-keys.

What is found is what a screen reader is told over the bus.
"""
import os, shutil, signal, subprocess, tempfile, time

import pyatspi

# A list has 200 cells, which are all alike.
MOST_ROWS = 5
# The address of each page, the beginning of its title, and a name on it.
PAGES = [
    ("/-/settings", "Settings", "Log Out…"),
    ("/-/settings/about", "About Octavo", "Copy Diagnostics"),
    ("/-/settings/accounts", "Accounts", "juno@demo"),
    ("/-/explore/trending?since=monthly", "Trending", "rfarouk / lantern"),
    ("/-/explore/popular", "Popular Repositories", "rfarouk / lantern"),
    ("/-/explore/users", "Popular Users", "rfarouk"),
    ("/-/explore/topics", "Topics", "Birds"),
    ("/-/explore/topics/birds", "Birds", "leikahale / birdsong"),
    ("/search?q=tide&type=repositories", "Search", "maralind/tidewater"),
    ("/search?q=hina&type=users", "Search", "hina-m"),
    ("/search?q=herbs&type=issues", "Search", "Herbs that share a box"),
    ("/search?q=length&type=pullrequests", "Search", "Take a length in inches"),
    ("/search?q=tide&type=code", "Search", "Makefile"),
    ("/search?q=tide&type=commits", "Search", "Link the tide example"),
    ("/hina-m", "hina-m", "Followers"),
    ("/hina-m?tab=followers", "Followers of hina-m", "juno"),
    ("/hina-m?tab=repositories", "Repositories of hina-m", "orihon"),
    ("/hina-m?tab=stars", "Starred by hina-m", "jpqueiroz / chess-clock"),
    ("/hina-m?tab=activity", "Public Activity", "hina-m"),
    ("/hina-m?tab=organizations", "Organizations of hina-m", "patient-tools"),
    ("/patient-tools?tab=members", "Members of patient-tools", "wrenb"),
    ("/hina-m/orihon", "orihon", "README.md"),
    ("/hina-m/orihon/contributors", "Contributors", "hina-m"),
    ("/hina-m/orihon/forks", "Forks of hina-m/orihon", "Search"),
    ("/hina-m/orihon/stargazers", "Stargazers of hina-m/orihon", "fionn-ob"),
    ("/hina-m/orihon/watchers", "Watchers of hina-m/orihon", "Search"),
    ("/juno/windowsill/issues", "Issues", "Herbs that share a box"),
    ("/-/issues?q=repo%3Ajuno%2Fwindowsill", "My Issues", "Herbs that share a box"),
    ("/juno/windowsill/pulls", "Pull Requests", "Take a length in inches"),
    ("/-/pulls?q=repo%3Ajuno%2Fwindowsill", "My Pull Requests", "Take a length in inches"),
    ("/maralind/tidewater/pull/33/checks", "Checks", "sanitizers"),
    ("/rfarouk/lantern/issues/34", "rfarouk/lantern#34", "Write Comment"),
    ("/-/unsent", "Unsent", "All that you have written is sent"),
    ("/juno/windowsill/issues/new?title=Steam", "New Issue", "Title"),
    ("/hina-m/orihon/releases", "Releases", "v2.0"),
    ("/hina-m/orihon/releases/tag/v2.0", "v2.0", "Browse Files"),
    ("/hina-m/orihon/tree/main", "orihon", "docs"),
    ("/maralind/tidewater/tree/docs/harbour-guide", "tidewater", "src"),
    ("/hina-m/orihon/commits/main", "Commits", "hina-m"),
    ("/hina-m/orihon/commit/v2.0", "Commit ", "1 changed file"),
    ("/hina-m/orihon/compare/v1.0...v2.0", "v1.0...v2.0", "22 commits"),
    ("/rfarouk/lantern/pull/21/files", "Files of #21", "Tables"),
    ("/juno/dotfiles/blob/trunk/install", "install", "Do Not Wrap Lines"),
    ("/juno/dotfiles/blob/trunk/README.md", "README.md", "Show Source"),
    ("/leikahale/birdsong/blob/main/images/scops-owl.png", "scops-owl.png", "Do Not Wrap Lines"),
    ("/leikahale/birdsong/blob/main/recordings/scops-owl.wav", "scops-owl.wav", "Do Not Wrap Lines"),
]
# The pages that are enough for each test run; the others take minutes.
FEW = {"/-/settings", "/hina-m", "/hina-m/orihon", "/hina-m/orihon/tree/main",
       "/hina-m/orihon/commit/v2.0", "/juno/dotfiles/blob/trunk/install"}
# The name of the field of the palette.
PALETTE = "An action, #12, OWNER/REPO, @login, a commit or an address"
# The button of a picker on a page, an item in it, and what it is.
PICKERS = {
    "/hina-m/orihon": ("Select Branch or Tag", "main, selected", "branches and tags"),
    "/-/explore/popular": ("Language: All Languages", "All Languages, selected", "language picker"),
    "/hina-m": ("Show Picture", "hina-m", "avatar"),
}


class Failure(Exception):
    pass


def nodes(root, without=()):
    """The node and all below it; what has just gone is left out, and some pages with all below them."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        try:
            if node in without:
                continue
            yield node, node.getRole(), node.name
            count = node.childCount
            if node.getRole() in (pyatspi.ROLE_LIST, pyatspi.ROLE_LIST_BOX):
                count = min(count, MOST_ROWS)
            waiting += [child for child in (node.getChildAtIndex(i) for i in range(count)) if child]
        except Exception:  # pyatspi raises GLib's errors for objects that are no more
            continue


class Program:
    """The program in the demo world, for a user without stored data.

    `keys` is the user’s file of keys.
    """

    def __init__(self, path, route, keys=""):
        self.home = tempfile.mkdtemp(prefix="octavo-desktop-")
        environment = {**os.environ, "HOME": self.home, "GSK_RENDERER": "cairo"}
        for name in ("DATA", "STATE", "CACHE", "CONFIG"):
            environment[f"XDG_{name}_HOME"] = f"{self.home}/{name.lower()}"
        os.makedirs(f"{self.home}/config/octavo")
        with open(f"{self.home}/config/octavo/window-keys", "w") as file:
            file.write(keys)
        self.complaints = open(f"{self.home}/complaints", "w+b")
        self.process = subprocess.Popen([path, "--demo", route], env=environment,
                                        stderr=self.complaints)

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.complaints.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def application(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    def all(self):
        application = self.application()
        return list(nodes(application)) if application else []

    def wait_for(self, name, role=None, title=""):
        """Five minutes at most, which only end a hang; the last of that name is on top."""
        end = time.monotonic() + 300
        while time.monotonic() < end and self.process.poll() is None:
            everything = self.all()
            is_titled = any(kind == pyatspi.ROLE_FRAME and called.startswith(title)
                            for _, kind, called in everything)
            # libadwaita names the buttons of its dialogs twice, and a tab can have a number.
            found = [node for node, _, called in everything
                     if (called in (name, f"{name} {name}")
                         or role == "page tab" and called.startswith(f"{name}, "))
                     and (role is None or node.getRoleName() == role)]
            if found and is_titled:
                return found[-1]
            time.sleep(0.05)
        self.check_complaints()
        status = self.process.poll()
        ended = "" if status is None else f"; the program ended with {status}"
        raise Failure(f"there is no {role or 'thing'} named “{name}”{ended}")

    def press(self, node):
        action = node.queryAction()
        for index in range(action.nActions):
            if action.getName(index) in ("click", "activate", "press"):
                action.doAction(index)
                return
        raise Failure(f"“{node.name}” cannot be pressed")

    def key(self, key, most_windows=2):
        """Presses a key in the window on top, which was opened last."""
        windows = []
        end = time.monotonic() + 300
        # A window that changes its title is not found for a moment, and one that closes still is.
        while not 0 < len(windows) <= most_windows and self.process.poll() is None:
            if time.monotonic() > end:
                raise Failure(f"there are {len(windows)} windows to press {key} in")
            windows = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."],
                capture_output=True, text=True).stdout.split()
        if not windows:
            raise Failure(f"there is no window to press {key} in")
        subprocess.run(["xdotool", "windowfocus", "--sync", windows[-1], "key", key], check=True)

    def go_to(self, address, title, name):
        """Goes to a page by its address, and returns what has the name there."""
        self.key("ctrl+l", most_windows=1)
        try:
            self.wait_for(PALETTE).queryEditableText().setTextContents(address)
            self.key("Return")
            return self.wait_for(name, title=title)
        except Failure as failure:
            raise Failure(f"{address}: {failure}") from None

    def check_complaints(self):
        self.complaints.flush()
        self.complaints.seek(0)
        for line in self.complaints.read().decode(errors="replace").splitlines():
            if "CRITICAL **" in line or "WARNING **" in line or "Fatal error" in line:
                raise Failure(line)
