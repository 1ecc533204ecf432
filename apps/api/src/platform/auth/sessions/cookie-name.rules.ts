const prefix = '__Host-';

/** Names under which a cookie of ours is kept. */
export interface CookieName {
  /** Over https: browsers let only this very host set it (RFC 6265bis, section 4.1.3.2), no sub-domain beside it. */
  secure: string;
  /** Over http, which only a developer's own machine uses; and, until browsers have forgotten it, once over https. */
  plain: string;
}

export const cookieName = (plain: string): CookieName => ({ secure: prefix + plain, plain });

/** The value of a cookie, of its secure name before the other. */
export const cookieNamed = (
  cookies: Readonly<Record<string, string | undefined>>,
  name: CookieName,
): string => cookies[name.secure] ?? cookies[name.plain] ?? '';
