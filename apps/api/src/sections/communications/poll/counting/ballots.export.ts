import { defineColumns } from '@courtyard/contract/fields/columns';
import { sql } from 'kysely';
import { defineExport } from '../../../../platform/files/export/export-list';
import type { ReadContext } from '../../../../platform/section/call-context';

interface BallotRow {
  ballot: string;
  weight: number;
  choices: string;
}

/** The same in every language: a recount reads them. */
const headings = {
  ballot: { en: 'ballot', es: 'ballot' },
  weight: { en: 'weight', es: 'weight' },
  choices: { en: 'choices', es: 'choices' },
};

const columns = defineColumns<BallotRow>()(
  headings,
  [
    { field: 'ballot', kind: 'text' },
    { field: 'weight', kind: 'number' },
    { field: 'choices', kind: 'text' },
  ],
  {},
);

async function* ballots(context: ReadContext, pollId: string): AsyncGenerator<BallotRow> {
  const { rows } = await sql<BallotRow>`
    select id as ballot, weight::float8 as weight, choices from poll_ballot
    where poll_id = ${pollId} order by id`.execute(context.tx);
  yield* rows;
}

/** The ballots of a poll for a recount, in the order of their random ids. */
export const ballotsExport = (pollId: string) =>
  defineExport({ name: 'ballots', columns, rows: (context) => ballots(context, pollId) });
