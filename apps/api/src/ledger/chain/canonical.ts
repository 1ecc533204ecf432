import { createHash } from 'node:crypto';

/** What is hashed of an entry, as text; null where there is nothing. */
export interface HashedEntry {
  prevHash: Buffer;
  no: number;
  id: string;
  entryDate: string;
  kind: string;
  class: string;
  layer: string;
  sourceKind: string | null;
  sourceId: string | null;
  memo: string | null;
  idemKey: string;
  reversesId: string | null;
  lineCount: number;
  /** ISO 8601 in UTC with six digits of a second. */
  postedAt: string;
  postedBy: string | null;
  postedByName: string;
  approvedBy: string | null;
  approvedByName: string | null;
}

export interface HashedLine {
  line: number;
  accountId: string;
  fundId: string;
  amount: number;
  openItemId: string | null;
  partyKind: string | null;
  partyId: string | null;
  memo: string | null;
}

const nothing = Buffer.from('ffffffff', 'hex');

/** One field: its length in bytes, then its bytes. */
function field(value: string | number | null): Buffer {
  if (value === null) return nothing;
  const bytes = Buffer.from(String(value));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** The SHA-256 of an entry with its lines and the hash before it, worked out apart from the database: version 1. */
export function hashOf(entry: HashedEntry, lines: readonly HashedLine[]): Buffer {
  const head = [
    entry.prevHash.toString('hex'),
    entry.no,
    entry.id,
    entry.entryDate,
    entry.kind,
    entry.class,
    entry.layer,
    entry.sourceKind,
    entry.sourceId,
    entry.memo,
    entry.idemKey,
    entry.reversesId,
    entry.lineCount,
    entry.postedAt,
    entry.postedBy,
    entry.postedByName,
    entry.approvedBy,
    entry.approvedByName,
  ];
  const rest = lines
    .toSorted((one, other) => one.line - other.line)
    .flatMap((line) => [
      line.line,
      line.accountId,
      line.fundId,
      line.amount,
      line.openItemId,
      line.partyKind,
      line.partyId,
      line.memo,
    ]);
  const content = Buffer.concat([Buffer.from([1]), ...[...head, ...rest].map(field)]);
  return createHash('sha256').update(content).digest();
}
