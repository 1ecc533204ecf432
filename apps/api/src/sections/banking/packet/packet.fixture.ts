import type { PacketInput } from '@courtyard/contract/banking/packet/packet';
import { documentPdf } from '../../../platform/mail/paper/document-pdf';
import type { TestApp, TestPerson } from '../../../testing';
import { makePacket } from './rendering/make-packet';

export const part = (its: Partial<PacketInput['parts'][number]>) => ({
  kind: 'report' as const,
  id: null,
  report: null,
  period: null,
  ...its,
});
export const balance = part({ report: 'balance', period: 'today' });

export const textPdf = (title: string) =>
  documentPdf({ title, subtitle: '', footer: 'Foot', language: 'en', parts: ['Words of the paper.'] });

/** Packets of the demo community, and documents that they are made of. */
export class PacketScene {
  treasurer!: TestPerson;
  admin!: TestPerson;

  constructor(private readonly app: TestApp) {}

  async begin(): Promise<void> {
    this.treasurer = await this.app.client.as('treasurer', 'demo');
    this.admin = await this.app.client.as('admin', 'demo');
  }

  inDemo = <T>(work: Parameters<typeof this.app.platform.inTenant<T>>[1]) =>
    this.app.platform.inTenant(this.app.tenants.demo, work);

  create = async (parts: PacketInput['parts'], person = this.treasurer) =>
    (await person.ok('POST /api/v1/packets', { body: { title: 'May board', heldOn: '2026-05-12', parts } }))
      .data;

  /** Makes its PDF now; gives what the treasurer, or another person, sees then. */
  made = async (packetId: string, person = this.treasurer) => {
    const tenant = await this.app.platform.tenants.byId(this.app.tenants.demo);
    if (!tenant) throw new Error('the demo community is there');
    await makePacket({ platform: this.app.platform, tenant, packetId });
    return (await person.ok('GET /api/v1/packets/:packetId', { params: { packetId } })).data;
  };

  fileOf = (packetId: string) =>
    this.inDemo((tx) =>
      tx.selectFrom('packet').select('fileId').where('id', '=', packetId).executeTakeFirstOrThrow(),
    );

  contentOf = (packetId: string) =>
    this.inDemo(async (tx) => {
      const { fileId } = await tx
        .selectFrom('packet')
        .select('fileId')
        .where('id', '=', packetId)
        .executeTakeFirstOrThrow();
      const chunks: Buffer[] = [];
      for await (const chunk of await this.app.platform.files.read(tx, fileId ?? ''))
        chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    });

  /** A document of the association that everybody may open. */
  document = async (name: string, content: Buffer): Promise<string> => {
    const { folderId } = await this.inDemo((tx) =>
      tx.selectFrom('document').select('folderId').where('name', '=', 'Bylaws.pdf').executeTakeFirstOrThrow(),
    );
    const { id: fileId } = await this.inDemo((tx) =>
      this.app.platform.files.store(tx, { tenantId: this.app.tenants.demo, name, content, uploadedBy: null }),
    );
    const body = { folderId, fileId, name, description: null, tags: [], note: null, linkTo: null };
    return (await this.admin.ok('POST /api/v1/documents', { body })).data.id;
  };

  /** Minutes of a meeting, as they are once somebody approved them. */
  approvedMinutes = () =>
    this.inDemo(async (tx) => {
      const row = await tx.selectFrom('meetingMinutes').select('meetingId').executeTakeFirstOrThrow();
      await tx
        .updateTable('meetingMinutes')
        .set({ status: 'approved', approvedBy: 'Bo Board', approvedAt: this.app.platform.clock() })
        .where('meetingId', '=', row.meetingId)
        .execute();
      return row.meetingId;
    });

  /** What the notifications of a kind told, the newest first. */
  told = (kind: string) =>
    this.inDemo((tx) =>
      tx
        .selectFrom('notification')
        .select('parameters')
        .where('kind', '=', kind)
        .orderBy('createdAt', 'desc')
        .execute(),
    );
}
