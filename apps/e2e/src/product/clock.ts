const dayMs = 86_400_000;

/** Environment of a product whose clock is some days ahead. PostgreSQL's stays: what ends by the day is told the day by the product. */
export function daysAhead(days: number): Record<string, string> {
  const script = `globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) => Reflect.construct(real, given.length ? given : [real.now() + ${days * dayMs}], made),
    get: (real, name) => (name === 'now' ? () => real.now() + ${days * dayMs} : Reflect.get(real, name)),
  });`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
}
