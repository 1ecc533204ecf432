import { wordsOf } from '../text/reading';

/** Who and what for, of a line's details. */
export interface Details {
  payee: string | null;
  memo: string | null;
}

const coded = /^(\d{3})([?~<>^@&!%])\d{2}/;
const purposeMarks = /(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)[+:]/;

/** German banks: three digits of the kind, then fields of two digits after a mark: purpose in 20 to 29 and 60 to 63, name in 32 and 33. */
function ofCodes(text: string, mark: string): Details {
  const parts = new Map<string, string>();
  for (const piece of text.split(mark).slice(1)) {
    const code = piece.slice(0, 2);
    if (/^\d{2}$/.test(code)) parts.set(code, (parts.get(code) ?? '') + piece.slice(2));
  }
  const joined = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => parts.get(String(from + step)) ?? '').join('');
  const purpose = joined(20, 29) + joined(60, 63);
  const said = purpose.split('SVWZ+')[1]?.split(purposeMarks)[0];
  return {
    payee: wordsOf(joined(32, 33)),
    memo: wordsOf(said) ?? wordsOf(purpose) ?? wordsOf(parts.get('00')),
  };
}

/** Dutch banks: `/NAME/…/REMI/…/`. */
function ofSlashes(text: string): Details | null {
  const part = (name: string) => {
    const begin = text.indexOf(`/${name}/`);
    if (begin === -1) return null;
    const rest = text.slice(begin + name.length + 2);
    const end = rest.search(/\/[A-Z]{3,4}\//);
    return wordsOf(end === -1 ? rest : rest.slice(0, end));
  };
  if (!/^\/[A-Z]{3,4}\//.test(text)) return null;
  return { payee: part('NAME'), memo: part('REMI') ?? part('EREF') };
}

/** Field 86, all of its lines. Lines are wrapped at 65 characters, in the middle of words too. */
export function detailsOf(lines: readonly string[]): Details {
  const wrapped = lines.join('');
  const mark = coded.exec(wrapped)?.[2];
  if (mark !== undefined) return ofCodes(wrapped, mark);
  return ofSlashes(wrapped) ?? { payee: null, memo: wordsOf(lines.join(' ')) };
}

/** Field NS, which some banks have instead: two digits before each line, of the purpose (01 to 14), name (15, 16) and kind (17). */
export function ownDetails(lines: readonly string[]): Details {
  const between = (from: number, to: number) =>
    lines.filter((line) => {
      const code = Number(/^\d{2}/.exec(line)?.[0] ?? Number.NaN);
      return code >= from && code <= to;
    });
  const said = (chosen: readonly string[], gap: string) =>
    wordsOf(chosen.map((line) => line.slice(2)).join(gap));
  return { payee: said(between(15, 16), ''), memo: said(between(1, 14), ' ') ?? said(between(17, 17), ' ') };
}
