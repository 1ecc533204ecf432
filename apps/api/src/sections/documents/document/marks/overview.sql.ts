import type { DocumentOverview } from '@courtyard/contract/documents/document/document-overview';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { summaryOf, visibleDocuments } from '../document.sql';
import { isFavorite, isUnseen } from './marks.sql';

const shownOfEach = 8;

/** What the caller opened last, their favorites, and what is new for them. */
export async function documentOverview(context: ReadContext): Promise<DocumentOverview> {
  const there = () => visibleDocuments(context).where('document.trashedAt', 'is', null).limit(shownOfEach);
  const recent = await there().where('seen.seenAt', 'is not', null).orderBy('seen.seenAt', 'desc').execute();
  const favorites = await there().where(isFavorite).orderBy('document.nameSort').execute();
  const unseen = await there()
    .where(isUnseen(asOf(context)))
    .orderBy('document.updatedAt', 'desc')
    .execute();
  return {
    recent: recent.map(summaryOf),
    favorites: favorites.map(summaryOf),
    unseen: unseen.map(summaryOf),
  };
}
