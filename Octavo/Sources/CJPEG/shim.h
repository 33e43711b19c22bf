#pragma once
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
// After those that it needs and does not include itself.
#include <jpeglib.h>
#include <jerror.h>

// libjpeg reports an error by a function that must not return. Each jump here starts and ends inside
// octavo_jpeg_read, so it never passes over a frame of Swift.

// The extent of a picture: as the file has it, and scaled down.
typedef struct {
  int width;
  int height;
  int columns;
  int rows;
} octavo_jpeg_size;

typedef struct {
  struct jpeg_error_mgr manager;  // First, so that a pointer to it is one to the whole.
  jmp_buf target;
} octavo_jpeg_errors;

static inline void octavo_jpeg_fail(j_common_ptr info) {
  longjmp(((octavo_jpeg_errors *)info->err)->target, 1);
}

// Warnings are for odd files that can be shown, but one that ends too early would be filled with grey.
static inline void octavo_jpeg_warn(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) octavo_jpeg_fail(info);
}

// The standard one writes to the terminal.
static inline void octavo_jpeg_print(j_common_ptr info) { (void)info; }

// Each scan of a progressive file is decoded in full, and a few bytes can be a scan. An encoder writes
// about ten, so that a picture of 24 megapixels is within the limit.
static inline void octavo_jpeg_count_scans(j_common_ptr info) {
  j_decompress_ptr file = (j_decompress_ptr)info;
  long long pixels = (long long)file->image_width * file->image_height;
  if (file->input_scan_number > 64 || file->input_scan_number * pixels > 250000000LL) {
    octavo_jpeg_fail(info);
  }
}

// Writes one row of inks as red, green and blue. Adobe's programs store how much of an ink is missing.
static inline void octavo_jpeg_convert(const JSAMPLE *inks, JSAMPLE *rgb, int columns,
                                       int is_inverted) {
  for (int column = 0; column < columns; column++, inks += 4, rgb += 3) {
    int black = is_inverted ? inks[3] : 255 - inks[3];
    for (int part = 0; part < 3; part++) {
      int value = is_inverted ? inks[part] : 255 - inks[part];
      rgb[part] = (JSAMPLE)(value * black / 255);
    }
  }
}

// Reads a file, each side scaled by 1 / scale, where scale is 1, 2, 4 or 8.
//
// Without a place for the pixels it only sets the size. The pixels have three bytes each, and no more
// than `capacity` bytes are written. Returns 0 for a file that is broken, cut, too large or of a kind
// that is not supported.
static inline int octavo_jpeg_read(const void *bytes, size_t count, int scale, void *rgb,
                                   size_t capacity, octavo_jpeg_size *size) {
  struct jpeg_decompress_struct info;
  octavo_jpeg_errors errors;
  struct jpeg_progress_mgr progress = {0};

  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = octavo_jpeg_fail;
  errors.manager.emit_message = octavo_jpeg_warn;
  errors.manager.output_message = octavo_jpeg_print;
  // After a jump only `info` is read. It is in memory, because libjpeg has its address.
  if (setjmp(errors.target)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  progress.progress_monitor = octavo_jpeg_count_scans;
  info.progress = &progress;
  // A progressive file is kept as a whole; without this much memory libjpeg reports an error.
  info.mem->max_memory_to_use = 96L << 20;
  jpeg_mem_src(&info, (const unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  // Arithmetic coding takes several times as long as the usual one, and browsers do not support it.
  if (info.arith_code) octavo_jpeg_fail((j_common_ptr)&info);
  int has_inks = info.num_components == 4;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  info.scale_num = 1;
  info.scale_denom = (unsigned int)scale;
  jpeg_calc_output_dimensions(&info);
  size->width = (int)info.image_width;
  size->height = (int)info.image_height;
  size->columns = (int)info.output_width;
  size->rows = (int)info.output_height;

  size_t stride = (size_t)info.output_width * 3;
  if (rgb) {
    if (capacity / stride < info.output_height) octavo_jpeg_fail((j_common_ptr)&info);
    jpeg_start_decompress(&info);
    JSAMPARRAY line = (*info.mem->alloc_sarray)((j_common_ptr)&info, JPOOL_IMAGE,
                                                info.output_width * 4, 1);
    while (info.output_scanline < info.output_height) {
      JSAMPLE *row = (JSAMPLE *)rgb + stride * info.output_scanline;
      JSAMPROW target = has_inks ? line[0] : row;
      jpeg_read_scanlines(&info, &target, 1);
      if (has_inks) {
        octavo_jpeg_convert(line[0], row, (int)info.output_width, info.saw_Adobe_marker);
      }
    }
  }
  jpeg_destroy_decompress(&info);
  return 1;
}
