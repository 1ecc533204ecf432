import type { TinKind } from './tin';

/** Beginnings of an EIN that the IRS has given to no campus. */
const unusedPrefixes: ReadonlySet<string> = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);

/** Areas, groups and serials that the SSA gives to nobody; from 900 on they are the IRS's own, for those without an SSN. */
const unusedSsn = /^(?:000|666|\d{3}00|\d{5}0000)/;

/** Whether nine digits look like no such number was ever given out: worth a second look, and no reason to refuse it. */
export const isDoubtful = (kind: TinKind, digits: string): boolean =>
  kind === 'ein' ? unusedPrefixes.has(digits.slice(0, 2)) : unusedSsn.test(digits);

/** As it is written on forms: "12-3456789", "123-45-6789". */
export const tinText = (kind: TinKind, digits: string): string =>
  kind === 'ein'
    ? `${digits.slice(0, 2)}-${digits.slice(2)}`
    : `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
