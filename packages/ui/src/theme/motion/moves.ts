/** Darkness of what a browser draws behind a modal, from 0 to 1. */
export const scrimProperty = '--courtyard-scrim';

/** What changes, by CSS property: how it is while something is not there, and how it is in its place. */
type Steps = Readonly<Record<string, readonly [away: string, atRest: string]>>;

export type MoveName = 'dialog' | 'panel' | 'drawer' | 'sheet' | 'menuDrawer' | 'scrim' | 'toast';

const fade: Steps = { opacity: ['0', '1'] };
const darken: Steps = { [scrimProperty]: ['0', '1'] };
const lower: Steps = { ...fade, transform: ['translateY(-4px) scale(0.985)', 'none'] };

/** The design system's motions; each is played forward to come and backward to leave. */
export const moves: Readonly<Record<MoveName, { steps: Steps; seconds: number }>> = {
  dialog: { steps: { ...lower, ...darken }, seconds: 0.12 },
  /** Menus, popovers, flyouts, lists of options, calendars. */
  panel: { steps: lower, seconds: 0.12 },
  /** A sheet from the right edge. */
  drawer: { steps: { transform: ['translateX(100%)', 'none'], ...darken }, seconds: 0.2 },
  /** A sheet from below. */
  sheet: { steps: { transform: ['translateY(100%)', 'none'], ...darken }, seconds: 0.2 },
  /** The side menu over the page. */
  menuDrawer: { steps: { transform: ['translateX(-100%)', 'none'] }, seconds: 0.2 },
  /** What darkens the page below the side menu. */
  scrim: { steps: fade, seconds: 0.2 },
  toast: { steps: { ...fade, transform: ['translateY(8px)', 'none'] }, seconds: 0.12 },
};

/** Time that something takes to another place of its list. */
export const reorderSeconds = 0.2;
