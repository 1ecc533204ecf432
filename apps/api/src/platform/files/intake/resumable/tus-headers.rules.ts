import { tusVersion } from '@courtyard/contract/platform/uploads/upload.values';
import { invalid, Problem } from '../../../http/problem';
import { safeName } from '../name.rules';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Throws 412 for a request by another version of the protocol, or by none. */
export function requireTus(headers: Headers): void {
  if (headers['tus-resumable'] === tusVersion) return;
  throw new Problem({
    status: 412,
    code: 'tus-version',
    title: 'Protocol version not supported',
    detail: 'Send the header Tus-Resumable: 1.0.0.',
    headers: { 'tus-version': tusVersion },
  });
}

/** A header with a whole number of bytes. Throws 422. */
export function bytesIn(headers: Headers, name: 'upload-length' | 'upload-offset'): number {
  const said = headers[name];
  if (typeof said === 'string' && /^\d{1,15}$/.test(said)) return Number(said);
  throw invalid({ [name]: 'Send a whole number of bytes.' });
}

export interface UploadMetadata {
  name: string;
  purpose: string;
  about: string;
}

/** `Upload-Metadata`: keys with their values in Base64, separated by commas. What is missing is empty. */
export function uploadMetadata(headers: Headers): UploadMetadata {
  const given = String(headers['upload-metadata'] ?? '');
  const values = new Map(
    given.split(',').map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ');
      return [key, Buffer.from(value, 'base64').toString()] as const;
    }),
  );
  return {
    name: safeName(values.get('filename') ?? ''),
    purpose: values.get('purpose') ?? '',
    about: values.get('about') ?? '',
  };
}
