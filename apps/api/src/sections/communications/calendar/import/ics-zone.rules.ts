import { findIana } from 'windows-iana';
import { isZone } from '@courtyard/contract/intl';
import type { IcsComponent } from './ics-lines.rules';

/** What a zone of a file is here: one that clocks are known of, or a clock that is always so far ahead of UTC. */
export type FileZone = { timeZone: string } | { offsetSeconds: number };

const offsetPattern = /^([+-])(\d{2})(\d{2})(\d{2})?$/;

function offsetOf(text: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] = offsetPattern.exec(text.trim()) ?? [];
  if (sign === undefined) return null;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}

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

/** The zones that a calendar defines, by their names in it. */
export function zonesOf(calendar: IcsComponent): ReadonlyMap<string, FileZone> {
  const zones = new Map<string, FileZone>();
  for (const { name, properties, components } of calendar.components) {
    if (name !== 'VTIMEZONE') continue;
    const valueOf = (wanted: string) => properties.find((property) => property.name === wanted)?.value;
    const id = valueOf('TZID')?.trim();
    if (id === undefined || id === '') continue;
    const known = knownZone(id) ?? knownZone(valueOf('X-LIC-LOCATION') ?? '');
    const offsets = new Set(
      components.flatMap((part) =>
        part.properties
          .filter((property) => property.name === 'TZOFFSETTO')
          .map(({ value }) => offsetOf(value)),
      ),
    );
    const [only = null] = offsets;
    if (known !== null) zones.set(id, { timeZone: known });
    else if (offsets.size === 1 && only !== null) zones.set(id, { offsetSeconds: only });
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
