/** Sub-domains that stand for something else wherever they are seen. */
const reserved = new Set([
  'www',
  'api',
  'app',
  'admin',
  'assets',
  'static',
  'mail',
  'smtp',
  'imap',
  'ftp',
  'ns1',
  'ns2',
  'localhost',
  'status',
]);

/** Most of a label of a domain name (RFC 1035, 2.3.4). */
const maxCharacters = 63;

/** Why a community cannot have this as its sub-domain, and what to do; null where it can. */
export function slugHindrance(slug: string): string | null {
  if (slug.length > maxCharacters) return `use at most ${maxCharacters} characters`;
  if (!/^[a-z0-9-]+$/.test(slug)) return 'use lower-case letters from a to z, digits and hyphens';
  if (slug.startsWith('-') || slug.endsWith('-')) return 'begin and end it with a letter or a digit';
  // The form in which a browser sends a name with other letters (RFC 5890, 2.3.1).
  if (slug.slice(2, 4) === '--') return 'use no two hyphens after its second character';
  if (reserved.has(slug)) return 'that name is reserved; use the name of the community';
  return null;
}
