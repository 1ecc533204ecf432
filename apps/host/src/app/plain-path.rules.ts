/** A path without parameters as routes name it: lower-case and without a slash at its end. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';
