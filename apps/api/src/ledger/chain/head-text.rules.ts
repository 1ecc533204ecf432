import type { ExpectedHead } from './verify';

/** A head as close reports and letters print it: `1234:9f86d0…`. */
export const headText = ({ no, hash }: ExpectedHead): string => `${no}:${hash}`;

/** A head as it was printed; null where the text is none. There is no entry 0 to be looked at. */
export function headFrom(text: string): ExpectedHead | null {
  const [, no, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  return no === undefined || hash === undefined ? null : { no: Number(no), hash: hash.toLowerCase() };
}
