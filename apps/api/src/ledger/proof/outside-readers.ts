import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limits = { maxBuffer: 256 * 2 ** 20 };

/** Programs of others that read books as text. Where one is not installed, that is said, and what needs it is skipped. */
function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(
      `\n  SKIPPED  ${name} is not installed: that it reads the books as we do was not tested.\n`,
    );
    return false;
  }
}

/** Sums by `month account`, in minor units of a currency with two digits. */
export type Sums = Map<string, number>;

const minorOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '') || '0') * 100);

function add(sums: Sums, key: string, amount: number): void {
  const sum = (sums.get(key) ?? 0) + amount;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}

/** What hledger makes of a journal: changes by account and month, or what it is asked for besides. */
async function readByHledger(file: string, asked: readonly string[] = []): Promise<Sums> {
  const { stdout } = await run(
    'hledger',
    // Strict: every account and the currency are declared.
    ['-f', file, '--strict', 'balance', '--monthly', '--flat', '--no-total', '-O', 'csv', ...asked],
    limits,
  );
  const [head = '', ...rows] = stdout.trim().split('\n');
  const cells = (row: string) => row.slice(1, -1).split('","');
  const months = cells(head).slice(1);
  const sums: Sums = new Map();
  for (const row of rows) {
    const [account = '', ...amounts] = cells(row);
    amounts.forEach((amount, index) =>
      add(sums, `${months[index]?.slice(0, 7)} ${account}`, minorOf(amount)),
    );
  }
  return sums;
}

/** What ledger makes of it. */
async function readByLedger(file: string): Promise<Sums> {
  const format = '%(format_date(date, "%Y-%m"))\t%(account)\t%(quantity(scrub(amount)))\n';
  const { stdout } = await run(
    'ledger',
    ['-f', file, 'register', '--monthly', '--register-format', format],
    limits,
  );
  const sums: Sums = new Map();
  for (const row of stdout.trim().split('\n')) {
    const [month = '', account = '', amount = ''] = row.split('\t');
    add(sums, `${month} ${account}`, minorOf(amount));
  }
  return sums;
}

/** What each of those that are installed makes of a journal, by their names. */
export async function readOutside(file: string): Promise<{ program: string; sums: Sums }[]> {
  const readers = { hledger: (of: string) => readByHledger(of), ledger: readByLedger };
  const found: { program: string; sums: Sums }[] = [];
  for (const [program, read] of Object.entries(readers))
    if (hasProgram(program)) found.push({ program, sums: await read(file) });
  return found;
}

/**
 * hledger's balances at the end of each month, and what it has by month without the entries of a year's end: what its balance sheet and its
 * statement of income are made of. Null where it is not installed.
 */
export async function statementsByHledger(file: string): Promise<{ standing: Sums; results: Sums } | null> {
  if (!hasProgram('hledger')) return null;
  return {
    standing: await readByHledger(file, ['--historical']),
    results: await readByHledger(file, ['not:tag:clopen']),
  };
}

/** hledger's statement of income without the entries of a year's end; null where it is not installed. */
export async function incomeByHledger(file: string): Promise<string | null> {
  if (!hasProgram('hledger')) return null;
  return (await run('hledger', ['-f', file, 'incomestatement', 'not:tag:clopen', '-O', 'csv'], limits))
    .stdout;
}

/** What Beancount makes of a file of its own; null where it is not installed. Throws what it has against it. */
export async function readByBeancount(file: string): Promise<Sums | null> {
  if (!hasProgram('bean-check') || !hasProgram('bean-query')) return null;
  await run('bean-check', [file], limits);
  const query = 'select year, month, account, sum(number) group by year, month, account';
  const { stdout } = await run('bean-query', ['-f', 'csv', file, query], limits);
  const sums: Sums = new Map();
  for (const row of stdout.trim().split('\n').slice(1)) {
    const [year = '', month = '', account = '', amount = ''] = row.split(',').map((cell) => cell.trim());
    add(sums, `${year}-${month.padStart(2, '0')} ${account}`, minorOf(amount));
  }
  return sums;
}
