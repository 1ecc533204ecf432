import { parseIn } from './parse-date';
import { saidIn } from './phrase.rules';

// A Wednesday, 3 in the afternoon of the community.
const now = new Date('2026-11-25T20:00:00Z');
const said = (text: string, language: 'en' | 'es' = 'en') =>
  saidIn(text, { parse: parseIn(language), language, now, timeZone: 'America/New_York' });

test.each([
  ['clubhouse saturday 3pm', 'en', '2026-11-28', '2026-11-28T20:00:00.000Z'],
  ['clubhouse sábado a las 15', 'es', '2026-11-28', '2026-11-28T20:00:00.000Z'],
  ['clubhouse 28 february 15:00', 'en', '2027-02-28', '2027-02-28T20:00:00.000Z'],
  ['clubhouse 28 de febrero', 'es', '2027-02-28', null],
  ['clubhouse 15 de ago', 'es', '2027-08-15', null],
  ['clubhouse last Friday of December', 'en', '2026-12-25', null],
  ['clubhouse the last friday of october 3pm', 'en', '2027-10-29', '2027-10-29T19:00:00.000Z'],
  ['clubhouse el último miércoles de noviembre', 'es', '2026-11-25', null],
  ['clubhouse last sunday of may 2028', 'en', '2028-05-28', null],
  ['clubhouse 29 february 2028', 'en', '2028-02-29', null],
  ['clubhouse 31/12/2026', 'en', '2026-12-31', null],
  ['clubhouse today', 'en', '2026-11-25', null],
  ['clubhouse 8am', 'en', '2026-11-26', '2026-11-26T13:00:00.000Z'],
  ['clubhouse may 5 3pm', 'en', '2027-05-05', '2027-05-05T19:00:00.000Z'],
] as const)('"%s" is a day to come', (text, language, day, moment) => {
  expect(said(text, language)).toEqual({ day, moment, rest: 'clubhouse', problem: null });
});

test.each([
  ['clubhouse 28/11 or 29/11', '2026-11-28', 'clubhouse or 29/11'],
  ['clubhouse 11/28 or 11/29', '2026-11-28', 'clubhouse or 11/29'],
  ['clubhouse 28 nov or 29 nov', '2026-11-28', 'clubhouse or 29 nov'],
  ['clubhouse 2026-11-28 or 1/12/26', '2026-11-28', 'clubhouse or 1/12/26'],
])('of the days in "%s" the first is taken', (text, day, rest) => {
  expect(said(text)).toEqual({ day, moment: null, rest, problem: null });
});

test('one day among several that does not exist is said', () => {
  expect(said('clubhouse 28/11 or 31/11').problem).toBe('impossible');
});

test.each([
  ['clubhouse 31 february', 'en'],
  ['clubhouse 31 february 3pm', 'en'],
  ['clubhouse feb 30 2027', 'en'],
  ['clubhouse on the 31st of april', 'en'],
  ['clubhouse 29 february', 'en'],
  ['clubhouse 2027-02-31', 'en'],
  ['clubhouse 31/2/2027 at 3pm', 'en'],
  ['clubhouse saturday 25:00', 'en'],
  ['clubhouse saturday 10:75', 'en'],
  ['clubhouse 15pm saturday', 'en'],
  ['clubhouse saturday at 25', 'en'],
  ['clubhouse el 31 de febrero a las 3 de la tarde', 'es'],
  ['clubhouse 30/2 3pm', 'es'],
  ['clubhouse sábado 25:00', 'es'],
  ['clubhouse sábado a las 25', 'es'],
] as const)('"%s" does not exist, and the record is still found', (text, language) => {
  expect(said(text, language)).toEqual({ day: null, moment: null, rest: 'clubhouse', problem: 'impossible' });
});

test.each([
  ['clubhouse yesterday 3pm', 'en'],
  ['clubhouse today 8am', 'en'],
  ['clubhouse last friday', 'en'],
  ['clubhouse last friday of october 2026', 'en'],
  ['clubhouse 2 days ago', 'en'],
  ['clubhouse a week ago', 'en'],
  ['clubhouse 2020-01-05', 'en'],
  ['clubhouse ayer', 'es'],
  ['clubhouse hoy a las 8', 'es'],
  ['clubhouse el viernes pasado', 'es'],
  ['clubhouse hace 2 días', 'es'],
] as const)('"%s" has passed', (text, language) => {
  expect(said(text, language)).toEqual({ day: null, moment: null, rest: 'clubhouse', problem: 'past' });
});
