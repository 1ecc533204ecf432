/**
 * The lines and components of a calendar file (RFC 5545, section 3.1), with the line of the file that each begins on, so
 * that what is wrong can be found.
 */

export interface IcsProperty {
  /** The line of the file that it begins on, from 1. */
  line: number;
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

export interface IcsComponent {
  line: number;
  name: string;
  properties: IcsProperty[];
  components: IcsComponent[];
}

export type IcsFault =
  | 'not-a-calendar'
  | 'not-a-line'
  | 'too-long'
  | 'ends-another'
  | 'never-ends'
  | 'outside'
  | 'too-deep';

export type ParsedFile = { calendars: IcsComponent[] } | { fault: IcsFault; line: number; part: string };

interface Unfolded {
  line: number;
  text: string;
}

const longestLine = 200_000;
const deepest = 8;

/** Folded lines put together again; what begins with a space or a tab goes on with the line before. */
function unfolded(content: string): Unfolded[] {
  const lines: { line: number; parts: string[] }[] = [];
  content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .forEach((text, index) => {
      const last = lines.at(-1);
      if (/^[ \t]/.test(text) && last) last.parts.push(text.slice(1));
      else lines.push({ line: index + 1, parts: [text] });
    });
  return lines
    .map(({ line, parts }) => ({ line, text: parts.join('') }))
    .filter(({ text }) => text.trim() !== '');
}

/** Where the value of a line begins: at the first colon that stands in no quotation marks. */
function headEnd(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (sign === ':' && !quoted) return at;
  }
  // Marks that never close: some programs do not quote.
  return text.indexOf(':');
}

/** The parts of a line's head, by semicolons that stand in no quotation marks. */
function partsOf(head: string): string[] {
  const parts: string[] = [''];
  let quoted = false;
  for (const sign of head) {
    if (sign === '"') quoted = !quoted;
    if (sign === ';' && !quoted) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function propertyOf({ line, text }: Unfolded): IcsProperty | null {
  const end = headEnd(text);
  if (end < 1) return null;
  const [head = '', ...rest] = partsOf(text.slice(0, end));
  const name = head.includes('.') ? head.slice(head.lastIndexOf('.') + 1) : head;
  if (!/^[A-Za-z0-9-]+$/.test(name)) return null;
  const parameters = rest.map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, Math.max(at, 0)).toUpperCase(), part.slice(at + 1).replaceAll('"', '')];
  });
  return { line, name: name.toUpperCase(), parameters: new Map(parameters), value: text.slice(end + 1) };
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The calendars of a file, or the line on which it is none, and why. */
export function parseIcs(content: string): ParsedFile {
  const calendars: IcsComponent[] = [];
  const open: IcsComponent[] = [];
  for (const each of unfolded(content)) {
    const { line, text } = each;
    if (text.length > longestLine) return { fault: 'too-long', line, part: shortened(text) };
    const property = propertyOf(each);
    if (!property)
      return {
        fault: open.length + calendars.length === 0 ? 'not-a-calendar' : 'not-a-line',
        line,
        part: shortened(text),
      };
    const { name } = property;
    const value = property.value.trim().toUpperCase();
    const parent = open.at(-1);
    if (name === 'BEGIN') {
      if (!parent && value !== 'VCALENDAR') return { fault: 'not-a-calendar', line, part: shortened(text) };
      if (open.length >= deepest) return { fault: 'too-deep', line, part: value };
      const component: IcsComponent = { line, name: value, properties: [], components: [] };
      (parent?.components ?? calendars).push(component);
      open.push(component);
    } else if (name === 'END') {
      if (parent?.name !== value) return { fault: 'ends-another', line, part: value };
      open.pop();
    } else if (parent) parent.properties.push(property);
    else return { fault: calendars.length === 0 ? 'not-a-calendar' : 'outside', line, part: shortened(text) };
  }
  const left = open.at(-1);
  if (left) return { fault: 'never-ends', line: left.line, part: left.name };
  if (calendars.length === 0) return { fault: 'not-a-calendar', line: 1, part: '' };
  return { calendars };
}

/** A text of a calendar as it was before it was written into one (RFC 5545, 3.3.11); control characters are left out. */
export const plainText = (value: string): string =>
  value
    .replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
    .replaceAll(/[^\t\n\P{Cc}]/gu, '')
    .trim();
