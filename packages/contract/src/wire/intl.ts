/** Formatters of the browser cost more to make than to use, so each is made once per locale and options. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateTimeFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
/** The IANA name of the clock that this device is set to. */
export const deviceZone = (): string => dateTimeFormat('en-US', {}).resolvedOptions().timeZone;

/** A time zone's IANA name as people read it: `America/New York`. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');

/** Whether a time zone has this IANA name, `America/New_York`. */
export function isZone(name: string): boolean {
  // An offset, `+05:00`, is a clock too, and no zone.
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    dateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const relativeTimeFormat = kept(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = kept(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
export const pluralRules = kept(
  (locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);
