import type { TestApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '08:00', closesAt: '20:00' }));

/** The day that is booked, three weeks after the day on which all of it is tried, so that cancelling is free at first. */
export const bookedDay = '2026-07-06';

/** Fifteen o'clock of that day in New York. */
const startsAt = `${bookedDay}T19:00:00.000Z`;
const endsAt = `${bookedDay}T21:00:00.000Z`;

/** Books of an association, an area with fee and deposit, and homes that book it. */
export class BookingScene extends OwnerScene {
  private places = 0;

  constructor(private readonly scene: TestApp) {
    super(scene);
  }

  admin = () => this.scene.client.as('admin', 'demo');
  at = (day: string, hour = '16:00') => this.scene.setClock(new Date(`${day}T${hour}:00Z`));

  /** Has bookings billed as a service of its own, due so many days before. */
  async setUp(dueDays = 0): Promise<void> {
    const treasurer = await this.treasurer();
    const body = {
      name: 'Booking of an area',
      kind: 'billed' as const,
      incomeAccountId: this.id('4200'),
      chargeType: 'other' as const,
    };
    const item = (await (await this.admin()).ok('POST /api/v1/service-items', { body })).data;
    await treasurer.ok('PUT /api/v1/billing-setting', {
      body: { bookingItemId: item.id, bookingDueDays: dueDays, version: 1 },
    });
  }

  /** An area of its own, with a fee of $150.00, a deposit of $300.00 and half of the fee kept in the last three days. */
  async area(more: { approvalRequired?: boolean; feeMinor?: number; depositMinor?: number } = {}) {
    const body = {
      name: `Hall ${(this.places += 1)}`,
      kind: 'hall' as const,
      openingHours: everyDay,
      slotMinutes: 60,
      maxDurationMinutes: 240,
      maxAdvanceDays: 90,
      feeMinor: 15_000,
      depositMinor: 30_000,
      freeCancelHours: 72,
      keptFeePercent: 50,
      ...more,
    };
    return (await (await this.admin()).ok('POST /api/v1/common-areas', { body })).data;
  }

  /** Books two hours of the day for a unit, as its owner unless somebody else is named. */
  async book(areaId: string, propertyId: string, idempotencyKey?: string) {
    const owner = await this.scene.client.as('owner', 'demo');
    const body = { areaId, propertyId, startsAt, endsAt };
    const given = idempotencyKey === undefined ? { body } : { body, idempotencyKey };
    return (await owner.ok('POST /api/v1/reservations', given)).data;
  }

  cancel = async (reservationId: string) => {
    const owner = await this.scene.client.as('owner', 'demo');
    const { version } = (
      await owner.ok('GET /api/v1/reservations/:reservationId', { params: { reservationId } })
    ).data;
    return (
      await owner.ok('POST /api/v1/reservations/:reservationId/cancel', {
        params: { reservationId },
        body: { version },
      })
    ).data;
  };

  /** The clock bills what waits. */
  settle = () => this.scene.runJob('accounting.booking-charges');

  /** What the booking's page shows of its invoices. */
  chargeOf = async (reservationId: string) =>
    (
      await (
        await this.treasurer()
      ).ok('GET /api/v1/reservations/:reservationId/charge', { params: { reservationId } })
    ).data;

  /** A home of the demo's owner. */
  async home(name: string): Promise<string> {
    const { id } = await this.within((tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', 'like', 'owner@%')
        .executeTakeFirstOrThrow(),
    );
    return this.unit(name, { owner: 'Me', memberId: id });
  }

  /** Booked, confirmed and billed. */
  async billed(name: string): Promise<{ unit: string; bookingId: string; invoiceId: string }> {
    const unit = await this.home(name);
    const { id } = await this.book((await this.area()).id, unit);
    await this.settle();
    const [invoice] = (await this.chargeOf(id))?.invoices ?? [];
    return { unit, bookingId: id, invoiceId: invoice?.id ?? '' };
  }
}

export { today };
