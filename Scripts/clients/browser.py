#!/usr/bin/env python3
"""Logs in on the sandbox's pages in a headless Chromium: one line for each login that fails.

    browser.py CHROMEDRIVER SANDBOX PASSWORD CODE

CHROMEDRIVER is the program that drives the browser, SANDBOX an address such as http://127.0.0.1:8080.
"""

import base64
import hashlib
import http.server
import json
import secrets
import subprocess
import sys
import threading
import time
import urllib.parse
import urllib.request

CLIENT = {"client_id": "octavo-sandbox", "client_secret": "octavo-sandbox-secret"}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def post(address, fields):
  """Posts a form, and returns the fields of the response, which is JSON."""
  request = urllib.request.Request(
    address, urllib.parse.urlencode(fields).encode(), {"Accept": "application/json"})
  with urllib.request.urlopen(request) as response:
    return json.load(response)


class Callback(http.server.BaseHTTPRequestHandler):
  """The end of a login in the browser: the program's own page, which is given the answer."""
  answers = []

  def do_GET(self):
    address = urllib.parse.urlparse(self.path)
    if address.path == "/callback":
      Callback.answers.append(dict(urllib.parse.parse_qsl(address.query)))
    self.send_response(200)
    self.end_headers()
    self.wfile.write(b"<!doctype html><title>Done</title>")

  def log_message(self, *arguments):
    pass


class Browser:
  """A session of Chromium, through the WebDriver protocol."""

  def __init__(self, driver):
    self.driver = driver
    arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    options = {"goog:chromeOptions": {"args": arguments}}
    value = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
    self.path = f"/session/{value['sessionId']}"

  def call(self, method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(self.driver + path, data, method=method)
    with urllib.request.urlopen(request, timeout=60) as response:
      return json.load(response)["value"]

  def open(self, address):
    self.call("POST", f"{self.path}/url", {"url": address})

  def find(self, selector):
    query = {"using": "css selector", "value": selector}
    return self.call("POST", f"{self.path}/element", query)[ELEMENT]

  def enter(self, name, text):
    element = self.find(f"input[name={name}]")
    self.call("POST", f"{self.path}/element/{element}/clear", {})
    self.call("POST", f"{self.path}/element/{element}/value", {"text": text})

  def click(self, selector):
    self.call("POST", f"{self.path}/element/{self.find(selector)}/click", {})

  def text(self):
    return self.call("GET", f"{self.path}/element/{self.find('body')}/text")

  def end(self):
    self.call("DELETE", self.path)


def authorize(browser, password, code):
  browser.enter("password", password)
  browser.enter("code", code)
  browser.click("#authorize")


def begin(browser, sandbox, port):
  """Opens the page of a login, and returns the verifier and the state that belong to it."""
  verifier, state = secrets.token_urlsafe(48), secrets.token_urlsafe(12)
  digest = hashlib.sha256(verifier.encode()).digest()
  browser.open(f"{sandbox}/login/oauth/authorize?" + urllib.parse.urlencode({
    "client_id": CLIENT["client_id"], "redirect_uri": f"http://127.0.0.1:{port}/callback",
    "scope": "repo", "state": state, "code_challenge_method": "S256",
    "code_challenge": base64.urlsafe_b64encode(digest).decode().rstrip("="),
  }))
  return verifier, state


def callback():
  """Returns the answer that the browser brings, which takes it a moment."""
  for _ in range(200):
    if Callback.answers:
      return Callback.answers.pop()
    time.sleep(0.05)
  raise AssertionError("the browser did not come back")


def allowed(browser, sandbox, port, password, code):
  verifier, state = begin(browser, sandbox, port)
  authorize(browser, password, "000000")
  assert "The one-time code is wrong." in browser.text(), browser.text()
  authorize(browser, password, code)
  answer = callback()
  assert answer["state"] == state, answer
  token = post(f"{sandbox}/login/oauth/access_token",
               {**CLIENT, "code": answer["code"], "code_verifier": verifier})
  assert "access_token" in token, token


def refused(browser, sandbox, port, password, code):
  _, state = begin(browser, sandbox, port)
  browser.click("#cancel")
  answer = callback()
  assert answer == {"error": "access_denied", "state": state}, answer


def device(browser, sandbox, port, password, code):
  grant = post(f"{sandbox}/login/device/code", {**CLIENT, "scope": "repo"})
  browser.open(grant["verification_uri"])
  browser.enter("user_code", "WRONG-CODE")
  browser.click("button")
  assert "not valid" in browser.text(), browser.text()
  browser.enter("user_code", grant["user_code"])
  browser.click("button")
  authorize(browser, password, code)
  assert "Octavo is logged in" in browser.text(), browser.text()
  fields = {**CLIENT, "device_code": grant["device_code"],
            "grant_type": "urn:ietf:params:oauth:grant-type:device_code"}
  token = post(f"{sandbox}/login/oauth/access_token", fields)
  assert "access_token" in token, token


def main():
  chromedriver, sandbox, password, code = sys.argv[1:5]
  server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Callback)
  threading.Thread(target=server.serve_forever, daemon=True).start()
  driver = subprocess.Popen([chromedriver, "--port=0"], stdout=subprocess.PIPE, text=True)
  browser = None
  try:
    line = next(line for line in driver.stdout if "started successfully on port" in line)
    browser = Browser(f"http://127.0.0.1:{line.split()[-1].rstrip('.')}")
    logins = [allowed, refused, device]
    passed = 0
    for login in logins:
      try:
        login(browser, sandbox, server.server_address[1], password, code)
        passed += 1
      except Exception as mistake:
        print(f"  {login.__name__}: {mistake}")
    print(f"Chromium: {passed} of {len(logins)} logins passed")
  finally:
    if browser:
      browser.end()
    driver.terminate()


main()
