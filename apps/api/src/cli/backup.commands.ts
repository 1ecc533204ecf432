import { access as reachFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { backUp, type BackupReport } from '../backup/backup';
import { restore } from '../backup/restore';
import { type Env, readEnv } from '../platform/core/env';
import {
  bringForward,
  type DatabaseAccess,
  joinDatabase,
  openDatabase,
  type OpenDatabase,
} from '../server/open-database';
import { dataDirOf } from '../platform/core/create-platform';
import { runningDatabase } from '../platform/database/embedded/embedded';
import { CannotDo } from './mistake';
import { print } from './output/print';
import { withOpened } from './with-platform';

const exists = (path: string) =>
  reachFile(path).then(
    () => true,
    () => false,
  );

const toStderr = (note: string) => void process.stderr.write(`${note}\n`);

function withDatabase<T>(
  open: () => Promise<OpenDatabase>,
  work: (access: DatabaseAccess) => Promise<T>,
): Promise<T> {
  const opened = async () => {
    const { embedded, ...access } = await open();
    return { access, close: async () => embedded?.stop() };
  };
  return withOpened(opened, ({ access }) => work(access));
}

const counted = ({ communities, rows, files }: Omit<BackupReport, 'damaged'>) =>
  `${communities} ${communities === 1 ? 'community' : 'communities'}, ${rows} rows, ${files} files`;

async function backupTo(name: string): Promise<void> {
  const env = readEnv();
  const file = resolve(name);
  if (await exists(file)) throw new CannotDo(`${file} already exists. Choose another name`);
  const report = await withDatabase(
    () => joinDatabase(env, toStderr),
    async (access) => {
      await bringForward(access);
      return backUp({ databaseUrl: access.url, dataFolder: dataDirOf(env) }, file);
    },
  );
  print(`Backed up to ${file}: ${counted(report)}.`);
  if (report.damaged.length === 0) return;
  throw new CannotDo(
    `the backup is complete except for ${report.damaged.length} stored files that are missing or damaged in ${dataDirOf(env)}: ${report.damaged.join(', ')}`,
  );
}

async function refuseRunning(env: Env): Promise<void> {
  if (env.DATABASE_URL || (await runningDatabase(dataDirOf(env))) === null) return;
  throw new CannotDo(`Courtyard is running on ${dataDirOf(env)}. Stop it before you restore`);
}

async function restoreFrom(name: string): Promise<void> {
  const env = readEnv();
  const file = resolve(name);
  if (!(await exists(file))) throw new CannotDo(`file ${file} not found`);
  await refuseRunning(env);
  const report = await withDatabase(
    () => openDatabase(env, toStderr),
    (access) => restore({ ...access, dataFolder: dataDirOf(env) }, file),
  );
  print(`Restored the backup made ${report.madeAt}: ${counted(report)}.`);
}

/** `courtyard backup`, `courtyard restore`. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('back up the database, files and releases to one new file (the server can be running)')
    .addHelpText('after', '\nExample:\n  courtyard backup /backups/courtyard-2027-01-31.tar.gz')
    .action(backupTo);
  program
    .command('restore <file>')
    .description('restore a backup to an installation without communities, on this machine or another')
    .addHelpText(
      'after',
      '\nExample:\n  COURTYARD_DATA_DIR=/srv/courtyard courtyard restore /backups/courtyard-2027-01-31.tar.gz',
    )
    .action(restoreFrom);
}
