import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makePrivateFolder } from '../../private-folder';
import { notFound } from '../../../http/problem';
import { Meter } from '../meter';

/** Where the bytes of an upload lie until it is whole: both parts are ids made here. */
export const partPath = (folder: string, tenantId: string, id: string) => join(folder, tenantId, id);

export const dropPart = (path: string) => rm(path, { force: true });

/** The bytes of an upload that have arrived, with what was seen of them. */
export class PartFile {
  private constructor(
    private readonly handle: FileHandle,
    readonly meter: Meter,
  ) {}

  /**
   * Opens an upload of which so many bytes count; what a request wrote beyond them before it broke off is cut away. `seen` is
   * what this process remembers of them: without it they are read again. Throws notFound where bytes are missing.
   */
  static async open(path: string, received: number, seen: Meter | undefined): Promise<PartFile> {
    await makePrivateFolder(dirname(path));
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    try {
      const { size } = await handle.stat();
      if (size < received) throw notFound('upload');
      if (size > received) await handle.truncate(received);
      if (seen?.bytes === received) return new PartFile(handle, seen);
      const meter = new Meter();
      if (received > 0)
        for await (const chunk of handle.createReadStream({ start: 0, end: received - 1, autoClose: false }))
          meter.add(chunk);
      return new PartFile(handle, meter);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async append(chunk: Buffer): Promise<void> {
    for (let done = 0; done < chunk.length;) {
      const { bytesWritten } = await this.handle.write(
        chunk,
        done,
        chunk.length - done,
        this.meter.bytes + done,
      );
      done += bytesWritten;
    }
    this.meter.add(chunk);
  }

  /** Waits until the disk has what was appended: the database counts it only then. */
  settle(): Promise<void> {
    return this.handle.datasync();
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
