import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limits = { maxBuffer: 512 * 2 ** 20 };

export interface Reading {
  program: 'ledger' | 'hledger';
  seconds: number;
  /** Minor units by month, code of the fund and code of the account. */
  sums: ReadonlyMap<string, number>;
}

/** `Assets:FOP:1010-Operating-checking` as `OP 1010`. */
const keyOf = (account: string) => account.replace(/^.*?:F([^:]+):([^-]+)-.*$/, '$1 $2');
const minorOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '') || '0') * 100);

function summed(rows: Iterable<readonly [key: string, amountMinor: number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, amount] of rows) sums.set(key, (sums.get(key) ?? 0) + amount);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

async function timed(command: string, args: readonly string[]): Promise<{ seconds: number; said: string }> {
  const began = performance.now();
  const { stdout } = await run(command, args, limits);
  return { seconds: (performance.now() - began) / 1000, said: stdout };
}

async function byHledger(file: string): Promise<Reading> {
  const args = ['-f', file, 'balance', '--monthly', '--flat', '--no-total', '-O', 'csv'];
  const { seconds, said } = await timed('hledger', args);
  const [head = '', ...rows] = said.trim().split('\n');
  const cells = (row: string) => row.slice(1, -1).split('","');
  const months = cells(head).slice(1);
  const amounts = rows.flatMap((row) => {
    const [account = '', ...found] = cells(row);
    return found.map((text, at) => [`${months[at]?.slice(0, 7)} ${keyOf(account)}`, minorOf(text)] as const);
  });
  return { program: 'hledger', seconds, sums: summed(amounts) };
}

async function byLedger(file: string): Promise<Reading> {
  const format = '%(format_date(date, "%Y-%m"))\t%(account)\t%(quantity(scrub(amount)))\n';
  const args = ['-f', file, 'register', '--monthly', '--register-format', format];
  const { seconds, said } = await timed('ledger', args);
  const amounts = said
    .trim()
    .split('\n')
    .map((row) => {
      const [month = '', account = '', text = ''] = row.split('\t');
      return [`${month} ${keyOf(account)}`, minorOf(text)] as const;
    });
  return { program: 'ledger', seconds, sums: summed(amounts) };
}

/** What the programs of others make of the books by month, one after the other; one that is not installed is left out. */
export async function readOutside(file: string): Promise<Reading[]> {
  const found: Reading[] = [];
  for (const read of [byLedger, byHledger]) {
    try {
      found.push(await read(file));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      console.error(`not installed, left out: ${error.message}`);
    }
  }
  return found;
}
