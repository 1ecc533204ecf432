import type { FolderRight } from '@courtyard/contract/documents/folder/folder';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { hasReadableText, textOf } from '../../../platform/files/storage/processing/read-file';
import { fileKind } from '../../../platform/files/storage/file-kind.rules';
import { idOf } from '../../../platform/section/demo/dice';
import type { DemoCommunity } from '../../../platform/section/demo/demo-community';
import type { Tx } from '../../../platform/database/database';
import { passagesOf } from '../text-extraction/passages.rules';
import { enqueueReading } from '../text-extraction/reading.jobs';
import { type Version, writePassages } from '../text-extraction/reading.sql';
import { levelOf } from '../rights/rights.sql';
import type { FolderGrantTable } from '../folder/folder.tables';

export interface DemoVersion {
  content: Buffer;
  note?: string;
  daysAgo: number;
}

interface DemoDocument {
  folderId: string;
  name: string;
  by: string;
  tags?: string[];
  description?: string;
  /** On whose page it is listed too. */
  linkTo?: { propertyId: string } | { areaId: string } | null;
  versions: readonly DemoVersion[];
}

type DemoGrant = Partial<Pick<FolderGrantTable, 'kind'>> & {
  kind: FolderGrantTable['kind'];
  roleId?: string;
  committeeId?: string;
  memberId?: string;
  right: FolderRight;
};

/** Processes that read files at a time. */
const oneOfTwo = pLimit(2);

/** Writes folders and documents of a demo community, at days that have gone by. */
export class DemoLibrary {
  private readonly readings: Promise<{ version: Version; reading: Awaited<ReturnType<typeof textOf>> }>[] =
    [];

  constructor(
    private readonly tx: Tx,
    private readonly community: DemoCommunity,
  ) {}

  private at = (daysAgo: number) =>
    new Date(this.community.platform.clock().getTime() - daysAgo * 86_400_000);
  private of = () => ({ tenantId: this.community.id });

  private async keep(id: string): Promise<string> {
    await sql`select courtyard.set_scopes(${id}::uuid)`.execute(this.tx);
    return id;
  }

  /** The top of the association, of a member or of a unit. */
  async top(
    id: string,
    name: string,
    owner: { memberId?: string; propertyId?: string } = {},
  ): Promise<string> {
    const space = owner.memberId || owner.propertyId ? ('mine' as const) : ('hoa' as const);
    await this.tx
      .insertInto('documentFolder')
      .values({ ...this.of(), id, space, parentId: null, name, scopeId: id, ...owner })
      .execute();
    return this.keep(id);
  }

  /** With grants it is restricted to these. */
  async folder(
    parent: { id: string; space: 'hoa' | 'mine' },
    name: string,
    grants: readonly DemoGrant[] = [],
  ): Promise<string> {
    const id = idOf(`${this.community.slug} folder ${parent.id} ${name}`);
    const isRestricted = grants.length > 0;
    await this.tx
      .insertInto('documentFolder')
      .values({ ...this.of(), id, space: parent.space, parentId: parent.id, name, isRestricted, scopeId: id })
      .execute();
    for (const { right, ...grant } of grants)
      await this.tx
        .insertInto('folderGrant')
        .values({ ...this.of(), folderId: id, level: levelOf(right), ...grant })
        .execute();
    return this.keep(id);
  }

  async add({ folderId, name, by, tags = [], description, linkTo, versions }: DemoDocument): Promise<void> {
    const { platform, slug } = this.community;
    const documentId = idOf(`${slug} document ${folderId} ${name}`);
    const files = [];
    for (const { content } of versions) {
      const file = { ...this.of(), name, content, uploadedBy: null };
      const stored = await platform.files.store(this.tx, file);
      await platform.files.attach(this.tx, stored.id);
      files.push(stored);
    }
    const last = files.at(-1);
    if (!last) return;
    const days = versions.map(({ daysAgo }) => this.at(daysAgo));
    await this.tx
      .insertInto('document')
      .values({
        ...this.of(),
        id: documentId,
        folderId,
        name,
        description: description ?? null,
        tags,
        kind: fileKind(last.mediaType),
        bytes: last.bytes,
        versionNumber: versions.length,
        addedBy: by,
        createdAt: days[0],
        updatedAt: days.at(-1),
      })
      .execute();
    await this.tx
      .insertInto('documentVersion')
      .values(
        files.map(({ id: fileId }, at) => ({
          ...this.of(),
          documentId,
          number: at + 1,
          fileId,
          note: versions[at]?.note ?? null,
          addedBy: by,
          addedAt: days[at],
        })),
      )
      .execute();
    if (linkTo)
      await this.tx
        .insertInto('documentLink')
        .values({ ...this.of(), documentId, ...linkTo, linkedAt: days[0] })
        .execute();
    await enqueueReading({ tx: this.tx, platform }, { tenantId: this.community.id, documentId });
    const content = versions.at(-1)?.content;
    if (!content || !hasReadableText(last)) return;
    const version = { ...this.of(), documentId, number: versions.length };
    const text = oneOfTwo(() => textOf(Readable.from([content]), last.mediaType));
    this.readings.push(text.then((reading) => ({ version, reading })));
  }

  /** Ends with the words of all documents. What could not be read now is read in the background. */
  async end(): Promise<void> {
    for (const { version, reading } of await Promise.all(this.readings))
      if (reading.kind === 'done') await writePassages(this.tx, version, passagesOf(reading.content));
  }
}
