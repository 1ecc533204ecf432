import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { isZone } from '@courtyard/contract/intl';
import { floatingMs, localOf } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { momentOf } from '../recurrence/local-time.rules';
import type { IcsComponent, IcsProperty } from './ics-lines.rules';

/** What a zone of a file is here: one that clocks are known of, or a clock so many seconds ahead of UTC at a time of its own. */
export type FileZone = { timeZone: string } | { offsetAt: (local: string) => number };

/** The name of a zone as it is known here: as it stands, as Windows calls it, or at the end of a longer name. */
function knownZone(name: string): string | null {
  const tidy = name.trim().replaceAll('"', '');
  // `EST` and other short names are clocks without daylight time: they are taken at their word only as long names.
  if (/^[A-Za-z_]+\/[A-Za-z_/+-]+\d{0,2}$|^UTC$|^GMT$/.test(tidy) && isZone(tidy)) return tidy;
  const [fromWindows] = windowsZone(tidy);
  if (fromWindows !== undefined && isZone(fromWindows)) return fromWindows;
  const [, tail] = /([A-Z][A-Za-z_]+\/[A-Za-z_/+-]+)$/.exec(tidy) ?? [];
  return tail !== undefined && tail !== tidy && isZone(tail) ? tail : null;
}

const windowsZone = (name: string): readonly string[] => findIana(name);

function linesOf({ name, properties, components }: IcsComponent): string[] {
  const isEndless = properties.some(
    (property) => property.name === 'RRULE' && !/UNTIL=/i.test(property.value),
  );
  // Windows begins in 1601; every year since would be worked out.
  const valueOf = (property: IcsProperty) =>
    property.name === 'DTSTART' && isEndless
      ? property.value.trim().replace(/^1[0-8]\d\d|^19[0-6]\d/, '1970')
      : property.value.trim();
  return [
    `BEGIN:${name}`,
    ...properties
      .filter((property) => /^(?:TZ|DTSTART|RRULE|RDATE)/.test(property.name))
      .map((property) => `${property.name}:${valueOf(property)}`),
    ...components.flatMap(linesOf),
    `END:${name}`,
  ];
}

/** So many definitions of zones with unknown names are read; others are unknown. */
const maxDefined = 10;

/** The clock that a definition (VTIMEZONE) describes; null where it describes none. */
function definedClock(zone: IcsComponent): ((local: string) => number) | null {
  try {
    const component = new ICAL.Component(ICAL.parse(linesOf(zone).join('\r\n')));
    if (component.getAllSubcomponents().length === 0) return null;
    const defined = new ICAL.Timezone(component);
    const offsetAt = (local: string) => defined.utcOffset(ICAL.Time.fromDateTimeString(local));
    return Number.isFinite(offsetAt('2026-01-01T12:00:00')) ? offsetAt : null;
  } catch {
    // The parser throws Errors of no class of its own.
    return null;
  }
}

const weekMs = 7 * 86_400_000;

/** Noons a week apart, over the years that a calendar is of. */
function noonsOf(calendar: IcsComponent): string[] {
  const years = calendar.components
    .flatMap(({ name, properties }) => (name === 'VEVENT' ? properties : []))
    .filter(({ name }) => name === 'DTSTART')
    .map(({ value }) => Number(value.trim().slice(0, 4)))
    .filter((year) => year >= 1970 && year <= 2100);
  const first = Math.min(...years);
  const wanted = new Set(years.length === 0 ? [] : [first, first + 1, Math.max(...years)]);
  return [...wanted].flatMap((year) =>
    Array.from({ length: 52 }, (_, week) => localOf(Date.UTC(year, 0, 1, 12) + week * weekMs)),
  );
}

/** A zone that clocks are known of and that is as far from UTC at all of these times; the community's where it is one. */
function zoneLike(
  offsetAt: (local: string) => number,
  noons: readonly string[],
  community: string,
): string | null {
  const wanted = noons.map((local): [string, number] => [local, offsetAt(local)]);
  const fits = (timeZone: string) =>
    wanted.every(
      ([local, offset]) => (floatingMs(local) - momentOf(local, timeZone).getTime()) / 1000 === offset,
    );
  return [community, ...Intl.supportedValuesOf('timeZone')].find(fits) ?? null;
}

/** The zones that a calendar defines, by their names in it. */
export function zonesOf(calendar: IcsComponent, community: string): ReadonlyMap<string, FileZone> {
  const zones = new Map<string, FileZone>();
  let read = 0;
  for (const component of calendar.components) {
    if (component.name !== 'VTIMEZONE') continue;
    const valueOf = (wanted: string) => component.properties.find(({ name }) => name === wanted)?.value;
    const id = valueOf('TZID')?.trim();
    if (id === undefined || id === '') continue;
    const known = knownZone(id) ?? knownZone(valueOf('X-LIC-LOCATION') ?? '');
    const isRead = known === null && read < maxDefined;
    if (isRead) read += 1;
    const offsetAt = isRead ? definedClock(component) : null;
    const timeZone = known ?? (offsetAt && zoneLike(offsetAt, noonsOf(calendar), community));
    if (timeZone !== null) zones.set(id, { timeZone });
    else if (offsetAt) zones.set(id, { offsetAt });
  }
  return zones;
}

/** What a time's zone is; null where nothing is known of it. */
export function zoneNamed(name: string, zones: ReadonlyMap<string, FileZone>): FileZone | null {
  const defined = zones.get(name.trim());
  if (defined) return defined;
  const known = knownZone(name);
  return known === null ? null : { timeZone: known };
}
