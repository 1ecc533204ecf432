import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Tx } from '../../../database/database';
import { databaseMemory } from '../../../database/memory';
import { codeOf } from '../../../core/error-code';
import { notFound, Problem } from '../../../http/problem';
import type { Meter } from '../meter';
import { PartFile, partPath } from './part-file';
import { expiryAt, type OpenUpload } from './resumable-upload.sql';
import {
  diskFull,
  longerThanAnnounced,
  uploadNotAllowed,
  writtenElsewhere,
  wrongOffset,
} from './upload-refusals';
import { admitted, admittedWithRoom, discard, type UploadCall } from './resumable.service';

/** How long after its last sign of life no other process takes over from a request that writes. */
const leaseMs = 15_000;
/** How often what has arrived is counted: so much at most is sent again after a process was killed. */
const countedEveryMs = 1000;
/** Uploads of which this process remembers what it saw. Of others it reads the bytes again when they go on. */
const maxRemembered = 1000;

const seen = databaseMemory<string, Meter>();
/** Requests of this process that write, by upload. */
const writing = databaseMemory<string, { stop(): Promise<void> }>();

function remember(id: string, meter: Meter): void {
  seen.set(id, meter);
  const oldest = seen.keys().next().value;
  if (seen.size > maxRemembered && oldest !== undefined) seen.delete(oldest);
}

/**
 * Ends a request of this process that still writes to an upload of the caller: its client was cut off, or it would not ask. What
 * has arrived is counted when this is done.
 */
export async function stopWriting(call: UploadCall, id: string): Promise<void> {
  const { platform, tenant } = call;
  if (!writing.has(id)) return;
  await platform.inTenant(tenant.id, (tx) => admitted(call, tx, id), { readOnly: false });
  await writing.get(id)?.stop();
}

/** The row of an upload while one request writes to it. */
class Writing {
  readonly token = randomUUID();
  /** How much the database counts. */
  counted = 0;
  private leasedUntil = 0;

  constructor(
    private readonly call: UploadCall,
    readonly id: string,
  ) {}

  /** Takes the upload for this request. Throws where the part does not fit, or another process writes. */
  async begin(offset: number): Promise<OpenUpload> {
    const { platform, tenant } = this.call;
    return platform.inTenant(tenant.id, async (tx) => {
      const found = await admittedWithRoom(this.call, tx, this.id);
      const now = platform.clock();
      if (found.writer !== null && found.writerUntil !== null && new Date(found.writerUntil) > now)
        throw writtenElsewhere();
      if (found.received !== offset) throw wrongOffset(found.received);
      await this.write(tx, { writer: this.token, writerUntil: this.lease() });
      this.counted = offset;
      return found;
    });
  }

  get isLeased(): boolean {
    return performance.now() < this.leasedUntil;
  }

  private lease(): Date {
    this.leasedUntil = performance.now() + leaseMs;
    return new Date(this.call.platform.clock().getTime() + leaseMs);
  }

  private write(
    tx: Tx,
    change: { received?: number; writer: string | null; writerUntil: Date | null; expiresAt?: Date },
  ) {
    return tx.updateTable('resumableUpload').set(change).where('id', '=', this.id).execute();
  }

  /** Counts what has arrived, and holds the upload on or lets go of it. Throws where another process took it over. */
  async count(received: number, { isLast }: { isLast: boolean }): Promise<void> {
    const { platform, tenant } = this.call;
    await platform.inTenant(tenant.id, async (tx) => {
      await this.require(tx);
      const lease = isLast
        ? { writer: null, writerUntil: null }
        : { writer: this.token, writerUntil: this.lease() };
      await this.write(tx, { received, expiresAt: expiryAt(platform.clock()), ...lease });
    });
    this.counted = received;
  }

