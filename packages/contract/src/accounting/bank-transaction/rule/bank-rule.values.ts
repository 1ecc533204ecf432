export const ruleDirections = ['any', 'in', 'out'] as const;
/** A rule proposes its entry, or posts it by itself. */
export const ruleEffects = ['suggest', 'post'] as const;
