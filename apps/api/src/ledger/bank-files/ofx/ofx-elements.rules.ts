import type { Steps } from '../../../platform/core/time-slices';
import { msg } from '../../../platform/http/language/sentence';
import { BankFileError } from '../bank-file';
import { LineCounter } from '../text/lines.rules';
import { stepsAtOnce } from '../text/reading';

/** Whoever listens to the elements of a file, in their order. Places are lines. */
export interface OfxListener {
  /** An element begins; whether it has elements or a text is not known yet. */
  open: (name: string, place: number) => void;
  close: (name: string, place: number) => void;
  /** The text of the element that was opened last. */
  text: (name: string, text: string, place: number) => void;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : whole;
  });
}

const tag = /<(\/?)([A-Za-z][\w.:-]{0,63})\s*(\/?)>/y;

/** What is not an element: where it ends, and whether it is text all the same. */
function skipped(text: string, at: number, place: () => number): { end: number; kept: string } | null {
  for (const [begin, finish] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!text.startsWith(begin, at)) continue;
    const end = text.indexOf(finish, at + begin.length);
    if (end === -1)
      throw new BankFileError(place(), msg`“${begin}” that never ends`, msg`“${finish}” after it`);
    return { end: end + finish.length, kept: finish === ']]>' ? text.slice(at + begin.length, end) : '' };
  }
  // Nothing that a bank's file needs is declared, and what is could be made to grow without end.
  if (text.startsWith('<!', at))
    throw new BankFileError(place(), msg`a declaration (“<!”)`, msg`only OFX elements`);
  return null;
}

/**
 * The elements of an OFX file, from a place of its text on: of SGML (1.x), where what has a text need not be closed, and of XML (2.x).
 */
export function* ofxElements(text: string, from: number, listener: OfxListener): Steps<void> {
  const counter = new LineCounter(text);
  let leaf: { name: string; place: number; parts: string[] } | null = null;
  const endLeaf = () => {
    if (leaf && leaf.parts.length > 0) listener.text(leaf.name, leaf.parts.join(''), leaf.place);
    leaf = null;
  };
  let steps = 0;
  for (let at = from; at < text.length;) {
    steps += 1;
    if (steps % stepsAtOnce === 0) yield;
    const found = text.indexOf('<', at + (text[at] === '<' ? 0 : 1));
    const next = found === -1 ? text.length : found;
    if (next > at) leaf?.parts.push(decoded(text.slice(at, next)));
    if (found === -1) break;
    tag.lastIndex = next;
    const match = tag.exec(text);
    const skip = match ? null : skipped(text, next, () => counter.at(next));
    at = match ? tag.lastIndex : (skip?.end ?? next + 1);
    if (skip) leaf?.parts.push(skip.kept);
    else if (match) {
      endLeaf();
      const [, slash, rawName = '', empty] = match;
      const [name, place] = [rawName.toUpperCase(), counter.at(next)];
      if (slash === '/') listener.close(name, place);
      else {
        listener.open(name, place);
        if (empty === '/') listener.close(name, place);
        else leaf = { name, place, parts: [] };
      }
    } else leaf?.parts.push('<');
  }
  endLeaf();
}
