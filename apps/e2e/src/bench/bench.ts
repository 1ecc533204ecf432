import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { collectLeftovers, removeLeftovers } from '../run/leftovers';
import { type Product, root } from '../product/product';
import { startSeeded } from '../product/seeded';
import { measureApi } from './api/api.bench';
import { measureAudiences } from './communications/audience.bench';
import { measureBooks } from './api/books/books.bench';
import { measureDues } from './api/books/dues.bench';
import { measureExpenses } from './api/books/expenses.bench';
import { measureReports } from './api/books/reports.bench';
import { measureStatement } from './api/books/statement.bench';
import { measureCalendar } from './communications/calendar.bench';
import { measureChanges } from './changes.bench';
import { type Figure, holds, table } from './figure';
import { measureDirectory } from './directory.bench';
import { measureDocuments } from './api/load/documents.bench';
import { measureLargeFiles } from './api/load/large-files.bench';
import { measureFiles } from './api/files.bench';
import { metricsToken } from './api/metrics';
import { measureSearch } from './api/search.bench';
import { measurePackets } from './api/load/packets.bench';
import { measurePdfs } from './api/load/pdfs.bench';
import { measureRequests } from './api/load/requests.bench';
import { measureStrangers } from './api/load/strangers.bench';
import { measureNotifications } from './communications/notifications.bench';
import { measureLighthouse } from './pages/lighthouse.bench';
import { measureSheets } from './pages/sheets.bench';
import { measureOneApplication } from './one-application.bench';
import { measurePolls } from './communications/polls.bench';
import { measureBuild, measureStart } from './start.bench';
import { measureMailings } from './communications/mailing.bench';
import { measureTransfer } from './transfer.bench';

/** The parts, in the order of the table. `npm run bench -- transfer api` runs some of them. */
const parts: Record<string, (product: Product) => Promise<Figure[]> | Figure[]> = {
  transfer: (product) => measureTransfer(product),
  single: (product) => measureOneApplication(product),
  lighthouse: (product) => measureLighthouse(product),
  changes: (product) => measureChanges(product),
  api: (product) => measureApi(product),
  files: (product) => measureFiles(product),
  'large-files': (product) => measureLargeFiles(product),
  pdfs: (product) => measurePdfs(product),
  packets: (product) => measurePackets(product),
  strangers: (product) => measureStrangers(product),
  search: (product) => measureSearch(product),
  directory: () => measureDirectory(),
  documents: () => measureDocuments(),
  requests: () => measureRequests(),
  calendar: () => measureCalendar(),
  polls: (product) => measurePolls(product),
  audiences: () => measureAudiences(),
  books: () => measureBooks(),
  dues: () => measureDues(),
  expenses: () => measureExpenses(),
  reports: () => measureReports(),
  statement: () => measureStatement(),
  sheets: () => measureSheets(),
  notifications: () => measureNotifications(),
  mailings: () => measureMailings(),
  start: () => measureStart(),
  build: () => measureBuild(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(
    `There is no part "${unknown.join('", "')}". The parts are ${Object.keys(parts).join(', ')}.`,
  );

const figures: Figure[] = [];
const broken: string[] = [];
collectLeftovers();
const product = await startSeeded({ env: { COURTYARD_METRICS: metricsToken } });
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.error(`measuring: ${name}`);
    try {
      figures.push(...(await measure(product)));
    } catch (error) {
      console.error(error);
      broken.push(name);
    }
  }
} finally {
  await product.stop();
  removeLeftovers();
}

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
const page = `# Benchmark\n\nMade by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.\n\n${table(figures)}\n`;
console.log(page);
if (wanted.length === 0 && broken.length === 0) writeFileSync(join(root, 'docs/benchmark.md'), page);
if (broken.length > 0) {
  process.exitCode = 1;
  console.error(`Not measured, the page is not written: ${broken.join(', ')}.`);
}
const missed = figures.filter((figure) => !holds(figure));
if (missed.length > 0) console.log(`Missed: ${missed.map(({ what }) => what).join('; ')}`);
