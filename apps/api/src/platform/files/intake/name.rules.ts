const maximumCharacters = 180;

/** A file's name as it may be kept and shown: one segment, no control or direction characters, never empty. */
export function safeName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (clean === '') return 'file';
  const signs = [...clean];
  const extension = [...(/\.[^.]{1,8}$/.exec(clean)?.[0] ?? '')];
  const stem = signs.slice(0, signs.length - extension.length);
  const room = maximumCharacters - extension.length;
  return stem.length <= room ? clean : stem.slice(0, room).join('').trimEnd() + extension.join('');
}

/** `Content-Disposition` for a name in any script (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
