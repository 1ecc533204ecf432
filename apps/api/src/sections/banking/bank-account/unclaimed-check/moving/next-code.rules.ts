/** A code after the last one of its kind that no account has: `2800` gives `2810`, `220-09` gives `220-10`. */
export function nextCode(codes: readonly string[], ofKind: readonly string[]): string {
  const taken = new Set(codes);
  const last =
    ofKind
      .filter((code) => /\d$/.test(code))
      .toSorted()
      .at(-1) ?? '2900';
  const digits = /\d+$/.exec(last)?.[0] ?? '';
  const prefix = last.slice(0, last.length - digits.length);
  const after = (step: number): string | undefined => {
    for (let number = Number(digits) + step; ; number += step) {
      const code = String(number).padStart(digits.length, '0');
      // With another first digit it would be among accounts of another kind.
      if (code.length > digits.length || (digits.length > 3 && code[0] !== digits[0])) return undefined;
      if (!taken.has(prefix + code)) return prefix + code;
    }
  };
  return (digits.length > 3 ? after(10) : undefined) ?? after(1) ?? `${last}-1`;
}
