import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../../../files/private-folder';
import { outboxFolder } from '../../transport';
import type { Line } from './smtp-line';

/** Where no server is set up: `outbox/<number>.eml`, which every mail program opens. */
export function folderLine(dataFolder: string): Line {
  const folder = outboxFolder(dataFolder);
  return {
    async hand({ from, content }, begin) {
      await makePrivateFolder(folder);
      if (!(await begin())) return 'withdrawn';
      const path = join(folder, `${createHash('sha256').update(from).digest('hex').slice(0, 32)}.eml`);
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return { isTaken: true, answer: null };
    },
    close: () => {},
  };
}
