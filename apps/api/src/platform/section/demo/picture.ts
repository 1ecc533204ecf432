import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Rgb = readonly [red: number, green: number, blue: number];

/** A PNG of the sky above a lawn. */
export function picture(sky: Rgb, lawn: Rgb): Buffer {
  const [width, height, horizon] = [480, 320, 210];
  const rows = Array.from({ length: height }, (_, y) => {
    const [color, fade] = y < horizon ? [sky, (y / horizon) * 60] : [lawn, -(y - horizon) / 3];
    const pixel = Buffer.from(color.map((part) => Math.max(0, Math.min(255, Math.round(part + fade)))));
    return Buffer.concat([Buffer.alloc(1), ...Array.from({ length: width }, () => pixel)]);
  });
  return png({ width, height }, rows);
}

/** A PNG (RFC 2083) of rows, each begun by the byte of its filter: eight bits of red, green and blue for each pixel. */
export function png({ width, height }: { width: number; height: number }, rows: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
