import { releaseUploads } from '../files/intake/resumable/resumable.jobs';
import type { Readable } from 'node:stream';
import type { StoredFile } from '@courtyard/contract';
import type { Language, Label } from '@courtyard/contract/fields/labels';
import type { Tx } from '../database/database';
import { EventService } from '../http/events/events.service';
import { Listener } from '../http/events/listener';
import { FileService } from '../files/files.service';
import type { FileReference } from '../files/link/link.rules';
import { JobService } from '../jobs/jobs.service';
import type { EmailMessage } from '../mail/email-message.rules';
import { MailService } from '../mail/mail.service';
import { createNotify, type Notify } from '../notifications/notify';
import type { Platform, PlatformCore } from './platform';

/** Mail. Queued in the caller's transaction: what rolls back is never sent. */
/** A file that goes with a letter. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

export interface Mail {
  /** Gives the letter's id. */
  send(
    tx: Tx,
    /** `language` is the reader's, in which the letter is written. */
    message: EmailMessage & {
      tenantId: string;
      to: string;
      language: Language;
      /** What goes with it. */
      attachments?: readonly MailAttachment[];
      /** Of `emailChecks` of the section: asked at each attempt whether it is still to go. */
      checkedBy?: string;
      /** With it, the id of the record that the check is to ask about. */
      checkedAbout?: string;
    },
  ): Promise<string>;
  /** The address that mail comes from. */
  senderAddress(): string;
}

/** Work for later. At least once, so a job's `run` does no harm when it runs twice. */
export interface Jobs {
  /** Makes the queue of a kind of job where there is none yet. All are there once the product started. */
  prepare(name: string): Promise<void>;
  /** `key` keeps a second job of the same name and key from being queued while one waits. */
  enqueue(
    tx: Tx,
    name: string,
    payload: object,
    options?: { startAfter?: Date | number; key?: string },
  ): Promise<void>;
}

/** Which attempt at a job it is. */
export interface Attempt {
  /** If it fails too, the job is given up. */
  isLast: boolean;
}

/** A kind of job; `cron` (five fields, UTC) makes it run by the clock, with an empty payload. */
export type Job = {
  name: string;
  run(payload: unknown, platform: Platform, attempt?: Attempt): Promise<void>;
} & (
  | { cron: string; title?: Label }
  /** What it does, for those who look after the community: what names one by `tenantId` in its payload is shown to it when it fails. */
  | { cron?: undefined; title: Label }
);

export interface PublishedEvent {
  /** Null: every community. */
  tenantId: string | null;
  topic: 'registry' | 'permissions' | 'notification' | 'section-data' | 'community' | 'signed-out';
  section?: string | undefined;
  /** Pages are to ask again each after a moment of its own, because all of the community's hear it. */
  toAll?: boolean | undefined;
  /** Only to this member; to everybody of the community where it is not given. */
  memberId?: string | undefined;
  /** Only to these members, at most 150. */
  memberIds?: readonly string[] | undefined;
  /** Only to this session. */
  sessionId?: string | undefined;
}

export interface EventSubscriber {
  event(event: PublishedEvent): void;
  /** Events may have been missed: forget what was remembered. */
  gap?(): void;
  /** The process stops. */
  stop?(): void;
}

/** What happens, told to the browsers that are open, and to every process. Goes out when the transaction commits. */
export interface Events {
  publish(tx: Tx, event: PublishedEvent): Promise<void>;
  /** Hears every event, of this process and of others. Gives back what ends it. */
  subscribe(subscriber: EventSubscriber): () => void;
}

export interface FileRow {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
  uploadedAt: string;
}

export interface Files {
  /** Stores bytes; dropped after a day unless attached. Throws a Problem on a forbidden type or size. */
  store(
    tx: Tx,
    file: { tenantId: string; name: string; content: Buffer | Readable; uploadedBy: string | null },
  ): Promise<FileRow>;
  /** A signed link, good for five minutes. */
  linkFor(file: FileReference): string;
  /**
   * Says that something refers to the file. Throws notFound for a file of nobody or of another community, and `file-purpose` for
   * one that came in parts for another purpose than these.
   */
  attach(tx: Tx, fileId: string, purposes?: readonly string[]): Promise<void>;
  /** Stores the bytes of a file as another one, of nothing yet: a file is of one record. Throws where the quota is reached. */
  copy(tx: Tx, fileId: string, copy: { uploadedBy: string }): Promise<{ id: string }>;
  /** Says that nothing refers to the file any more; it is dropped a day later. */
  detach(tx: Tx, fileId: string): Promise<void>;
  /** The files of these ids, with links, by id. Unknown ones are left out. */
  describe(tx: Tx, fileIds: readonly string[]): Promise<Map<string, StoredFile>>;
  /** The bytes of a file that came whole, small enough for memory. Throws notFound. */
  read(tx: Tx, fileId: string): Promise<Readable>;
}

export interface Services {
  mail: MailService;
  jobs: Jobs;
  events: Events;
  /** `Files` is what sections use; the rest serves the upload and download routes. */
  files: FileService;
  notify: Notify;
}

/** How the work in the background begins. */
export interface Starting {
  /** No other process works on this database: what is under way there was left behind. */
  isAlone?: boolean;
}

export interface RunningServices extends Services {
  /** Starts workers and listeners, once everything is built. */
  start(platform: Platform, jobs: readonly Job[], starting?: Starting): Promise<void>;
  /** Lets go of what clients hold open (live events), so that the HTTP server can close. */
  drain(): void;
  /** Stops taking work and waits for what runs. */
  stop(): Promise<void>;
}

/** Builds mail, jobs, events and files. */
export function createServices(core: PlatformCore): RunningServices {
  const listener = new Listener({ databaseUrl: core.databaseUrl, log: core.log });
  const events = new EventService(listener);
  const jobs = new JobService(core, listener);
  const mail = new MailService(core, jobs);
  return {
    events,
    jobs,
    mail,
    files: new FileService(core),
    notify: createNotify(core, { events, jobs }),
    async start(platform, kinds, starting) {
      await listener.start();
      if (starting?.isAlone) await releaseUploads(platform);
      await jobs.start(platform, kinds, starting);
    },
    drain: () => events.drain(),
    async stop() {
      events.drain();
      await jobs.stop();
      mail.close();
      await listener.stop();
    },
  };
}
