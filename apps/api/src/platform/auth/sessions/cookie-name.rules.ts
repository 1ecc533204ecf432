const prefix = '__Host-';

/** Names under which a cookie of ours is kept. */
export interface CookieName {
  /** Over https: browsers let only this very host set it (RFC 6265bis, section 4.1.3.2), no sub-domain beside it. */
  secure: string;
  /** Over http, which only a developer's own machine uses; over https until `plainEndsAt`. */
  plain: string;
}

/**
 * From when on a plain name counts for nothing over https. Until 22 November 2026 all cookies had one, and a session
 * lasts ninety days after its last use: who was signed in then has come and got the secure name, or has to sign in anyway.
 */
export const plainEndsAt = new Date('2027-03-01T00:00:00Z');

export const cookieName = (plain: string): CookieName => ({ secure: prefix + plain, plain });

/** The value of a cookie, of its secure name before the other; '' for none that counts. */
export function cookieNamed(
  cookies: Readonly<Record<string, string | undefined>>,
  name: CookieName,
  { isSecure, now }: { isSecure: boolean; now: Date },
): string {
  const plain = isSecure && now >= plainEndsAt ? undefined : cookies[name.plain];
  return cookies[name.secure] ?? plain ?? '';
}
