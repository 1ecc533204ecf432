export interface PictureSize {
  /** In pixels. */
  width: number;
  height: number;
}

function pngSize(bytes: Buffer): PictureSize | null {
  // The header is the first chunk (PNG, 5.6): length, `IHDR`, width, height.
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function webpSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null;
  const kind = bytes.toString('latin1', 12, 16);
  // RFC 9649: extended, lossless, lossy.
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return null;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Markers of a frame's beginning (ITU T.81, table B.1): C0 to CF but for tables, and what is reserved. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // What fills up to a marker has no length.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Size of a picture of a kind by its own bytes; null where they do not say it, or it has none. */
export function pictureSize(bytes: Buffer, mediaType: string): PictureSize | null {
  const size =
    mediaType === 'image/png'
      ? pngSize(bytes)
      : mediaType === 'image/webp'
        ? webpSize(bytes)
        : mediaType === 'image/jpeg'
          ? jpegSize(bytes)
          : null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}
