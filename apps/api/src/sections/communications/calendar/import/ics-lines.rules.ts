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

/** What is wrong with a line, and with the component that it belongs to: it is left out. */
export interface LineFault {
  fault: IcsFault;
  line: number;
  part: string;
}

export type ParsedFile = { calendars: IcsComponent[]; faults: LineFault[] } | LineFault;

interface Unfolded {
  line: number;
  text: string;
}

const longestLine = 200_000;
const deepest = 8;

/** Collapsible lines put together again; what begins with a space or a tab goes on with the line before. */
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

interface Open extends IcsComponent {
  isBroken: boolean;
}

/** Puts components together, and leaves out those with a fault. A calendar is kept whatever is wrong in it. */
class Components {
  readonly calendars: IcsComponent[] = [];
  readonly faults: LineFault[] = [];
  private readonly open: Open[] = [];

  get isEmpty(): boolean {
    return this.calendars.length === 0;
  }

  fault(fault: IcsFault, line: number, part: string): void {
    const top = this.open.at(-1);
    if (top) top.isBroken = true;
    this.faults.push({ fault, line, part: shortened(part) });
  }

  add(property: IcsProperty, text: string): void {
    const { name, line } = property;
    const value = property.value.trim().toUpperCase();
    const top = this.open.at(-1);
    if (name === 'BEGIN' && (top || value === 'VCALENDAR')) this.begin(value, line);
    else if (name === 'END' && top) this.end(value, line);
    else if (top) top.properties.push(property);
    else if (this.faults.at(-1)?.fault !== 'outside') this.fault('outside', line, text);
  }

  private begin(name: string, line: number): void {
    // A calendar stands in nothing, an event in a calendar alone: what is open there has no end.
    const parents = { VCALENDAR: 0, VEVENT: 1 }[name] ?? deepest;
    if (this.open.length > parents) this.closeTo(parents);
    if (this.open.length === deepest) this.fault('too-deep', line, name);
    const component: Open = { line, name, properties: [], components: [], isBroken: false };
    if (this.open.length === 0) this.calendars.push(component);
    this.open.push(component);
  }

  private end(name: string, line: number): void {
    const at = this.open.findLastIndex((component) => component.name === name);
    if (at !== this.open.length - 1) this.fault('ends-another', line, name);
    if (at === -1) return;
    this.open.splice(at + 1);
    const component = this.open.pop();
    if (component && !component.isBroken) this.open.at(-1)?.components.push(component);
  }

  /** Leaves out what is open below so many components; it never ended. */
  closeTo(depth: number): void {
    const left = this.open.splice(depth);
    const unended = left[0]?.name === 'VCALENDAR' && left.length > 1 ? left[1] : left[0];
    if (unended) this.faults.push({ fault: 'never-ends', line: unended.line, part: unended.name });
  }
}

/** The calendars of a file, and what of it is left out; or the line on which it is no calendar, and why. */
export function parseIcs(content: string): ParsedFile {
  const read = new Components();
  for (const each of unfolded(content)) {
    const { line, text } = each;
    const property = text.length > longestLine ? null : propertyOf(each);
    const isCalendar = property?.name === 'BEGIN' && property.value.trim().toUpperCase() === 'VCALENDAR';
    if (read.isEmpty && !isCalendar) return { fault: 'not-a-calendar', line, part: shortened(text) };
    if (property) read.add(property, text);
    else read.fault(text.length > longestLine ? 'too-long' : 'not-a-line', line, text);
  }
  read.closeTo(0);
  if (read.isEmpty) return { fault: 'not-a-calendar', line: 1, part: '' };
  return { calendars: read.calendars, faults: read.faults };
}

/** A text of a calendar as it was before it was written into one (RFC 5545, 3.3.11); control characters are left out. */
export const plainText = (value: string): string =>
  value
    .replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
    .replaceAll(/[^\t\n\P{Cc}]/gu, '')
    .trim();
