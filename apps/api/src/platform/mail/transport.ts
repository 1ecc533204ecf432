import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../files/private-folder';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Transport {
  /** `kept`: no server is set up, and the mail lies in the outbox folder. Throws where a server does not take it. */
  deliver(mail: SendMailOptions & { id: string }): Promise<'sent' | 'kept'>;
  close(): void;
}

/** To a server, over at most three connections that stay open for the next mail. */
export function smtpTransport(url: string): Transport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  return {
    async deliver(mail) {
      await smtp.sendMail(mail);
      return 'sent';
    },
    close: () => smtp.close(),
  };
}

export const outboxFolder = (dataFolder: string) => join(dataFolder, 'outbox');

/** Into `outbox/<id>.eml`, which every mail program opens. */
export function outboxTransport(dataFolder: string): Transport {
  const folder = outboxFolder(dataFolder);
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(mail) {
      const { message } = await compose.sendMail(mail);
      await makePrivateFolder(folder);
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return 'kept';
    },
    close: () => {},
  };
}
