import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';

/** A way to a test database that can be blocked, as networks and servers are. */
export interface TestProxy {
  /** Connection string that leads through the proxy. */
  url: string;
  /** Takes what is sent and passes nothing on, in either direction: a server that hangs. */
  freeze(): void;
  thaw(): void;
  /** Hangs up, and takes no more connections: a server that is gone. */
  close(): Promise<void>;
}

const target = (client: pg.Client) =>
  client.host.startsWith('/')
    ? { path: `${client.host}/.s.PGSQL.${client.port}` }
    : { host: client.host, port: client.port };

/** Opens a proxy in front of a database. */
export async function proxyTo(databaseUrl: string): Promise<TestProxy> {
  const database = new pg.Client({ connectionString: databaseUrl });
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let isFrozen = false;
  const passOn = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      const pass = () => void to.write(chunk);
      if (isFrozen) held.push(pass);
      else pass();
    });
    from.on('error', () => {});
    from.on('close', () => to.destroy());
  };
  const server: Server = createServer((near) => {
    const far = connect(target(database));
    passOn(near, far);
    passOn(far, near);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = new URL('postgresql://127.0.0.1');
  url.port = String((server.address() as AddressInfo).port);
  url.username = database.user ?? '';
  url.password = typeof database.password === 'string' ? database.password : '';
  url.pathname = `/${database.database}`;
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      for (const pass of held.splice(0)) pass();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
