/** A lot for each option: text that orders them, and that nobody knows before the last ballot is in. */
export type Lots = Readonly<Record<string, string>>;

/** The option whose lot comes first. */
export const firstByLot = (keys: readonly string[], lots: Lots): string | undefined =>
  keys.toSorted((a, b) => ((lots[a] ?? '') < (lots[b] ?? '') ? -1 : 1))[0];

/** Options by their lots. */
export const byLot = (keys: readonly string[], lots: Lots): string[] =>
  keys.toSorted((a, b) => ((lots[a] ?? '') < (lots[b] ?? '') ? -1 : 1));
