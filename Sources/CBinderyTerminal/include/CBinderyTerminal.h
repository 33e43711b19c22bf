#pragma once

// Empty where there is neither Glibc nor Musl, as the Swift module is.
#if defined(__linux__) && !defined(__ANDROID__)

#include <termios.h>

// What a program in a terminal needs and Swift cannot do by itself: functions that may run inside
// a signal handler, and calls with a variable number of arguments.

// MARK: The main queue

// libdispatch's main queue as a descriptor, for a program that owns its main thread and polls.
// The functions are exported by libdispatch for other run loops, and declared in none of its
// headers.
unsigned int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

// MARK: Signals

// Makes signals readable: each byte read from the returned descriptor is the number of one that
// arrived (SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP, SIGQUIT). A second request to end
// before the first was read restores the terminal and ends the program at once. Returns -1 where
// the system refuses.
int bindery_signals_open(void);

// Gives the signals their former meaning.
void bindery_signals_close(void);

// Stops the program as SIGTSTP would, and returns when it was continued. `whole_group` also stops
// the other processes of its group, such as the script that has started it. The processes that the
// program itself has started go on.
void bindery_signals_stop(int whole_group);

// MARK: Other programs

// Starts a command of the shell with an argument, in our process group and on our terminal, with
// the standard meaning of all signals. Returns the process, or -1 where the system refuses.
int bindery_command_start(const char *_Nonnull command, const char *_Nonnull argument);

// Waits until a process has ended; returns its status, or 128 and the signal that ended it.
int bindery_command_wait(int process);

// MARK: Restoring

// From now on, when the program crashes or exits, `bytes` are written to the terminal and its mode
// is set back. While armed, what is written to standard error on a terminal is held back, and
// shown after restoring. `bytes` are copied; no more than 255 of them.
void bindery_restore_arm(
    int terminal, const struct termios *_Nonnull mode, const char *_Nonnull bytes);

// Restores now, if armed, and disarms.
void bindery_restore(void);

// MARK: Size

// The size of the terminal's window; 0 if it is known.
int bindery_window_size(int terminal, int *_Nonnull columns, int *_Nonnull rows);

// MARK: Pseudo terminals

// Makes a terminal without a window, for tests. Returns the program's end, and our own through
// `ours`; -1 where the system refuses.
int bindery_pseudo_terminal(int *_Nonnull ours);

// Changes the size of a terminal's window.
int bindery_resize(int terminal, int columns, int rows);

#endif
