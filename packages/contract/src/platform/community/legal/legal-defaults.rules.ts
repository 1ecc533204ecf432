import {
  defaultsByPlace,
  type LegalDefaults,
  type LegalTemplate,
  legalTemplates,
  neutralDefaults,
} from './legal-defaults.values';

const countryOf = (jurisdiction: string): string => jurisdiction.slice(0, 2);

/** What applies in a country or state: its own, else its country's, else the neutral defaults. */
export const legalDefaultsOf = (jurisdiction: string | null | undefined): LegalDefaults => ({
  ...neutralDefaults,
  ...(jurisdiction ? { ...defaultsByPlace[countryOf(jurisdiction)], ...defaultsByPlace[jurisdiction] } : {}),
});

/**
 * The templates that a community is offered, the one to start from first: of its state its own and the neutral one; of a country without
 * a state those of its states too; all where nothing is known.
 */
export function templatesOf(jurisdiction: string | null | undefined): LegalTemplate[] {
  const own = legalDefaultsOf(jurisdiction).template;
  const isNear = (place: string) =>
    !jurisdiction || (jurisdiction === countryOf(jurisdiction) && countryOf(place) === jurisdiction);
  const near = Object.entries(defaultsByPlace).flatMap(([place, { template }]) =>
    template !== undefined && isNear(place) ? [template] : [],
  );
  return [...new Set([own, 'neutral' as const, ...legalTemplates.filter((name) => near.includes(name))])];
}
