import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { withApp } from '../../../testing';
import type { Tx } from '../../database/database';
import { type DispatchInput, startDispatch } from './dispatch.service';
import { sendDispatch } from './sending/send-dispatch';

interface Arrived {
  mail: ParsedMail;
  from: string;
  to: string[];
}

/** An app whose letters go to a mail server of this file, over real SMTP. */
export function withDispatches() {
  const arrived: Arrived[] = [];
  /** What the server answers to a recipient. */
  const answers = new Map<string, [number, string]>();
  /** For whom it closes the line after the text, without a word. */
  const hangsUpOn = new Set<string>();
  /** How many letters it takes over one line before it wants another, and how many lines at a time. */
  const limits = { ofLine: Infinity, lines: Infinity };
  let lines = 0;
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      lines += 1;
      const isFull = lines > limits.lines;
      done(isFull ? Object.assign(new Error('4.7.0 too many lines'), { responseCode: 421 }) : undefined);
    },
    onClose: () => void (lines -= 1),
    onMailFrom(_address, { id }, done) {
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      const isFull = count > limits.ofLine;
      done(isFull ? Object.assign(new Error('4.7.0 too many'), { responseCode: 421 }) : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const [code, text] = answers.get(address) ?? [];
      done(code === undefined ? undefined : Object.assign(new Error(text), { responseCode: code }));
    },
    async onData(stream, { envelope }, done) {
      if (await take(stream, envelope)) done();
    },
  });
  async function take(
    stream: Parameters<typeof simpleParser>[0],
    envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
  ): Promise<boolean> {
    const to = envelope.rcptTo.map(({ address }) => address);
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    arrived.push({ mail: await simpleParser(stream), from, to });
    const hangsUp = to.some((address) => hangsUpOn.has(address));
    if (hangsUp) server.connections.forEach((line) => line.close());
    return !hangsUp;
  }
  server.on('error', () => {});
  const env: Record<string, string> = {
    MAIL_FROM: 'Courtyard <no-reply@courtyard.example>',
    MAIL_BOUNCES: 'bounces@courtyard.example',
    MAIL_CONNECTIONS: '3',
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  });
  const app = withApp({ env });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => {
    arrived.length = 0;
    answers.clear();
    hangsUpOn.clear();
    Object.assign(limits, { ofLine: Infinity, lines: Infinity });
  });

  const inDemo = <T>(work: (tx: Tx) => Promise<T>) => app.platform.inTenant(app.tenants.demo, work);
  const start = new Date('2027-03-01T15:00:00Z');
  const rowsOf = (id: string) =>
    inDemo((tx) =>
      tx.selectFrom('dispatchRecipient').selectAll().where('dispatchId', '=', id).orderBy('name').execute(),
    );
  return {
    app,
    arrived,
    answers,
    hangsUpOn,
    limits,
    inDemo,
    start,
    later: (minutes: number) => new Date(start.getTime() + minutes * 60_000),
    rowsOf,
    /** `ann accepted`, or with its reason. */
    statesOf: async (id: string) =>
      (await rowsOf(id)).map(({ name, state, reason }) => [name, state, reason].filter(Boolean).join(' ')),
    statusOf: (id: string) =>
      inDemo((tx) => tx.selectFrom('dispatch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    /** Writes one down, due at `start`. */
    dispatch: (names: readonly (string | ReturnType<typeof someone>)[], more: Partial<DispatchInput> = {}) =>
      inDemo(async (tx) => {
        const { id: sentBy } = await tx.selectFrom('member').select('id').limit(1).executeTakeFirstOrThrow();
        return startDispatch(app.platform, tx, {
          tenantId: app.tenants.demo,
          section: 'communications',
          link: '/communications/email-notifications',
          category: 'news',
          subject: 'Hello {{name}}',
          textBody: 'Dear {{name}}, stop: {{unsubscribe}}',
          htmlBody: '<p>Dear {{name}}</p><a href="{{unsubscribe}}">stop</a>',
          fromName: 'Harbor View',
          replyTo: 'alma@demo.example',
          sentBy,
          dueAt: start,
          keptDays: 30,
          to: names.map((name) => (typeof name === 'string' ? someone(name) : name)),
          ...more,
        });
      }),
    /** Works at one once, at a time of the clock. */
    run(id: string, at = start) {
      app.setClock(at);
      return sendDispatch(app.platform, app.tenants.demo, id);
    },
  };
}

/** A recipient by name, at an address of a domain of their own. */
export const someone = (name: string, address: string | null = `${name}@${name}.example`) => ({
  who: `person:${name}`,
  name,
  address,
  language: 'en' as const,
  fields: { name: `<b>${name}</b>` },
});
