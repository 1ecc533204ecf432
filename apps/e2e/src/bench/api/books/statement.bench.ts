import { randomUUID } from 'node:crypto';
import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure } from '../../figure';
import { upload } from '../upload';

const lines = 10_000;
const day = (at: number) =>
  new Date(Date.UTC(2025, 0, 1 + Math.floor((at * 360) / lines))).toISOString().slice(0, 10);

/** A statement as banks give it as CSV, a year long. */
const statement = () =>
  [
    'Date,Description,Amount',
    ...Array.from(
      { length: lines },
      (_, at) => `${day(at)},Deposit of unit ${at % 900} no. ${at},${(at % 4000) + 1}.5${at % 10}`,
    ),
  ].join('\n');

interface Chart {
  data: { accounts: { id: string; code: string }[] };
}
interface Checked {
  data: { check: { basedOn: string; counts: { new: number }; questions: { question: string }[] } | null };
}

/** A statement of 10,000 lines, uploaded, tried and taken in, on a product of its own. */
export async function measureStatement(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
    const { data } = (await product.send('demo', '/api/v1/accounts', { headers })).json<Chart>();
    const call = (path: string, body: object) =>
      product.send('demo', path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body,
      });
    const began = performance.now();
    const file = {
      accountId: data.accounts.find(({ code }) => code === '1010')?.id,
      fileId: await upload(product, headers, { name: 'statement.csv', type: 'text/csv', text: statement() }),
    };
    const { check } = (await call('/api/v1/bank-imports/check', file)).json<Checked>().data;
    if (!check || check.counts.new !== lines) throw new Error('the statement was not read whole');
    const checked = performance.now();
    const taken = await call('/api/v1/bank-imports', {
      ...file,
      basedOn: check.basedOn,
      answered: check.questions.map(({ question }) => question),
    });
    if (taken.status !== 201) throw new Error(`The import answered ${taken.status}: ${taken.text}`);
    const [tried, all] = [checked - began, performance.now() - began].map((ms) => ms / 1000);
    return [
      {
        what: 'statement of 10,000 lines, uploaded, tried and taken in',
        value: all ?? Number.NaN,
        unit: 's',
        limit: atMost(5),
        note: `${tried?.toFixed(2)} s of it until the dry run was answered`,
      },
    ];
  } finally {
    await product.stop();
  }
}
