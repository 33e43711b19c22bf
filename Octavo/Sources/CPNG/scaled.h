#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The bytes of a file, and the number of those that have been read.
typedef struct {
  const unsigned char *bytes;
  size_t count;
  size_t offset;
} octavo_png_source;

// The extent of a picture.
typedef struct {
  unsigned width;
  unsigned height;
  // Whether its rows are not stored one after the other.
  int is_interlaced;
} octavo_png_size;

static inline void octavo_png_input(png_structp png, png_bytep target, size_t count) {
  octavo_png_source *source = (octavo_png_source *)png_get_io_ptr(png);
  if (count > source->count - source->offset) png_error(png, "cut");
  memcpy(target, source->bytes + source->offset, count);
  source->offset += count;
}

static inline void octavo_png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline void octavo_png_fail(png_structp png, png_const_charp text) {
  (void)text;
  png_longjmp(png, 1);
}

// Adds the pixels of a row to the sums of the columns, weighted by how solid they are.
static inline void octavo_png_add(const unsigned char *row, unsigned width, uint64_t *sums,
                                  unsigned columns) {
  const unsigned char *pixel = row;
  for (unsigned column = 0; column < columns; column++) {
    uint64_t *sum = sums + (size_t)column * 5;
    unsigned x = (unsigned)((uint64_t)column * width / columns);
    unsigned end = (unsigned)((uint64_t)(column + 1) * width / columns);
    sum[4] += end - x;
    for (; x < end; x++, pixel += 4) {
      uint64_t alpha = pixel[3];
      sum[0] += pixel[0] * alpha;
      sum[1] += pixel[1] * alpha;
      sum[2] += pixel[2] * alpha;
      sum[3] += alpha;
    }
  }
}

// Writes the means of the sums, and clears these.
static inline void octavo_png_flush(uint64_t *sums, unsigned columns, unsigned char *rgba) {
  for (unsigned x = 0; x < columns; x++) {
    uint64_t *sum = sums + (size_t)x * 5;
    for (int channel = 0; channel < 3; channel++) {
      rgba[x * 4 + channel] = sum[3] ? (unsigned char)(sum[channel] / sum[3]) : 0;
    }
    rgba[x * 4 + 3] = sum[4] ? (unsigned char)(sum[3] / sum[4]) : 0;
  }
  memset(sums, 0, (size_t)columns * 5 * sizeof *sums);
}

// Reads a picture scaled down to a size, row by row: only one row of the file is in memory. The pixels have
// four bytes each. If `rgba` is NULL, it only reads the size.
//
// Returns 0 for a file that is broken or cut, for one whose rows are interlaced, for one of more than
// `most_pixels` pixels, and if the sides are longer than those of the file.
static inline int octavo_png_read_scaled(const void *bytes, size_t count, uint64_t most_pixels,
                                         unsigned columns, unsigned rows, void *rgba,
                                         octavo_png_size *size) {
  octavo_png_source source = {(const unsigned char *)bytes, count, 0};
  // libpng reports an error by a jump, which here starts and ends inside this function, so it never
  // passes over a frame of Swift. Without functions of ours it would write to the terminal.
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, octavo_png_fail, octavo_png_ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  unsigned char *volatile row = NULL;
  uint64_t *volatile sums = NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    free(row);
    free(sums);
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, &source, octavo_png_input);
  png_read_info(png, info);
  unsigned width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  size->width = width;
  size->height = height;
  size->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  if (rgba) {
    if (size->is_interlaced || (uint64_t)width * height > most_pixels || !columns || !rows ||
        columns > width || rows > height) {
      png_error(png, "refused");
    }
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "refused");
    row = (unsigned char *)malloc((size_t)width * 4);
    sums = (uint64_t *)calloc((size_t)columns * 5, sizeof *sums);
    if (!row || !sums) png_error(png, "memory");
    unsigned target = 0;
    for (unsigned y = 0; y < height; y++) {
      if (y == (uint64_t)(target + 1) * height / rows) {
        octavo_png_flush(sums, columns, (unsigned char *)rgba + (size_t)target * columns * 4);
        target++;
      }
      png_read_row(png, row, NULL);
      octavo_png_add(row, width, sums, columns);
    }
    octavo_png_flush(sums, columns, (unsigned char *)rgba + (size_t)target * columns * 4);
    png_read_end(png, NULL);
  }
  free(row);
  free(sums);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}
