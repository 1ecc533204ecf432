import { readFileSync } from 'node:fs';

/** The operating system's account that PostgreSQL runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

function accounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, , uid, gid] = line.split(':');
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
    });
}

/** How people call an account; its number where it has no name. */
export const nameOfAccount = (uid: number): string =>
  accounts().find((account) => account.uid === uid)?.name ?? `number ${uid}`;

/**
 * PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. Gives null for everybody else, who runs
 * it as themselves. Throws where root finds neither account.
 */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const all = accounts();
  for (const wanted of ['postgres', 'nobody']) {
    const found = all.find(({ name }) => name === wanted);
    if (found) return found;
  }
  throw new Error(
    'PostgreSQL can’t run as root, and there is no account named postgres or nobody. Start Courtyard as another user.',
  );
}
