import { categoryHues } from '../occurrence/category-look';

const hue = (name: keyof typeof categoryHues) => `{colors.${categoryHues[name]}}`;

const categoryEdge = Object.fromEntries(
  (Object.keys(categoryHues) as (keyof typeof categoryHues)[]).map((name) => [
    `& .courtyard-${name}`,
    { borderInlineStart: `4px solid ${hue(name)} !important` },
  ]),
);

/** The grid in the community's looks: an event is a quiet surface with the edge of its category. */
export const gridLooks = {
  fontSize: 'xs',
  lineHeight: 'xs',
  '--fc-classic-primary': '{colors.accent.solid}',
  '--fc-classic-event': '{colors.bg.hover}',
  '--fc-classic-event-contrast': '{colors.fg.default}',
  '--fc-classic-background': '{colors.bg.surface}',
  '--fc-classic-foreground': '{colors.fg.default}',
  '--fc-classic-muted-foreground': '{colors.fg.muted}',
  '--fc-classic-faint-foreground': '{colors.fg.subtle}',
  '--fc-classic-border': '{colors.border.default}',
  '--fc-classic-strong-border': '{colors.border.strong}',
  '--fc-classic-today': '{colors.accent.subtle}',
  '--fc-classic-highlight': '{colors.accent.subtle}',
  '--fc-classic-now': '{colors.status.danger.fg}',
  '--fc-classic-muted': '{colors.bg.hover}',
  '--fc-classic-faint': '{colors.bg.subtle}',
  // As high as a finger needs (WCAG 2.2, 2.5.8).
  '& .courtyard-more': { display: 'flex', alignItems: 'center', minHeight: '6' },
  // Within the day, whose own edge the next one hides.
  '& [role="gridcell"]:focus-visible': {
    outline: '2px solid {colors.accent.fg}',
    outlineOffset: '-2px',
    borderRadius: '{radii.sm}',
  },
  // The theme has larger letters of its own beside the days and the hours.
  '& .courtyard-label': { fontSize: 'xs', lineHeight: 'xs' },
  ...categoryEdge,
  // After the edges, whose style it changes.
  '& .courtyard-tentative': { borderInlineStartStyle: 'dashed !important' },
} as const;

/** Of one day alone: there is no other beside it from which today has to stand out. */
export const dayLooks = { ...gridLooks, '--fc-classic-today': '{colors.bg.surface}' } as const;
