import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Job } from '../../../platform/core/services';
import type { CallContext } from '../../../platform/section/call-context';
import type { CommunityJob } from '../../../platform/section/jobs/section-jobs';
import { readVersion } from './read-version';
import en from '../documents.en.json';
import es from '../documents.es.json';

const words = labelsFrom(en, es);

const jobName = 'documents.read';
const payload = z.object({ tenantId: z.string(), documentId: z.string() });

/** Has the current version of a document read in the background, once the transaction commits. */
export const enqueueReading = (
  { tx, platform }: Pick<CallContext, 'tx' | 'platform'>,
  asked: z.infer<typeof payload>,
): Promise<void> => platform.jobs.enqueue(tx, jobName, asked, { key: asked.documentId });

export const readDocumentJob: Job = {
  name: jobName,
  title: words['job.read'],
  async run(given, platform) {
    await readVersion(platform, payload.parse(given));
  },
};

const ofOneRun = 500;

/** Documents that came otherwise than by a call: before there was a search in contents, from a demo, or by an import. */
export const catchUpJob: CommunityJob = {
  name: 'documents.catch-up',
  cron: '*/10 * * * *',
  run: (platform, { id: tenantId }) =>
    platform.inTenant(tenantId, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select document.id from document where not exists (
          select from document_reading reading
          where reading.document_id = document.id and reading.number = document.version_number
            and reading.text_state <> 'pending' and reading.thumbnail_state <> 'pending')
        order by document.id limit ${ofOneRun}`.execute(tx);
      for (const { id } of rows) await enqueueReading({ tx, platform }, { tenantId, documentId: id });
    }),
};
