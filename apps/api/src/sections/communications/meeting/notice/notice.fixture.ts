import ICAL from 'ical.js';
import { withDispatches } from '../../../../platform/mail/dispatch/dispatch.fixture';

export const base = '/api/v1/meetings/:meetingId' as const;
/** In which the notice of the meeting is in time. */
export const inTime = new Date('2027-03-01T15:00:00Z');
export const plan = {
  name: 'Roof',
  kind: 'special' as 'special' | 'annual',
  heldOn: '2027-03-30',
  startTime: '19:00',
  endTime: '20:30',
  place: 'Clubhouse',
  onlineUrl: 'https://meet.example/roof',
};

/** Meetings whose notices are sent to a mail server of the test. */
export function withNotices() {
  const dispatches = withDispatches();
  const { app, arrived, inDemo, run } = dispatches;
  const admin = () => app.client.as('admin', 'demo');

  /** A draft to which four are invited: the owner and the board by e-mail, one in Spanish, one without an address. */
  async function prepared(more: Partial<typeof plan> & { isExecutive?: boolean } = {}) {
    const person = await admin();
    const params = {
      meetingId: (await person.ok('POST /api/v1/meetings', { body: { ...plan, ...more } })).data.id,
    };
    await person.ok(`POST ${base}/agenda`, { params, body: { title: 'Bids, all of them', minutes: 20 } });
    await person.ok(`POST ${base}/agenda`, { params, body: { title: 'Lawsuit', isExecutive: true } });
    const ids = await inDemo((tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select(['member.id', 'email'])
        .where('email', 'in', ['owner@demo.example', 'board@demo.example', 'treasurer@demo.example'])
        .execute(),
    );
    const include = ids.map(({ id }) => ({ kind: 'member' as const, id }));
    await person.ok(`POST ${base}/invitees`, { params, body: { audience: { include, exclude: [] } } });
    await inDemo(async (tx) => {
      const of = tx.updateTable('meetingAttendee').where('meetingId', '=', params.meetingId);
      await of
        .set({ email: null, postalAddress: '7 Elm St\nBoston MA' })
        .where('email', 'like', 'treasurer@%')
        .execute();
      await of.set({ language: 'es' }).where('email', 'like', 'board@%').execute();
    });
    return { person, params };
  }

  const state = async (params: { meetingId: string }) =>
    (await (await admin()).ok(`GET ${base}/notices`, { params })).data;

  /** Sends what the notices of a meeting handed over and was not sent. */
  async function deliver({ meetingId }: { meetingId: string }, at: Date): Promise<void> {
    const due = await inDemo((tx) =>
      tx
        .selectFrom('dispatch')
        .select('id')
        .where('link', 'like', `%${meetingId}`)
        .where('status', 'in', ['waiting', 'sending'])
        .execute(),
    );
    for (const { id } of due) await run(id, at);
  }

  /** The event of an arrived mail, as another's parser reads it. */
  function eventTo(address: string) {
    const mail = arrived.findLast(({ to }) => to.includes(address))?.mail;
    const file = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(file?.content.toString() ?? ''));
    const component = calendar.getFirstSubcomponent('vevent');
    if (!component) throw new Error(`no event in the last mail to ${address}`);
    const event = new ICAL.Event(component);
    return {
      subject: mail?.subject,
      text: mail?.text ?? '',
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      location: event.location,
      status: component.getFirstPropertyValue('status'),
      attendees: event.attendees.map((of) => of.getFirstValue()),
      rsvp: event.attendees.map((of) => of.getParameter('rsvp')),
      description: event.description,
    };
  }
  return { ...dispatches, admin, prepared, state, deliver, eventTo };
}
