import type { Language } from '@courtyard/common';
import type { SectionAction } from '@courtyard/contract';
import { momentAt, wallClock } from '@courtyard/contract/days';
import type { ParsedResult } from 'chrono-node';
import { plainText } from '../../destinations/destinations.rules';
import { backwardsIn, impossibleIn, plainWords, withLastOfMonth } from './impossible.rules';

/** What was said of a day and a time, in the community's clock. */
export interface Said {
  day: string | null;
  /** When a time was said too. */
  moment: string | null;
  /** What else was said. */
  rest: string;
  /** Why nothing can be done then: there is no such day or time, or it has passed. Then neither is given. */
  problem: 'impossible' | 'past' | null;
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

const without = (text: string, { index, text: found }: ParsedResult) =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`;

type Parse = (text: string, reference: Date) => ParsedResult[];

const pad = (value: number | null) => String(value ?? 0).padStart(2, '0');

/** Finds a day and a time in what was typed. `now` is when it is said, `timeZone` where it is meant. */
export function saidIn(
  text: string,
  { parse, language, now, timeZone }: { parse: Parse; language: Language; now: Date; timeZone: string },
): Said {
  const clock = wallClock(now, timeZone);
  const asked = withLastOfMonth(prepared(text, language), clock.day);
  const [year = 0, month = 1, date = 1] = clock.day.split('-').map(Number);
  // The parser counts with the browser's clock: it is given the community's day and time as if they were here.
  const reference = new Date(year, month - 1, date, Math.floor(clock.minutes / 60), clock.minutes % 60);
  const results = parse(asked, reference);
  const [found] = results;
  const plain = plainWords(asked);
  const understood = results.map((result) => plainWords(result.text));
  const refused = (problem: 'impossible' | 'past', said: readonly string[]): Said => {
    const bare = said.reduce((left, each) => left.replace(each, ' '), plain);
    const [timely] = parse(bare, reference);
    const rest = timely ? without(bare, timely) : bare;
    return { day: null, moment: null, rest: withoutFillers(rest), problem };
  };
  const impossible = impossibleIn(plain, understood, year);
  if (impossible.length > 0) return refused('impossible', impossible);
  const past = backwardsIn(plain);
  if (past !== null) return refused('past', [past]);
  if (!found) return { day: null, moment: null, rest: withoutFillers(asked), problem: null };
  const { start } = found;
  const day = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`;
  const minutes = (start.get('hour') ?? 0) * 60 + (start.get('minute') ?? 0);
  const hasTime = start.isCertain('hour');
  if (day < clock.day || (hasTime && day === clock.day && minutes < clock.minutes)) {
    return refused('past', []);
  }
  return {
    day,
    moment: hasTime ? momentAt(day, minutes, timeZone).toISOString() : null,
    rest: withoutFillers(without(asked, found)),
    problem: null,
  };
}

type Takes = NonNullable<SectionAction['record']>;

/** An address with the day, or the moment where a time was said too, under the names that its page takes them by. */
export function withSaid(
  address: string,
  { day, moment }: Takes,
  said: Pick<Said, 'day' | 'moment'>,
): string {
  const added = new URLSearchParams(
    said.moment ? { [moment]: said.moment } : said.day ? { [day]: said.day } : {},
  ).toString();
  return added ? `${address}${address.includes('?') ? '&' : '?'}${added}` : address;
}

/** Where an action leads for a record, with what was said. */
export const actionUrl = (takes: Takes, id: string, said: Pick<Said, 'day' | 'moment'>): string =>
  withSaid(takes.url.replace('{id}', encodeURIComponent(id)), takes, said);
