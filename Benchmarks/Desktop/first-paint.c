// Starts a program, and measures the time until its first window is painted.
//
//   first-paint PROGRAM [ARGUMENTS…]     prints “WALL CPU”, in milliseconds, and ends the program
//
// The X server sends an event when a window is drawn on; the start is over when the middle row of one
// is no longer black. So no polling takes processor time from the program.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { longest_start = 30000 };

static double now(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// Ignores errors about windows that are closed while they are inspected.
static int forgive(Display *display, XErrorEvent *event) {
  (void)display;
  (void)event;
  return 0;
}

static int is_painted(Display *display, Window window) {
  XWindowAttributes look;
  if (!XGetWindowAttributes(display, window, &look)) return 0;
  if (look.map_state != IsViewable || look.width < 200 || look.height < 200) return 0;
  XImage *row = XGetImage(display, window, 0, look.height / 2, look.width, 1, AllPlanes, ZPixmap);
  if (row == NULL) return 0;
  int painted = 0;
  for (int x = 0; x < look.width && !painted; x++) painted = (XGetPixel(row, x, 0) & 0xFFFFFF) != 0;
  XDestroyImage(row);
  return painted;
}

static int wait_for_paint(Display *display, int damage, double begin) {
  struct pollfd server = {.fd = ConnectionNumber(display), .events = POLLIN};
  while (now(CLOCK_MONOTONIC) - begin < longest_start) {
    if (!XPending(display)) {
      poll(&server, 1, 1000);
      continue;
    }
    XEvent event;
    XNextEvent(display, &event);
    if (event.type == CreateNotify) {
      XDamageCreate(display, event.xcreatewindow.window, XDamageReportNonEmpty);
    } else if (event.type == damage + XDamageNotify) {
      XDamageNotifyEvent *drawn = (XDamageNotifyEvent *)&event;
      XDamageSubtract(display, drawn->damage, None, None);
      if (is_painted(display, drawn->drawable)) return 1;
    }
  }
  return 0;
}

int main(int count, char **arguments) {
  Display *display = count > 1 ? XOpenDisplay(NULL) : NULL;
  int damage, unused;
  if (display == NULL || !XDamageQueryExtension(display, &damage, &unused)) {
    fputs("first-paint: needs a program and an X server with the Damage extension\n", stderr);
    return 64;
  }
  XSetErrorHandler(forgive);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  double begin = now(CLOCK_MONOTONIC);
  pid_t program = fork();
  if (program == 0) {
    execv(arguments[1], arguments + 1);
    _exit(127);
  }
  int painted = wait_for_paint(display, damage, begin);
  double wall = now(CLOCK_MONOTONIC) - begin;
  clockid_t own;
  double cpu = clock_getcpuclockid(program, &own) == 0 ? now(own) : 0;
  kill(program, SIGTERM);
  waitpid(program, NULL, 0);
  if (!painted) {
    fprintf(stderr, "first-paint: no window of %s\n", arguments[1]);
    return 1;
  }
  printf("%.1f %.1f\n", wall, cpu);
  return 0;
}
