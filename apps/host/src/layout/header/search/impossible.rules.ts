import { plainText } from '../../destinations/destinations.rules';

const months = [
  'jan(?:uary)?|ene(?:ro)?',
  'feb(?:ruary|rero)?',
  'mar(?:ch|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'may(?:o)?',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?',
  'oct(?:ober|ubre)?',
  'nov(?:ember|iembre)?',
  'dec(?:ember)?|dic(?:iembre)?',
];

const daysIn = (month: number, year: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day that its month does not have: "31 February", "feb 30 2027", "31 de febrero". */
function impossibleDays(text: string, year: number): string[] {
  return months.flatMap((names, index) => {
    const name = `\\b(?:${names})`;
    const patterns = [
      `\\b(?<date>\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ?${name}\\b(?:,?(?: del?)? (?<year>\\d{4}))?`,
      `${name} (?<date>\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]?\\d| ?[ap]\\.?m)(?:,? (?<year>\\d{4}))?`,
    ];
    return patterns.flatMap((pattern) => {
      const [said, date, ofYear] = new RegExp(pattern, 'u').exec(text) ?? [];
      const most = daysIn(index + 1, Number(ofYear ?? year));
      return said !== undefined && (Number(date) < 1 || Number(date) > most) ? [said] : [];
    });
  });
}

/** Days in figures: what reads days passes over those that there are not. */
const figures = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\b/gu;

/** Whether a day in figures exists, with its month before or after it. */
function isDay(figure: string, thisYear: number): boolean {
  const [first = 0, second = 0, third] = figure.split(/[/-]/u).map(Number);
  const has = (year: number, month: number, date: number) =>
    month >= 1 && month <= 12 && date >= 1 && date <= daysIn(month, year);
  if (figure.includes('-')) return has(first, second, third ?? 0);
  const year = third === undefined ? thisYear : third < 100 ? 2000 + third : third;
  return has(year, first, second) || has(year, second, first);
}

/** Times that no clock shows: "25:00", "10:75", "15pm", "a las 25". */
const times: [RegExp, (hours: number, minutes: number) => boolean][] = [
  [/\b(\d{1,2}):(\d{2})\b/gu, (hours, minutes) => hours > 23 || minutes > 59],
  [/\b(\d{1,2})(?::(\d{2}))? ?[ap]\.?m\b/gu, (hours) => hours < 1 || hours > 12],
  [/\b(?:at|a las?) (\d{1,2})\b(?![/:-])/gu, (hours) => hours > 23],
];

const impossibleTimes = (text: string) =>
  times.flatMap(([pattern, isWrong]) =>
    [...text.matchAll(pattern)]
      .filter(([, hours, minutes]) => isWrong(Number(hours), Number(minutes ?? 0)))
      .map(([said]) => said),
  );

/** Small letters without accents, and one space between words. */
export const plainWords = (text: string): string => plainText(text).replaceAll(/\s+/gu, ' ');

/**
 * What a plain text says of days and times that do not exist, beside the parts of it that were understood. `year` is the
 * one that it is said in.
 */
export function impossibleIn(text: string, understood: readonly string[], year: number): string[] {
  const inFigures = [...text.matchAll(figures)].map(([said]) => said).filter((said) => !isDay(said, year));
  return [...impossibleDays(text, year), ...inFigures, ...impossibleTimes(text)].filter(
    (said) => !understood.some((part) => part.includes(said)),
  );
}

const weekdayNames = [
  'sunday|domingo',
  'monday|lunes',
  'tuesday|martes',
  'wednesday|mi[eé]rcoles',
  'thursday|jueves',
  'friday|viernes',
  'saturday|s[aá]bado',
];

const weekdays = weekdayNames.join('|');

const lastOfMonth = new RegExp(
  `(?<!\\p{L})(?:last|[uú]ltimo) (${weekdays}) (?:of|in|del?) (${months.join('|')})\\b(?:,?(?: del?)? (\\d{4}))?`,
  'giu',
);

const among = (patterns: readonly string[], name: string) =>
  patterns.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(name));

/**
 * "last friday of december" as its day in figures, the next one from `today` on where no year is said: what reads days
 * takes it for two.
 */
export const withLastOfMonth = (text: string, today: string): string =>
  text.replaceAll(lastOfMonth, (_said, weekday: string, month: string, saidYear?: string) => {
    const dayIn = (year: number) => {
      const end = new Date(Date.UTC(year, among(months, month) + 1, 0));
      const since = (end.getUTCDay() - among(weekdayNames, weekday) + 7) % 7;
      end.setUTCDate(end.getUTCDate() - since);
      return end.toISOString().slice(0, 10);
    };
    if (saidYear !== undefined) return dayIn(Number(saidYear));
    const year = Number(today.slice(0, 4));
    return dayIn(year) < today ? dayIn(year + 1) : dayIn(year);
  });

const backwards = new RegExp(
  `\\b(?:(?:last|past) (?:${weekdays}|week|month|year|night)|(?:${weekdays}|semana|mes|ano) pasad[oa]|hace \\S+ \\S+|anteayer|antier|\\d+ (?:minute|hour|day|week|month|year)s? ago)\\b`,
  'u',
);

/** What of a plain text looks back: what reads days is told to look ahead, and finds a day to come in "last Friday". */
export const backwardsIn = (text: string): string | null => backwards.exec(text)?.[0] ?? null;
