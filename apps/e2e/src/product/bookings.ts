import { randomUUID } from 'node:crypto';
import type { Answer, Product } from './product';

const hourMs = 3_600_000;
const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' }));

interface One {
  data: { id: string };
}

export interface Bookings {
  areaId: string;
  /** The owner asks for the next free hour: who may answer is told. Gives its id. */
  ask(by?: Product): Promise<string>;
  /** The administrator says yes: the owner is told. */
  approve(id: string, by?: Product): Promise<void>;
}

/**
 * Makes an area of the demo community in which each booking waits for an answer. A call may go to another process; what
 * that one does not answer is sent again, as a browser does, to the product itself.
 */
export async function bookingsOf(product: Product): Promise<Bookings> {
  const admin = await product.token('admin', 'demo');
  const owner = await product.token('owner', 'demo');
  const change = async (token: string, path: string, body: object, by: Product): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const options = { method: 'POST', headers, body };
    const answer = await by.send('demo', path, options).catch(() => product.send('demo', path, options));
    if (answer.status > 299) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  const area = {
    name: `Workshop ${randomUUID().slice(0, 8)}`,
    kind: 'other',
    openingHours: allDay,
    maxAdvanceDays: 30,
    approvalRequired: true,
  };
  const areaId = (await change(admin, '/api/v1/common-areas', area, product)).json<One>().data.id;
  const headers = { authorization: `Bearer ${owner}` };
  const homes = await product.send('demo', '/api/v1/properties/mine', { headers });
  const propertyId = homes.json<{ data: { id: string }[] }>().data[0]?.id;
  let startsAtMs = (Math.floor(Date.now() / hourMs) + 24) * hourMs;
  return {
    areaId,
    async ask(by = product) {
      startsAtMs += hourMs;
      const [startsAt, endsAt] = [startsAtMs, startsAtMs + hourMs].map((ms) => new Date(ms).toISOString());
      const body = { areaId, propertyId, startsAt, endsAt };
      return (await change(owner, '/api/v1/reservations', body, by)).json<One>().data.id;
    },
    async approve(id, by = product) {
      await change(admin, `/api/v1/reservations/${id}/approve`, { version: 1 }, by);
    },
  };
}
