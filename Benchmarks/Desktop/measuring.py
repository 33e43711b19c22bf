"""What the measurements of octavo-desktop have in common: the screen, the programs, and their memory."""
import os, subprocess, sys, tempfile, time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# The most memory of octavo-desktop, in those of an empty window.
BAR = 2.0
LONGEST_WAIT = 60


def inside_a_screen(script):
    """Runs the script again on a virtual screen, unless it already is on one."""
    if os.environ.get("MEASURING_SCREEN"):
        return
    environment = {**os.environ, "MEASURING_SCREEN": "1", "GSK_RENDERER": "cairo"}
    screen = f"{ROOT}/Scripts/with-screen"
    sys.exit(subprocess.call([screen, sys.executable, os.path.abspath(script), *sys.argv[1:]], env=environment))


def xdotool(*arguments):
    """Sends clicks and keys to the window with the focus."""
    subprocess.run(["xdotool", *arguments], check=False, stderr=subprocess.DEVNULL)


def build(product, configuration):
    """Builds a product, and returns the path of its binary."""
    built = subprocess.run([f"{ROOT}/Scripts/build", product, configuration],
                           stdout=subprocess.PIPE, check=True, text=True)
    return built.stdout.splitlines()[-1]


def compile_library(name, folder):
    """Builds a library in C that is loaded into a program, and returns its path."""
    return compile(name, folder, f"{name}.so", ["-shared", "-fPIC"])


def compile(name, folder, result=None, options=()):
    """Builds a window in C, and returns the path of its binary."""
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libadwaita-1", "gtksourceview-5"],
                           capture_output=True, check=True, text=True).stdout.split()
    program = f"{folder}/{result or name}"
    # What a program does not use is not linked, so that the empty window stays empty.
    subprocess.run(["cc", "-O2", *options, "-Wl,--as-needed", "-o", program,
                    f"{ROOT}/Benchmarks/Desktop/{name}.c", *flags], check=True)
    return program


class Window:
    """A program with a window, which ends with the block."""

    def __init__(self, command, environment, log=subprocess.DEVNULL, input=None):
        self.process = subprocess.Popen(command, env=environment, stderr=log, stdin=input)

    def __enter__(self):
        found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)],
                               stdout=subprocess.PIPE, check=True, text=True)
        self.id = found.stdout.split()[0]
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def title(self):
        """Returns the title of the window."""
        return subprocess.run(["xdotool", "getwindowname", self.id], capture_output=True, text=True).stdout.strip()

    def memory(self):
        """Returns the resident memory in MB once it has not grown for three seconds."""
        memory, unchanged = 0, 0
        for _ in range(LONGEST_WAIT):
            time.sleep(1)
            with open(f"/proc/{self.process.pid}/statm") as file:
                now = int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6
            unchanged = unchanged + 1 if now - memory < 0.5 else 0
            memory = now
            if unchanged == 3:
                return memory
        sys.exit("the memory has not come to rest")

    def parts(self):
        """Returns the resident memory in MB of mapped files and shared images, of the heap, and of all else."""
        parts, name = {"mapped": 0, "heap": 0, "other": 0}, None
        with open(f"/proc/{self.process.pid}/smaps") as file:
            for line in file:
                words = line.split()
                if not words[0].endswith(":"):
                    path = words[5] if len(words) > 5 else ""
                    name = "heap" if path == "[heap]" else "mapped" if path.startswith("/") else "other"
                elif words[0] == "Rss:":
                    parts[name] += int(words[1]) * 1024 / 1e6
        return parts


class World:
    """A demo world, the environment of a program that is logged in to it, and a folder for both."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="octavo-desktop-", ignore_cleanup_errors=True)
        self.environment = dict(os.environ)
        for name in ("DATA", "STATE", "CACHE", "CONFIG"):
            self.environment[f"XDG_{name}_HOME"] = f"{self.folder.name}/{name.lower()}"
        sandbox = build("octavo-sandbox", "debug")
        self.server = subprocess.Popen([sandbox, "--state", f"{self.folder.name}/sandbox"],
                                       stdout=subprocess.PIPE, text=True)
        facts = {}
        for line in self.server.stdout:
            words = line.split()
            if len(words) == 2:
                facts[words[0]] = words[1]
            if words[:1] == ["token"]:
                break
        self.environment["GH_ENTERPRISE_TOKEN"] = facts["token"]
        host = facts["API"].removesuffix("/api/v3")
        self.arguments = ["--host", host, "--size", "900x640", "/"]
        return self

    def __exit__(self, *_):
        self.server.kill()
        self.server.wait()
        self.folder.cleanup()

    def floor(self):
        """Returns the memory of the empty window on the same screen."""
        with Window([compile("empty-window", self.folder.name)], self.environment) as window:
            return window.memory()
