import type { Language } from '@courtyard/common';
import type { SectionAction } from '@courtyard/contract';
import { momentAt, wallClock } from '@courtyard/contract/days';
import type { ParsedResult } from 'chrono-node';
import { plainText } from '../../destinations/destinations.rules';

/** What was said of a day and a time, in the community's clock. */
export interface Said {
  day: string | null;
  /** When a time was said too. */
  moment: string | null;
  /** What else was said. */
  rest: string;
}

/** An action that what was typed begins with, and what follows. */
export function actionBegun(
  actions: readonly SectionAction[],
  typed: string,
): { action: SectionAction; rest: string } | null {
  const text = typed.trimStart();
  for (const action of actions) {
    const verb = [...action.words.en, ...action.words.es].find((word) =>
      plainText(text).startsWith(`${plainText(word)} `),
    );
    const rest = verb && text.slice(verb.length).trim();
    if (rest && action.record) return { action, rest };
  }
  return null;
}

const fillers = new Set([
  'a',
  'an',
  'the',
  'at',
  'on',
  'for',
  'in',
  'el',
  'la',
  'los',
  'las',
  'un',
  'una',
  'en',
  'para',
  'de',
]);

const withoutFillers = (text: string) =>
  text
    .split(/[\s,]+/)
    .filter((word) => word && !fillers.has(word.toLowerCase()))
    .join(' ');

/** "3 de la tarde" as the parser of Spanish reads it. */
const dayParts: [RegExp, string][] = [
  [/(\d{1,2})(:\d\d)?\s+de la (?:tarde|noche)\b/giu, '$1$2pm'],
  [/(\d{1,2})(:\d\d)?\s+de la mañana\b/giu, '$1$2am'],
];

const prepared = (text: string, language: Language) =>
  language === 'es' ? dayParts.reduce((before, [from, to]) => before.replaceAll(from, to), text) : text;

type Parse = (text: string, reference: Date) => ParsedResult[];

const pad = (value: number | null) => String(value ?? 0).padStart(2, '0');

/** Finds a day and a time in what was typed. `now` is when it is said, `timeZone` where it is meant. */
export function saidIn(
  text: string,
  { parse, language, now, timeZone }: { parse: Parse; language: Language; now: Date; timeZone: string },
): Said {
  const asked = prepared(text, language);
  const clock = wallClock(now, timeZone);
  const [year = 0, month = 1, date = 1] = clock.day.split('-').map(Number);
  // The parser counts with the browser's clock: it is given the community's day and time as if they were here.
  const reference = new Date(year, month - 1, date, Math.floor(clock.minutes / 60), clock.minutes % 60);
  const [found] = parse(asked, reference);
  if (!found) return { day: null, moment: null, rest: withoutFillers(asked) };
  const { start, index } = found;
  const day = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`;
  const minutes = (start.get('hour') ?? 0) * 60 + (start.get('minute') ?? 0);
  return {
    day,
    moment: start.isCertain('hour') ? momentAt(day, minutes, timeZone).toISOString() : null,
    rest: withoutFillers(`${asked.slice(0, index)} ${asked.slice(index + found.text.length)}`),
  };
}

/** Where an action leads for a record, with what was said. */
export function actionUrl(
  { url, day, moment }: NonNullable<SectionAction['record']>,
  id: string,
  said: Pick<Said, 'day' | 'moment'>,
): string {
  const address = url.replace('{id}', encodeURIComponent(id));
  const added = new URLSearchParams(
    said.moment ? { [moment]: said.moment } : said.day ? { [day]: said.day } : {},
  ).toString();
  return added ? `${address}${address.includes('?') ? '&' : '?'}${added}` : address;
}
