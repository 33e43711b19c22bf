#!/usr/bin/env python3
"""Calls the sandbox through gh: one line for each command, and what went wrong with it.

Some commands of gh write https before every host. Its setting `http_unix_socket` sends them to a
socket instead, without TLS; a thread here passes the bytes on to the sandbox.
"""

import os
import socket
import subprocess
import sys
import tempfile
import threading

HOST = "octavo.localhost"

CALLS = [
  "api user", "api users/maralind", "api user/repos", "api --paginate user/starred",
  "api repos/maralind/tidewater", "api repos/maralind/tidewater/commits",
  "api --paginate repos/maralind/tidewater/branches", "api repos/maralind/tidewater/releases",
  "api repos/maralind/tidewater/compare/v1.0...main", "api repos/maralind/tidewater/languages",
  "api -H Accept:application/vnd.github.diff repos/maralind/tidewater/commits/main",
  "api --method PUT user/starred/maralind/tidewater --silent",
  "api --method DELETE user/starred/maralind/tidewater --silent",
  "api repos/juno/windowsill/issues -f title=Made -f body=x", "api notifications",
  "api rate_limit", "api -i user", "api user --jq .login", "search repos garden",
  "api users/juno/received_events --cache 1h", "api repos/maralind/tidewater/pulls?state=all",
  "release list -R HOST/maralind/tidewater", "repo view HOST/maralind/tidewater",
  "issue list -R HOST/juno/windowsill", "pr list -R HOST/maralind/tidewater --state all",
  "status", "issue view 16 -R HOST/juno/windowsill",
  "issue create -R HOST/juno/windowsill --title Made --body x",
  "pr view 33 -R HOST/maralind/tidewater", "pr diff 33 -R HOST/maralind/tidewater",
  "pr checks 4 -R HOST/patient-tools/handbook", "pr status -R HOST/maralind/tidewater",
]


def bridge(path, port):
  listener = socket.socket(socket.AF_UNIX)
  listener.bind(path)
  listener.listen()

  def copy(source, target):
    try:
      while data := source.recv(65536):
        target.sendall(data)
      target.shutdown(socket.SHUT_WR)
    except OSError:
      pass

  def serve():
    while True:
      client, _ = listener.accept()
      server = socket.create_connection(("127.0.0.1", port))
      for pair in ((client, server), (server, client)):
        threading.Thread(target=copy, args=pair, daemon=True).start()

  threading.Thread(target=serve, daemon=True).start()


def main(program, port, token):
  with tempfile.TemporaryDirectory() as folder:
    bridge(f"{folder}/socket", port)
    with open(f"{folder}/config.yml", "w") as config:
      config.write(f"http_unix_socket: {folder}/socket\n")
    environment = {
      **os.environ, "GH_CONFIG_DIR": folder, "GH_HOST": HOST, "GH_ENTERPRISE_TOKEN": token,
      "GH_NO_UPDATE_NOTIFIER": "1", "NO_COLOR": "1", "XDG_CACHE_HOME": folder,
    }
    passed = 0
    for call in CALLS:
      arguments = call.replace("HOST", HOST).split()
      result = subprocess.run(
        [program, *arguments], env=environment, capture_output=True, text=True, timeout=60, cwd=folder)
      if result.returncode == 0:
        passed += 1
      else:
        print(f"  gh {call}: {(result.stderr or result.stdout).strip().splitlines()[-1][:110]}")
    print(f"gh: {passed} of {len(CALLS)} commands passed")


main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