  /** Throws where the upload was cancelled or taken over. */
  async require(tx: Tx): Promise<void> {
    const row = await tx
      .selectFrom('resumableUpload')
      .select('writer')
      .where('id', '=', this.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('upload');
    if (row.writer !== this.token) throw writtenElsewhere();
  }

  /** The upload becomes a file. */
  async finish({ name, purpose }: OpenUpload, part: PartFile): Promise<void> {
    const { platform, tenant, caller } = this.call;
    const { meter } = part;
    await part.settle();
    const { mediaType, sha256 } = await meter.verdict({ name, keepsMore: true });
    if (mediaType === null) throw uploadNotAllowed();
    const path = partPath(platform.files.uploads, tenant.id, this.id);
    await platform.inTenant(tenant.id, async (tx) => {
      await this.require(tx);
      await tx.deleteFrom('resumableUpload').where('id', '=', this.id).execute();
      await platform.files.keep(
        tx,
        { id: this.id, tenantId: tenant.id, name, uploadedBy: caller.memberId, purpose },
        { path, mediaType, bytes: meter.bytes, sha256 },
      );
    });
  }
}

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Reads the body to its end, so that whoever sends it is still there for the answer. */
const readAway = (body: IncomingMessage) => void body.resume();

async function count(row: Writing, part: PartFile): Promise<void> {
  await part.settle();
  await row.count(part.meter.bytes, { isLast: false });
}

async function take(row: Writing, upload: OpenUpload, part: PartFile, body: IncomingMessage): Promise<void> {
  const { meter } = part;
  let countedAt = performance.now();
  let isJudged = meter.bytes > 0;
  // Left early, the loop must not close the connection: the refusal is still to be answered.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (meter.bytes + chunk.length > upload.bytes) throw longerThanAnnounced();
    if (!row.isLeased) await count(row, part);
    await part.append(chunk);
    if (!isJudged && (await meter.isHopeless({ name: upload.name, keepsMore: true })))
      throw uploadNotAllowed();
    isJudged ||= meter.bytes >= 8192;
    if (performance.now() - countedAt < countedEveryMs || meter.bytes === upload.bytes) continue;
    await count(row, part);
    countedAt = performance.now();
  }
}

/** Of what was refused for good nothing stays. */
const isFinal = (error: unknown) =>
  error instanceof Problem && ['file-kind', 'longer-than-announced'].includes(error.code);

/** Counts what has arrived and lets go of the upload. The last byte is counted only by the file. */
async function letGo(row: Writing, upload: OpenUpload, part: PartFile): Promise<void> {
  const { meter } = part;
  const isSettled = await part.settle().then(
    () => true,
    () => false,
  );
  const received = isSettled ? Math.min(meter.bytes, upload.bytes - 1) : row.counted;
  await row.count(received, { isLast: true });
  if (meter.bytes === received) remember(row.id, meter);
}

async function write(row: Writing, upload: OpenUpload, body: IncomingMessage, path: string): Promise<number> {
  const announced = Number(body.headers['content-length']);
  if (upload.received + announced > upload.bytes) throw longerThanAnnounced();
  const known = seen.get(row.id);
  seen.delete(row.id);
  const part = await PartFile.open(path, upload.received, known);
  try {
    await take(row, upload, part, body);
    if (part.meter.bytes < upload.bytes) await letGo(row, upload, part);
    else await row.finish(upload, part);
    return part.meter.bytes;
  } catch (error) {
    // What cannot be counted is sent again; the lease expires.
    if (!isFinal(error)) await letGo(row, upload, part).catch(() => {});
    throw error;
  } finally {
    await part.close();
  }
}

/** Appends the body of a request to an upload. Gives how much has arrived then; the whole makes it a file. */
export async function appendPart(
  call: UploadCall,
  id: string,
  offset: number,
): Promise<{ received: number; upload: OpenUpload }> {
  const { platform, tenant, request } = call;
  const body = request.raw;
  await stopWriting(call, id);
  const row = new Writing(call, id);
  const upload = await row.begin(offset);
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  writing.set(id, {
    stop: () => {
      body.destroy(new Error('another request goes on with this upload'));
      return ended;
    },
  });
  try {
    const received = await write(row, upload, body, partPath(platform.files.uploads, tenant.id, id));
    return { received, upload };
  } catch (error) {
    if (isFinal(error)) await discard(call, id);
    readAway(body);
    throw fullDisk.has(codeOf(error)) ? diskFull() : error;
  } finally {
    writing.delete(id);
    end();
  }
}
