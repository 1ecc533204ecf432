const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const fraction = (part: number, whole: number): string => {
  const common = gcd(part, whole);
  return `${part / common}/${whole / common}`;
};

/** A share that somebody wrote, `60%`, `66.7 %` or `3/5`, as the calls take it; null where it is none. */
export function shareOf(text: string): string | null {
  const [, percent] = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*%\s*$/.exec(text) ?? [];
  if (percent !== undefined) {
    const thousandths = Math.round(Number(percent.replace(',', '.')) * 1000);
    return thousandths > 0 && thousandths <= 100_000 ? fraction(thousandths, 100_000) : null;
  }
  const [, part, whole] = /^\s*(\d{1,6})\s*\/\s*(\d{1,6})\s*$/.exec(text) ?? [];
  const [over, under] = [Number(part), Number(whole)];
  return over > 0 && over <= under ? `${over}/${under}` : null;
}

const numbersOf = (share: string): [part: number, whole: number] => {
  const [part = 0, whole = 1] = share.split('/').map(Number);
  return [part, whole];
};

/** Whether two are as much, however they are written. */
export function isSameShare(one: string, other: string): boolean {
  const [part, whole] = numbersOf(one);
  const [otherPart, otherWhole] = numbersOf(other);
  return part * otherWhole === otherPart * whole;
}

/** A share to read: in percent where that is exact, else as it is written. */
export function shareText(share: string): string {
  const [part, whole] = numbersOf(share);
  return (part * 100_000) % whole === 0 ? `${(part * 100_000) / whole / 1000}%` : share;
}
