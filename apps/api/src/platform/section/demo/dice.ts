import { createHash } from 'node:crypto';

/** Chance that falls the same way every time: mulberry32, seeded by a word. */
export class Dice {
  private state: number;

  constructor(word: string) {
    this.state = createHash('sha256').update(word).digest().readUInt32LE();
  }

  /** From 0 up to, not including, 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.roll() * (to - from + 1));
  }

  /** True in so many of a hundred cases. */
  percent(chance: number): boolean {
    return this.roll() * 100 < chance;
  }

  /** One of several. Throws for none. */
  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.between(0, choices.length - 1)];
    if (chosen === undefined) throw new RangeError('there is nothing to pick from');
    return chosen;
  }
}

/** An id that a word always gives: a UUID of version 8 (RFC 9562) made of its hash. */
export function idOf(word: string): string {
  const hex = createHash('sha256').update(word).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
