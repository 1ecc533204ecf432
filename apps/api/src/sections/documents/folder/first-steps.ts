import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import { isAny } from '../../../platform/section/first-steps/is-any.sql';
import en from '../documents.en.json';
import es from '../documents.es.json';

/** What the library of a community begins with: declaration, bylaws and rules. */
export const documentSteps: readonly FirstStepProvider[] = [
  {
    id: 'governing-documents',
    titles: labelsFrom(en, es)['step.governing'],
    permission: 'Hoa Document Create',
    look: async (tx) => ({
      isDone: await isAny(
        tx,
        sql`select from document join document_folder folder on folder.id = document.folder_id
          where folder.space = 'hoa' and document.trashed_at is null`,
      ),
      url: '/documents/hoa-documents',
    }),
  },
];
