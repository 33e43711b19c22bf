#pragma once

// libdispatch's main queue as a descriptor, for a program that owns its main thread and polls.
// The functions are exported by libdispatch for other run loops, and declared in none of its headers.
unsigned int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable message);
