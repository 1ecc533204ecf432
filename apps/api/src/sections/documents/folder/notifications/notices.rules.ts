import type { DocumentNoticeTable } from './telling.tables';

interface NoticeFolder {
  id: string;
  name: string;
  space: 'hoa' | 'mine';
}

/** A document of which a member is told. */
export interface ToldDocument {
  memberId: string;
  kind: DocumentNoticeTable['kind'];
  actorId: string;
  propertyId: string | null;
  /** The folder that they follow. */
  followed: NoticeFolder | null;
  document: { id: string; name: string; space: 'hoa' | 'mine' };
}

/** What several members are told at once. */
export interface Notice extends Omit<ToldDocument, 'memberId' | 'document' | 'followed'> {
  memberIds: string[];
  documents: ToldDocument['document'][];
  /** Where all of the documents were added; null where there is no such folder. */
  folder: NoticeFolder | null;
}

/** The folder that a member follows and that has all of the documents: the one they are told of. */
function folderOf(rows: readonly ToldDocument[], documents: number): NoticeFolder | null {
  const within = new Map<string, { folder: NoticeFolder; ids: Set<string> }>();
  for (const { followed, document } of rows) {
    if (!followed) continue;
    const entry = within.get(followed.id) ?? { folder: followed, ids: new Set() };
    entry.ids.add(document.id);
    within.set(followed.id, entry);
  }
  return [...within.values()].find(({ ids }) => ids.size === documents)?.folder ?? null;
}

/** One notice for each member, kind, actor and home, however many documents; members who are told the same share it. */
export function noticesOf(rows: readonly ToldDocument[]): Notice[] {
  const byMember = new Map<string, ToldDocument[]>();
  for (const row of rows) {
    const key = [row.memberId, row.kind, row.actorId, row.propertyId].join(' ');
    byMember.set(key, [...(byMember.get(key) ?? []), row]);
  }
  const notices = new Map<string, Notice>();
  for (const own of byMember.values()) {
    const [first] = own;
    if (!first) continue;
    const { memberId, kind, actorId, propertyId } = first;
    const documents = [...new Map(own.map(({ document }) => [document.id, document])).values()].toSorted(
      (one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id),
    );
    const folder = folderOf(own, documents.length);
    const key = [kind, actorId, propertyId, folder?.id, ...documents.map(({ id }) => id)].join(' ');
    const notice = notices.get(key) ?? { kind, actorId, propertyId, folder, documents, memberIds: [] };
    notice.memberIds.push(memberId);
    notices.set(key, notice);
  }
  return [...notices.values()];
}
