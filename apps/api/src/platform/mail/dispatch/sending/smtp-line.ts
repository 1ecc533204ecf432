import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Refusal, Stage } from './outcome.rules';

export interface Parcel {
  /** Envelope sender, where bounces go. */
  from: string;
  to: string;
  /** The whole message. */
  content: Buffer;
}

/** A server took it; what it answered. */
export interface Taken {
  isTaken: true;
  answer: string | null;
}

/** One connection to a server, or what stands in for it. */
export interface Line {
  /**
   * Hands a letter over. `begin` is awaited after the server has taken sender and recipient and before
   * the first byte of the text: where it answers false nothing is sent, and `withdrawn` is given.
   */
  hand(parcel: Parcel, begin: () => Promise<boolean>): Promise<Refusal | 'withdrawn' | Taken>;
  close(): void;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

const stages: Readonly<Record<string, Stage>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'recipient',
};

const textOf = (error: object, key: string): string | null => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
};

function refusalOf(error: unknown, hasBegun: boolean): Refusal {
  if (typeof error !== 'object' || error === null)
    return { stage: 'connection', code: null, answer: null, error: 'unknown' };
  // Refused before any server was asked: no server takes such an address (RFC 5321, 553).
  if (textOf(error, 'command') === 'API' && textOf(error, 'code') === 'EENVELOPE')
    return { stage: 'recipient', code: 553, answer: null, error: 'EENVELOPE' };
  const code: unknown = Reflect.get(error, 'responseCode');
  const stage = hasBegun ? 'text' : (stages[textOf(error, 'command') ?? ''] ?? 'connection');
  return {
    stage,
    code: typeof code === 'number' ? code : null,
    answer: textOf(error, 'response'),
    error: textOf(error, 'code') ?? 'unknown',
  };
}

/**
 * Whether it was the line that failed before anything of the letter went over it: servers hang up on who is idle, and many
 * take so many letters over one line and answer 421 to the next sender. A fresh line then takes the same letter.
 */
const isOfLine = (outcome: Refusal | 'withdrawn' | Taken): boolean =>
  outcome !== 'withdrawn' &&
  'stage' in outcome &&
  (outcome.stage === 'connection' || outcome.stage === 'sender') &&
  (outcome.code === null || outcome.code === 421);

/** A connection to a mail server, opened when it is first needed and again after it broke. */
export class SmtpLine implements Line {
  private connection: SMTPConnection | null = null;

  constructor(private readonly url: string) {}

  async hand(parcel: Parcel, begin: () => Promise<boolean>): Promise<Refusal | 'withdrawn' | Taken> {
    const wasOpen = this.connection !== null && !this.connection.destroyed;
    const outcome = await this.handOnce(parcel, begin);
    return wasOpen && isOfLine(outcome) ? this.handOnce(parcel, begin) : outcome;
  }

  private async handOnce(
    parcel: Parcel,
    begin: () => Promise<boolean>,
  ): Promise<Refusal | 'withdrawn' | Taken> {
    let connection: SMTPConnection;
    try {
      connection = await this.open();
    } catch (error) {
      this.close();
      return refusalOf(error, false);
    }
    let hasBegun = false;
    let isWithdrawn = false;
    const text = new Readable({
      // The connection reads only once the server asks for the text.
      read() {
        if (hasBegun || isWithdrawn) return;
        void begin()
          .catch(() => false)
          .then((goes) => {
            hasBegun = goes;
            isWithdrawn = !goes;
            if (!goes) return connection.close();
            this.push(parcel.content);
            return this.push(null);
          });
      },
    });
    const { from, to, content } = parcel;
    const end = await new Promise<Refusal | Taken>((resolve) => {
      const fail = (error: Error) => resolve(refusalOf(error, hasBegun));
      const hangUp = () => fail(Object.assign(new Error('closed'), { code: 'ECONNECTION' }));
      connection.once('error', fail);
      connection.once('end', hangUp);
      connection.send({ from, to: [to], size: content.length }, text, (error, info) => {
        connection.off('error', fail);
        connection.off('end', hangUp);
        if (error) fail(error);
        else resolve({ isTaken: true, answer: info.response });
      });
    });
    if (isWithdrawn) {
      this.close();
      return 'withdrawn';
    }
    if (!('isTaken' in end) && !(await this.goesOn(end))) this.close();
    return end;
  }

  close(): void {
    const { connection } = this;
    this.connection = null;
    if (!connection) return;
    connection.on('error', () => {});
    if (connection.destroyed) return;
    connection.quit();
    connection.close();
  }

  /** After a refusal of one letter the same connection takes the next, unless the server says goodbye. */
  private async goesOn({ code, stage }: Refusal): Promise<boolean> {
    const { connection } = this;
    if (!connection || code === null || code === 421 || stage === 'connection') return false;
    return new Promise((resolve) => connection.reset((error) => resolve(!error)));
  }

  private async open(): Promise<SMTPConnection> {
    if (this.connection && !this.connection.destroyed) return this.connection;
    const { auth, ...options } = parseConnectionUrl(this.url);
    const connection = new SMTPConnection({ ...options, ...timeouts });
    this.connection = connection;
    // Without a listener an error of a connection that is idle would end the process.
    connection.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth)
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      );
    return connection;
  }
}
