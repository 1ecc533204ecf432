/** From one byte to another, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

const single = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/;

/**
 * The range that a `Range` header asks for of so many bytes (RFC 9110, section 14.2). Null for the whole: no header, several
 * ranges, another unit. `unsatisfiable` where it lies behind the end.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [matched, from, to, last] = single.exec(header ?? '') ?? [];
  if (matched === undefined) return null;
  if (last !== undefined) {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(from);
  const end = to === undefined ? bytes - 1 : Number(to);
  // A range that ends before it begins is none.
  if (end < start && to !== undefined) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end: Math.min(end, bytes - 1) };
}
