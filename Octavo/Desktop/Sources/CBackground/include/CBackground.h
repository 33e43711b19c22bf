#pragma once

// Ends the observation of libdispatch's worker threads; call it before the first one starts.
//
// On Linux libdispatch wakes up each second, with four system calls, to see whether the workers of a
// queue are blocked, and starts further ones then. A program that nothing blocks does without. Only
// a program that contains libdispatch has the function replaced: the linker's option --wrap reaches
// no call inside of a shared library.
void octavo_dispatch_workers_unobserved(void);

// Gives the pages of the program's machine code back to the system, which reads them from the file
// again when they are executed. Any thread can call it at any time.
void octavo_program_code_given_back(void);
