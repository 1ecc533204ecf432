import { changesSaid, type ValueFormats } from './history';
import type { Language } from './labels';

const formats: ValueFormats = {
  number: String,
  percent: String,
  money: String,
  day: (day) => day.split('-').toReversed().join('.'),
  moment: (moment) => `the moment ${moment}`,
};
const vocabulary = { actions: {}, kinds: {}, records: { event: { start: { en: 'Starts', es: 'Empieza' } } } };
const said = (before: unknown, after: unknown, language: Language = 'en') =>
  changesSaid(
    { action: 'event.update', changes: { start: { before, after } } },
    vocabulary,
    language,
    formats,
  );

test('what was written down in every language reads in the reader’s', () => {
  const owners = { en: 'Owners', es: 'Propietarios' };
  expect(said(null, owners)[0]?.after).toBe('Owners');
  expect(said(null, owners, 'es')[0]?.after).toBe('Propietarios');
});

test('what a clock showed reads as it was, and a moment by the clock of the reader', () => {
  expect(said('2026-11-25T07:30:00', '2026-11-25T19:05')).toEqual([
    { field: 'start', label: 'Starts', before: '25.11.2026, 7:30 AM', after: '25.11.2026, 7:05 PM' },
  ]);
  expect(said(null, '2026-11-25T12:30:00.000Z')[0]?.after).toBe('the moment 2026-11-25T12:30:00.000Z');
  expect(said('07:30', '19:05')[0]).toMatchObject({ before: '7:30 AM', after: '7:05 PM' });
  expect(said('2026-11-25', '2026-11-26')[0]).toMatchObject({ before: '25.11.2026', after: '26.11.2026' });
});

test('of what has fields of its own only that it changed is said, never how it is kept', () => {
  const view = { sort: 'name', columns: ['name', 'city'] };
  expect(said({ ...view, sort: 'city' }, view)[0]).toMatchObject({ before: null, after: 'Changed' });
  expect(said(null, view, 'es')[0]).toMatchObject({ before: null, after: 'Cambiado' });
  expect(said([], [view])[0]).toMatchObject({ before: null, after: 'Changed' });
});
