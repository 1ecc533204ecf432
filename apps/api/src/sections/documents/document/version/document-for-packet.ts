import { documentSpaces } from '@courtyard/contract/documents/folder/folder.values';
import { sql, type SqlBool } from 'kysely';
import { allOf } from '../../../../platform/database/lists/search.sql';
import { foundWords } from '../../../../platform/database/lists/text-search/found-words.sql';
import { conflict } from '../../../../platform/http/problem';
import type { PacketSource } from '../../../../platform/tenancy/profile/ports/packet-source';
import { inTrash, canOpen, requireOpened } from '../document.access';
import { documentWords, visibleDocuments } from '../document.sql';
import { findContent } from './version-content';

/** Documents that the caller may open, which have to be PDFs. */
export const documentForPacket: PacketSource = {
  kind: 'document',
  async part(context, documentId) {
    const { trashedAt } = await requireOpened(context, documentId);
    if (trashedAt !== null) throw inTrash();
    const { name, storageKey, mediaType, bytes } = await findContent(context, documentId);
    if (mediaType !== 'application/pdf')
      throw conflict('not-a-pdf', 'Only PDF documents can be added to a packet.');
    return { name: name.replace(/\.pdf$/i, ''), file: { storageKey, mediaType, bytes } };
  },
  async choices(context, { search, limit }) {
    const spaces = documentSpaces.filter((space) => canOpen(context, space));
    if (spaces.length === 0) return [];
    const rows = await visibleDocuments(context)
      .where('document.trashedAt', 'is', null)
      .where(
        sql<SqlBool>`exists (select from document_version version
          join file on file.tenant_id = version.tenant_id and file.id = version.file_id
          where version.document_id = document.id and version.number = document.version_number
            and file.media_type = 'application/pdf')`,
      )
      .where('folder.space', 'in', spaces)
      .where(allOf(await foundWords(context.tx, search, documentWords)))
      .orderBy('document.updatedAt', 'desc')
      .orderBy('document.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, name }) => ({ id, name }));
  },
};
