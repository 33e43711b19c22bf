#pragma once
#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

// The bytes of a file, and the number of those that have been read.
typedef struct {
  const unsigned char *bytes;
  size_t count;
  size_t offset;
} octavo_gif_source;

// The extent of a picture.
typedef struct {
  int width;
  int height;
} octavo_gif_size;

static inline int octavo_gif_input(GifFileType *file, GifByteType *target, int count) {
  octavo_gif_source *source = (octavo_gif_source *)file->UserData;
  size_t rest = source->count - source->offset;
  size_t length = (size_t)count < rest ? (size_t)count : rest;
  memcpy(target, source->bytes + source->offset, length);
  source->offset += length;
  return (int)length;
}

// Writes the pixels of a frame, which may cover a part of the picture only.
static inline int octavo_gif_image(GifFileType *file, int clear, unsigned char *rgba) {
  static const int starts[] = {0, 4, 2, 1};
  static const int steps[] = {8, 8, 4, 2};
  if (DGifGetImageDesc(file) == GIF_ERROR) return 0;
  const GifImageDesc *image = &file->Image;
  const ColorMapObject *colors = image->ColorMap ? image->ColorMap : file->SColorMap;
  if (!colors || image->Left < 0 || image->Top < 0 || image->Width <= 0 || image->Height <= 0 ||
      image->Width > file->SWidth - image->Left || image->Height > file->SHeight - image->Top) {
    return 0;
  }
  GifPixelType *line = (GifPixelType *)malloc((size_t)image->Width);
  if (!line) return 0;
  int is_whole = 1;
  for (int pass = 0; is_whole && pass < (image->Interlace ? 4 : 1); pass++) {
    int step = image->Interlace ? steps[pass] : 1;
    for (int row = image->Interlace ? starts[pass] : 0; row < image->Height; row += step) {
      is_whole = DGifGetLine(file, line, image->Width) == GIF_OK;
      if (!is_whole) break;
      size_t start = (size_t)(image->Top + row) * (size_t)file->SWidth + (size_t)image->Left;
      for (int column = 0; column < image->Width; column++) {
        int index = line[column];
        if (index == clear || index >= colors->ColorCount) continue;
        unsigned char *pixel = rgba + (start + (size_t)column) * 4;
        pixel[0] = colors->Colors[index].Red;
        pixel[1] = colors->Colors[index].Green;
        pixel[2] = colors->Colors[index].Blue;
        pixel[3] = 255;
      }
    }
  }
  free(line);
  return is_whole;
}

// Writes the pixels of the first frame; further frames are not read.
static inline int octavo_gif_first(GifFileType *file, unsigned char *rgba) {
  int clear = NO_TRANSPARENT_COLOR;
  GifRecordType type = UNDEFINED_RECORD_TYPE;
  while (DGifGetRecordType(file, &type) == GIF_OK && type == EXTENSION_RECORD_TYPE) {
    int code;
    GifByteType *block;
    if (DGifGetExtension(file, &code, &block) == GIF_ERROR) return 0;
    while (block) {
      GraphicsControlBlock control;
      if (code == GRAPHICS_EXT_FUNC_CODE &&
          DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK) {
        clear = control.TransparentColor;
      }
      if (DGifGetExtensionNext(file, &block) == GIF_ERROR) return 0;
    }
    type = UNDEFINED_RECORD_TYPE;
  }
  return type == IMAGE_DESC_RECORD_TYPE && octavo_gif_image(file, clear, rgba);
}

// Decodes the first frame of a file into `rgba`, four bytes a pixel. If `rgba` is NULL, it only reads the
// size.
//
// Pixels outside the frame and transparent ones are left as they are, so the caller passes zeroed memory.
// Returns 0 if the file is broken or cut, or if the picture needs more than `capacity` bytes.
static inline int octavo_gif_read(const void *bytes, size_t count, void *rgba, size_t capacity,
                                  octavo_gif_size *size) {
  octavo_gif_source source = {(const unsigned char *)bytes, count, 0};
  int error = 0;
  GifFileType *file = DGifOpen(&source, octavo_gif_input, &error);
  if (!file) return 0;
  size->width = file->SWidth;
  size->height = file->SHeight;
  int is_read = file->SWidth > 0 && file->SHeight > 0;
  if (is_read && rgba) {
    is_read = capacity / 4 / (size_t)file->SWidth >= (size_t)file->SHeight &&
              octavo_gif_first(file, (unsigned char *)rgba);
  }
  DGifCloseFile(file, &error);
  return is_read;
}
