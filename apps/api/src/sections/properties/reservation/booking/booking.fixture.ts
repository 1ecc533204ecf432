import type { withApp } from '../../../../testing';
import { momentAt } from '@courtyard/contract/days';

const zone = 'America/New_York';
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '20:00' }));

/** Areas and bookings of the first demo community, as its administrator and its owner make them. */
export function bookingsIn(app: ReturnType<typeof withApp>) {
  const admin = () => app.client.as('admin', 'demo');
  const owner = () => app.client.as('owner', 'demo');
  const home = async () => (await (await owner()).ok('GET /api/v1/properties/mine')).data[0]?.id ?? '';
  /** A moment of a day in the community, by hours that may have a fraction. */
  const at = (day: string, hour: number) => momentAt(day, hour * 60, zone).toISOString();

  async function area(name: string, more = {}) {
    const body = {
      name,
      kind: 'court' as const,
      openingHours: everyDay,
      slotMinutes: 60,
      maxDurationMinutes: 120,
      maxAdvanceDays: 30,
      ...more,
    };
    return (await (await admin()).ok('POST /api/v1/common-areas', { body })).data;
  }

  /** Asks for an hour; for the owner's home, unless `more` says otherwise. */
  async function book(areaId: string, day: string, hour: number, more = {}, person = owner()) {
    return (await person).call('POST /api/v1/reservations', {
      body: { areaId, propertyId: await home(), startsAt: at(day, hour), endsAt: at(day, hour + 1), ...more },
    });
  }

  return { admin, owner, home, at, area, book };
}
