import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { keptOnlyType } from './kept-only.rules';
import { allowedType, TextCheck } from './kinds.rules';

/** What file-type needs to see of a file's beginning. */
const sniffedBytes = 4100;

interface Taken {
  name: string;
  /** Also takes what is only ever downloaded: archives, mail, drawings and videos. */
  keepsMore: boolean;
}

/** Looks at a file while it arrives. Holds its beginning and sums, never the whole. */
export class Meter {
  bytes = 0;
  private readonly hash = createHash('sha256');
  private readonly text = new TextCheck();
  private head = Buffer.alloc(0);

  add(chunk: Buffer): void {
    if (this.bytes < sniffedBytes)
      this.head = Buffer.concat([this.head, chunk.subarray(0, sniffedBytes - this.bytes)]);
    this.bytes += chunk.length;
    this.hash.update(chunk);
    this.text.add(chunk);
  }

  /** After the last byte. `mediaType` is null for what is not taken. */
  async verdict(taken: Taken): Promise<{ mediaType: string | null; sha256: string }> {
    const [charset, isStatement] = [this.text.charset(), this.text.isStatement()];
    const mediaType = await this.typeBy(taken, { charset, isStatement });
    return { mediaType, sha256: this.hash.digest('hex') };
  }

  /** Whether the beginning already shows that the file will not be taken, whatever follows. */
  async isHopeless(taken: Taken): Promise<boolean> {
    if (this.bytes < sniffedBytes) return false;
    const charset = this.text.couldBeText() ? 'utf-8' : null;
    return (await this.typeBy(taken, { charset, isStatement: this.text.isStatement() })) === null;
  }

  private async typeBy(
    { name, keepsMore }: Taken,
    text: Pick<Parameters<typeof allowedType>[0], 'charset' | 'isStatement'>,
  ): Promise<string | null> {
    const sniffed = (await fileTypeFromBuffer(this.head))?.mime ?? null;
    const file = { name, sniffed, ...text };
    return (keepsMore ? keptOnlyType({ ...file, head: this.head }) : null) ?? allowedType(file);
  }
}
